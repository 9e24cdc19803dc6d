import type { Failure } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { withTransaction, type Context } from "../../context.ts";
import { MAX_COMPARED } from "./compare.ts";
import { findComparedIds, insertCompared, isProductShown, lockComparison } from "./compare.repository.ts";

export type AddToCompareFailure = Failure<"not_found" | "comparison_full">;

/** Adds a product to the comparison; needs a session. */
export async function addToCompare(ctx: Context, productId: number): Promise<Result<null, AddToCompareFailure>> {
  if (!(await isProductShown(ctx, productId))) return failure({ code: "not_found" });
  return withTransaction(ctx, async (ctx) => {
    await lockComparison(ctx);
    const ids = await findComparedIds(ctx);
    if (ids.includes(productId)) return success(null);
    if (ids.length >= MAX_COMPARED) return failure({ code: "comparison_full", values: { count: MAX_COMPARED } });
    await insertCompared(ctx, productId);
    return success(null);
  });
}
