import type { Context } from "../../context.ts";
import { findInvoicedIds, insertInvoices } from "./invoice.repository.ts";

type OrderToInvoice = { orderId: number; shopId: number };

/**
 * Issues invoices with their shop's next number for orders without one: a cash order may still be paid through an
 * earlier payment page. At most one order per shop; the last step of a transaction, since it locks the counters.
 */
export async function issueInvoices(ctx: Context, orders: readonly OrderToInvoice[]): Promise<void> {
  if (orders.length === 0) return;
  const orderIds = orders.map(({ orderId }) => orderId);
  const invoiced = await findInvoicedIds(ctx, orderIds);
  await issueFirstInvoices(
    ctx,
    orders.filter(({ orderId }) => !invoiced.has(orderId)),
  );
}

/** The same for orders written in this transaction, which have none yet. */
export async function issueFirstInvoices(ctx: Context, orders: readonly OrderToInvoice[]): Promise<void> {
  // Always in the same order, to avoid deadlocks.
  await insertInvoices(
    ctx,
    orders.toSorted((one, other) => one.shopId - other.shopId),
  );
}
