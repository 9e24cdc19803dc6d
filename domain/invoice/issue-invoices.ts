import type { Context } from "../context.ts";
import { findSellers, insertInvoices, takeInvoiceNumbers } from "./invoice.repository.ts";

/** Gives each order an invoice with its shop's next number. At most one order a shop; the last step of a transaction, for others wait for the number. */
export async function issueInvoices(
  ctx: Context,
  orders: readonly { orderId: number; shopId: number }[],
): Promise<void> {
  if (orders.length === 0) return;
  const ordered = orders.toSorted((one, other) => one.shopId - other.shopId);
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
