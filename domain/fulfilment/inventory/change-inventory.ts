import type { ProductOwner } from "#domain/catalog/product-admin/product-admin.ts";
import { logAudit } from "#domain/platform/audit/log-audit.ts";
import type { Failure } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { withTransaction, type Context } from "../../context.ts";
import { adjustStock, type AdjustStockFailure } from "../stock/adjust-stock.ts";
import { refreshStock } from "../stock/refresh-stock.ts";
import type { ChangeInventoryInput } from "./inventory.input.ts";
import { findManagedVariants } from "./inventory.repository.ts";

export type ChangeInventoryFailure = Failure<"not_found"> | (AdjustStockFailure & { index: number });

/**
 * Books differences of counted variants, all or none, as one movement each. They are relative: units sold since the
 * count stay sold.
 */
export async function changeInventory(
  ctx: Context,
  owner: ProductOwner,
  { changes, reason }: ChangeInventoryInput,
): Promise<Result<null, ChangeInventoryFailure>> {
  const units = changes.map(({ variant_id, change }) => ({ variantId: variant_id, quantity: change }));
  const ids = units.map(({ variantId }) => variantId);
  const booked = await withTransaction(ctx, async (inside): Promise<Result<null, ChangeInventoryFailure>> => {
    const managed = await findManagedVariants(inside, owner, ids);
    if (managed.length !== ids.length) return failure({ code: "not_found" });
    const adjusted = await adjustStock(inside, units, reason);
    if (!adjusted.ok) return failure({ ...adjusted.failure, index: ids.indexOf(adjusted.failure.variantId) });
    if (owner.kind === "operator")
      await logAudit(inside, {
        action: "stock.adjust",
        subject: { kind: "product", id: managed[0]!.productId },
        details: { reason },
      });
    return success(null);
  });
  if (booked.ok) await refreshStock(ctx, units);
  return booked;
}
