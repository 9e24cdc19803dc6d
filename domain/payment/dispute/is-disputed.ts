import type { Context } from "../../context.ts";
import { getPurchaseOf, hasOpenDispute } from "./dispute.repository.ts";

/** Whether the bank holds money of the order until a dispute is decided: it must not be refunded a second time. */
export function isDisputed(ctx: Context, order: { purchaseId: number; orderId: number }): Promise<boolean> {
  return hasOpenDispute(ctx, order);
}

/** The same, if only the order is known. */
export async function isOrderDisputed(ctx: Context, orderId: number): Promise<boolean> {
  const purchaseId = await getPurchaseOf(ctx, orderId);
  return purchaseId !== null && (await hasOpenDispute(ctx, { purchaseId, orderId }));
}
