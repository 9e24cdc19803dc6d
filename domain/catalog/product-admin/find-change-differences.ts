import type { Failure } from "#shared/failures.ts";
import { success, type Result } from "#shared/result.ts";
import type { Context } from "../../context.ts";
import { changeInputOf } from "./change-input-of.ts";
import { describeDifferences } from "./describe-differences.ts";
import { getLiveProduct } from "./get-product-form.ts";
import type { Difference, ProductOwner } from "./product-admin.ts";
import { applyChange } from "./product-change.ts";
import { getChange } from "./product-change.repository.ts";

/** What approving the change of a product would change; nothing without one. */
export async function findChangeDifferences(
  ctx: Context,
  owner: ProductOwner,
  id: number,
): Promise<Result<Difference[], Failure<"not_found">>> {
  const live = await getLiveProduct(ctx, owner, id);
  if (!live.ok) return live;
  const change = await getChange(ctx, id);
  if (!change) return success([]);
  const current = changeInputOf(live.value);
  return success(await describeDifferences(ctx, current, applyChange(current, change)));
}
