import type { Context } from "../context.ts";
import { findInvoicedIds, findSellers, insertInvoices, takeInvoiceNumbers } from "./invoice.repository.ts";

/** Gives each order that has none an invoice with its shop's next number: who chose cash can still pay a page of before. At most one order a shop; the last step of a transaction, for others wait for the number. */
export async function issueInvoices(
  ctx: Context,
  orders: readonly { orderId: number; shopId: number }[],
): Promise<void> {
  if (orders.length === 0) return;
  const invoiced = await findInvoicedIds(
    ctx,
    orders.map(({ orderId }) => orderId),
  );
  const ordered = orders
    .filter(({ orderId }) => !invoiced.has(orderId))
    .toSorted((one, other) => one.shopId - other.shopId);
  if (ordered.length === 0) return;
  const shopIds = ordered.map(({ shopId }) => shopId);
  const sellers = await findSellers(ctx, shopIds);
  const numbers = await takeInvoiceNumbers(ctx, shopIds);
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
