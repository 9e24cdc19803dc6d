import type { ProductOwner } from "#domain/catalog/product-admin/product-admin.ts";
import type { Failure } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import type { Context } from "../../context.ts";
import type { MovementRecord } from "./inventory.ts";
import { findManagedVariants, findMovementRows } from "./inventory.repository.ts";

const AT_ONCE = 50;

/** What changed the stock of a variant, the latest first; `before` continues an earlier list. */
export async function findStockMovements(
  ctx: Context,
  owner: ProductOwner,
  variantId: number,
  before?: number,
): Promise<Result<MovementRecord[], Failure<"not_found">>> {
  const [managed, movements] = await Promise.all([
    findManagedVariants(ctx, owner, [variantId]),
    findMovementRows(ctx, owner, variantId, { before, max: AT_ONCE }),
  ]);
  return managed.length > 0 ? success(movements) : failure({ code: "not_found" });
}
