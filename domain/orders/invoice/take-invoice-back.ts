import type { Context } from "../../context.ts";
import { findInvoicedIds } from "./invoice.repository.ts";
import { issueCreditNote } from "./issue-credit-note.ts";

/** What was invoiced and never paid is owed no more: the invoice of a canceled order keeps its number, and a credit note takes it back. */
export async function takeInvoiceBack(ctx: Context, order: { orderId: number; shopId: number }): Promise<void> {
  const invoiced = await findInvoicedIds(ctx, [order.orderId]);
  if (invoiced.has(order.orderId)) await issueCreditNote(ctx, { ...order, refundId: null });
}
