import { and, asc, eq, inArray, isNotNull } from "drizzle-orm";
import { writeMoney } from "#db/columns.ts";
import { insertRows } from "#db/insert-rows.ts";
import { orderEvents, orderLines, orders, PAYMENT_STATUSES } from "#db/schema/order.ts";
import { payments } from "#db/schema/payment.ts";
import { purchases } from "#db/schema/purchase.ts";
import type { SaleUnits } from "#domain/pricing/campaign/campaign.ts";
import { isZero, type Money } from "#shared/money.ts";
import type { Context } from "../../context.ts";
import { PAYMENT_MOVES, type Actor, type FulfilmentStatus, type OrderPaymentStatus } from "./order.ts";

export type StoredOrder = {
  id: number;
  shopId: number;
  fulfilmentStatus: FulfilmentStatus;
  paymentStatus: OrderPaymentStatus;
};

export type OrderEventToWrite = {
  orderId: number;
  axis: "fulfilment" | "payment" | "address";
  fromStatus: string | null;
  toStatus: string;
  actor: Actor;
  note?: string;
};

export async function insertOrderEvents(ctx: Context, events: readonly OrderEventToWrite[]): Promise<void> {
  if (events.length === 0) return;
  await insertRows(
    ctx.db,
    "insert_order_events",
    orderEvents,
    events.map(({ orderId, axis, fromStatus, toStatus, actor, note = "" }) => ({
      orderId,
      axis,
      fromStatus,
      toStatus,
      note,
      actor: actor.kind,
      actorId: actor.customerId,
      createdAt: ctx.now(),
    })),
  );
}

export type LockedPurchase = NonNullable<Awaited<ReturnType<typeof lockPurchase>>>;

/** Locks the purchase row until the transaction ends. */
export async function lockPurchase(ctx: Context, purchaseId: number) {
  const rows = await ctx.db
    .select({
      trxId: purchases.trxId,
      status: purchases.status,
      email: purchases.email,
      languageCode: purchases.languageCode,
      currencyCode: purchases.currencyCode,
      expiresAt: purchases.expiresAt,
    })
    .from(purchases)
    .where(eq(purchases.id, purchaseId))
    .for("update");
  return rows[0] ?? null;
}

export async function findOrdersOfPurchase(
  ctx: Context,
  purchaseId: number,
): Promise<(StoredOrder & { code: string; totalMinor: number })[]> {
  return ctx.db
    .select({
      id: orders.id,
      code: orders.code,
      shopId: orders.shopId,
      fulfilmentStatus: orders.fulfilmentStatus,
      paymentStatus: orders.paymentStatus,
      totalMinor: orders.totalMinor,
    })
    .from(orders)
    .where(eq(orders.purchaseId, purchaseId))
    .orderBy(asc(orders.id));
}

/** Changes the payment status of orders whose current status allows it; returns those changed. */
export async function movePaymentRows(
  ctx: Context,
  orderIds: readonly number[],
  to: OrderPaymentStatus,
): Promise<number[]> {
  const from = PAYMENT_STATUSES.filter((status) => PAYMENT_MOVES[status].includes(to));
  if (orderIds.length === 0) return [];
  const rows = await ctx.db
    .update(orders)
    .set({ paymentStatus: to })
    .where(and(inArray(orders.id, [...orderIds]), inArray(orders.paymentStatus, from)))
    .returning({ id: orders.id });
  return rows.map(({ id }) => id);
}

/** False if the order is no longer in `from`. Records when it was sent and delivered. */
export async function moveFulfilmentRow(
  ctx: Context,
  orderId: number,
  from: FulfilmentStatus,
  to: FulfilmentStatus,
): Promise<boolean> {
  const times = to === "on_the_way" ? { sentAt: ctx.now() } : to === "delivered" ? { deliveredAt: ctx.now() } : {};
  const rows = await ctx.db
    .update(orders)
    .set({ fulfilmentStatus: to, ...times })
    .where(and(eq(orders.id, orderId), eq(orders.fulfilmentStatus, from)))
    .returning({ id: orders.id });
  return rows.length > 0;
}

/** A purchase with nothing left to pay does not expire. */
export async function clearExpiry(ctx: Context, purchaseId: number): Promise<void> {
  await ctx.db.update(purchases).set({ expiresAt: null }).where(eq(purchases.id, purchaseId));
}

/** Called when all its orders are canceled. */
export async function markPurchaseCanceled(ctx: Context, purchaseId: number): Promise<void> {
  await ctx.db.update(purchases).set({ status: "canceled", expiresAt: null }).where(eq(purchases.id, purchaseId));
}

export type OrderToMove = StoredOrder & {
  purchaseId: number;
  paymentMethod: string | null;
  totalMinor: number;
  currencyCode: string;
};

export async function getOrderToMove(ctx: Context, orderId: number): Promise<OrderToMove | null> {
  const rows = await ctx.db
    .select({
      id: orders.id,
      shopId: orders.shopId,
      purchaseId: orders.purchaseId,
      fulfilmentStatus: orders.fulfilmentStatus,
      paymentStatus: orders.paymentStatus,
      paymentMethod: purchases.paymentMethod,
      totalMinor: orders.totalMinor,
      currencyCode: purchases.currencyCode,
    })
    .from(orders)
    .innerJoin(purchases, eq(purchases.id, orders.purchaseId))
    .where(eq(orders.id, orderId));
  return rows[0] ?? null;
}

/** The order's units at campaign prices. */
export function findSoldSaleUnits(
  ctx: Context,
  orderIds: readonly number[],
): Promise<(SaleUnits & { productId: number | null })[]> {
  return ctx.db
    .select({
      campaignProductId: orderLines.campaignProductId,
      quantity: orderLines.quantity,
      productId: orderLines.productId,
    })
    .from(orderLines)
    .where(and(inArray(orderLines.orderId, [...orderIds]), isNotNull(orderLines.campaignProductId)));
}

/** Cash paid on delivery, as a settled payment; null for nothing. */
export async function insertCashPayment(
  ctx: Context,
  { amount, ...paid }: { purchaseId: number; orderId: number; provider: string; amount: Money },
): Promise<number | null> {
  if (isZero(amount)) return null;
  const values = {
    ...paid,
    status: "paid" as const,
    amountMinor: writeMoney(amount, amount.currency),
    currencyCode: amount.currency,
    createdAt: ctx.now(),
    settledAt: ctx.now(),
  };
  const rows = await ctx.db.insert(payments).values(values).returning({ id: payments.id });
  return rows[0]!.id;
}
