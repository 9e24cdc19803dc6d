import type { Context } from "../context.ts";
import { findInvoicedIds, findSellers, insertInvoices, takeInvoiceNumbers } from "./invoice.repository.ts";

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
  const ordered = orders.toSorted((one, other) => one.shopId - other.shopId);
  if (ordered.length === 0) return;
  const shopIds = ordered.map(({ shopId }) => shopId);
  const [sellers, numbers] = await Promise.all([findSellers(ctx, shopIds), takeInvoiceNumbers(ctx, shopIds)]);
  await insertInvoices(
    ctx,
    ordered.map(({ orderId, shopId }) => ({
      orderId,
      shopId,
      number: numbers.get(shopId)!,
      seller: sellers.get(shopId) ?? null,
    })),
  );
}
