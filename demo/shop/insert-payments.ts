import type { Database } from "#db/client.ts";
import { creditNoteCounters, creditNotes } from "#db/schema/credit-note.ts";
import { invoiceCounters, invoices } from "#db/schema/order.ts";
import type { payments } from "#db/schema/payment.ts";
import { insertRows } from "../insert-rows.ts";
import { known } from "../known.ts";
import { hoursAfter, hoursUntilEnd, hoursUntilPaid, isPaid } from "./order-times.ts";
import { isGivenUp, type PlannedOrder, type PlannedPurchase } from "./plan-orders.ts";

/** Payment attempts: one per purchase if paid online, one per delivered order if paid in cash. */
export function paymentRows(
  purchase: PlannedPurchase,
  purchaseId: number,
  orderIds: ReadonlyMap<string, number>,
  now: Date,
): (typeof payments.$inferInsert)[] {
  const createdAt = hoursAfter(purchase, 0, now);
  const common = { purchaseId, provider: purchase.method, currencyCode: "USD", createdAt };
  const settledAt = hoursAfter(purchase, hoursUntilPaid(purchase), now);
  if (purchase.method === "sandbox") {
    const outcome = purchase.orders.every(({ stage }) => isGivenUp(stage))
      ? { status: "failed" as const, failure: "declined" }
      : { status: "paid" as const };
    return [
      {
        ...common,
        ...outcome,
        amountMinor: purchase.totalMinor,
        providerReference: `demo_${purchase.trxId.slice(0, 16)}`,
        settledAt,
      },
    ];
  }
  return purchase.orders
    .filter((order) => isPaid(purchase, order))
    .map((order) => ({
      ...common,
      status: "paid" as const,
      orderId: known(orderIds, order.code),
      amountMinor: order.totalMinor,
      settledAt,
    }));
}

export async function insertInvoices(
  db: Database,
  made: readonly { purchase: PlannedPurchase; order: PlannedOrder }[],
  orderIds: ReadonlyMap<string, number>,
  shopIds: ReadonlyMap<string, number>,
  now: Date,
): Promise<void> {
  const lastNumbers = new Map<number, number>();
  const rows = made
    .filter(({ purchase, order }) => isInvoiced(purchase, order))
    .map(({ purchase, order }) => {
      const shopId = known(shopIds, order.shop);
      const number = (lastNumbers.get(shopId) ?? 0) + 1;
      lastNumbers.set(shopId, number);
      return { orderId: known(orderIds, order.code), shopId, number, issuedAt: hoursAfter(purchase, 0.1, now) };
    });
  await insertRows(db, invoices, rows);
  await insertRows(
    db,
    invoiceCounters,
    [...lastNumbers].map(([shopId, lastNumber]) => ({ shopId, lastNumber })),
  );
  await takeBackInvoices(db, made, orderIds, shopIds, now);
}

/** Issued at placement if paid on delivery, else at payment. */
function isInvoiced(purchase: PlannedPurchase, order: PlannedOrder): boolean {
  return purchase.method === "cash_on_delivery" || isPaid(purchase, order);
}

/** An order that was canceled unpaid has a credit note for its whole invoice. */
async function takeBackInvoices(
  db: Database,
  made: readonly { purchase: PlannedPurchase; order: PlannedOrder }[],
  orderIds: ReadonlyMap<string, number>,
  shopIds: ReadonlyMap<string, number>,
  now: Date,
): Promise<void> {
  const lastNumbers = new Map<number, number>();
  const rows = made
    .filter(({ purchase, order }) => isInvoiced(purchase, order) && isGivenUp(order.stage))
    .map(({ purchase, order }) => {
      const shopId = known(shopIds, order.shop);
      const number = (lastNumbers.get(shopId) ?? 0) + 1;
      lastNumbers.set(shopId, number);
      const issuedAt = hoursAfter(purchase, hoursUntilEnd(order), now);
      return { orderId: known(orderIds, order.code), shopId, number, issuedAt };
    });
  await insertRows(db, creditNotes, rows);
  await insertRows(
    db,
    creditNoteCounters,
    [...lastNumbers].map(([shopId, lastNumber]) => ({ shopId, lastNumber })),
  );
}
