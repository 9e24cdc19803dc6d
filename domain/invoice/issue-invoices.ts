import type { Context } from "../context.ts";
import { insertInvoices, takeInvoiceNumbers } from "./invoice.repository.ts";

/** Gives each order an invoice with its shop's next number. At most one order a shop; the last step of a transaction, for others wait for the number. */
export async function issueInvoices(
  ctx: Context,
  orders: readonly { orderId: number; shopId: number }[],
): Promise<void> {
  if (orders.length === 0) return;
  const ordered = orders.toSorted((one, other) => one.shopId - other.shopId);
  const numbers = await takeInvoiceNumbers(
    ctx,
    ordered.map(({ shopId }) => shopId),
  );
  await insertInvoices(
    ctx,
    ordered.map(({ orderId, shopId }) => ({ orderId, shopId, number: numbers.get(shopId)! })),
  );
}
