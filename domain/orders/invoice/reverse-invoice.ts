import type { Context } from "../../context.ts";
import { findInvoicedIds } from "./invoice.repository.ts";
import { issueCreditNote } from "./issue-credit-note.ts";

/**
 * Reverses an invoice that was never paid: the canceled order's invoice keeps its number, and a credit note reverses
 * it.
 */
export async function reverseInvoice(ctx: Context, order: { orderId: number; shopId: number }): Promise<void> {
  const invoiced = await findInvoicedIds(ctx, [order.orderId]);
  if (invoiced.has(order.orderId)) await issueCreditNote(ctx, { ...order, refundId: null });
}
