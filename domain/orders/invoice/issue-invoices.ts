import type { Context } from "../../context.ts";
import { findInvoicedIds, insertInvoices } from "./invoice.repository.ts";

type OrderToInvoice = { orderId: number; shopId: number };

/** Gives each order that has none an invoice with its shop's next number: who chose cash can still pay a page of before. At most one order a shop; the last step of a transaction, for others wait for the number. */
export async function issueInvoices(ctx: Context, orders: readonly OrderToInvoice[]): Promise<void> {
  if (orders.length === 0) return;
  const invoiced = await findInvoicedIds(
    ctx,
    orders.map(({ orderId }) => orderId),
  );
  await issueFirstInvoices(
    ctx,
    orders.filter(({ orderId }) => !invoiced.has(orderId)),
  );
}

/** The same for orders that were written in this transaction, and so have none. */
export async function issueFirstInvoices(ctx: Context, orders: readonly OrderToInvoice[]): Promise<void> {
  // In one order for everybody, so that nobody waits for ever.
  await insertInvoices(
    ctx,
    orders.toSorted((one, other) => one.shopId - other.shopId),
  );
}
