import type { Failure } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { withTransaction, type Context } from "../../context.ts";
import type { ProductOwner } from "./product-admin.ts";
import { deleteChange, getChange } from "./product-change.repository.ts";
import { lockProducts } from "./product-write.repository.ts";

/** A shop withdraws a pending or refused change. */
export async function withdrawChange(
  ctx: Context,
  owner: ProductOwner,
  id: number,
): Promise<Result<null, Failure<"not_found">>> {
  return withTransaction(ctx, async (inside): Promise<Result<null, Failure<"not_found">>> => {
    const [known] = await lockProducts(inside, owner, [id]);
    if (!known || !(await getChange(inside, id))) return failure({ code: "not_found" });
    await deleteChange(inside, id);
    return success(null);
  });
}
