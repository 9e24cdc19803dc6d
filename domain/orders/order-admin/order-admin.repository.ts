import { and, asc, count, eq, gte, inArray, lt, ne, notInArray, or, sql, type SQL } from "drizzle-orm";
import { readMoney } from "#db/columns.ts";
import { isNewerThan, isOlderThan, newestFirst, oldestFirst } from "#db/newest-first.ts";
import { matchingOrderIds } from "#db/order-search.ts";
import { customers } from "#db/schema/customer.ts";
import { orderEvents, orderLines, orders } from "#db/schema/order.ts";
import { paymentDisputes, payments, refunds } from "#db/schema/payment.ts";
import { purchaseAddresses, purchases } from "#db/schema/purchase.ts";
import { orderRefunds } from "#db/schema/refund.ts";
import { returns } from "#db/schema/return.ts";
import { shops } from "#db/schema/shop.ts";
import type { FulfilmentStatus } from "#domain/orders/order/order.ts";
import { readOrderCode } from "#domain/orders/order/order-code.ts";
import type { Context } from "../../context.ts";
import type { AdminOrdersQuery } from "./order-admin.input.ts";
import type { OrderWork } from "./order-admin.ts";

const DAY_MILLISECONDS = 86_400_000;
const STUCK_MILLISECONDS = 3_600_000;

/** Picked up means sent in part: the last parcel sets it to on its way. */
const TO_SHIP: FulfilmentStatus[] = ["pending", "confirmed", "picked_up"];

export type AdminOrdersFilter = Omit<AdminOrdersQuery, "newer_than" | "older_than">;

/** Newest first; orders before or after a given id are read from that side of the index. */
export async function findBookRows(
  ctx: Context,
  filter: AdminOrdersFilter,
  { newerThan, olderThan, most }: { newerThan?: number | undefined; olderThan?: number | undefined; most: number },
) {
  const rows = await ctx.db
    .select({
      id: orders.id,
      code: orders.code,
      trxId: purchases.trxId,
      placedAt: orders.createdAt,
      shop: { id: shops.id, slug: shops.slug, name: shops.name },
      name: sql<string>`coalesce(${purchaseAddresses.name}, '')`,
      email: purchases.email,
      countryCode: purchases.shipToCountryCode,
      fulfilmentStatus: orders.fulfilmentStatus,
      paymentStatus: orders.paymentStatus,
      paymentMethod: sql<string>`coalesce(${purchases.paymentMethod}, '')`,
      units: sql<number>`(select coalesce(sum(l.quantity), 0)::int from ${orderLines} l where l.order_id = ${orders.id})`,
      totalMinor: orders.totalMinor,
      currencyCode: purchases.currencyCode,
    })
    .from(orders)
    .innerJoin(purchases, eq(purchases.id, orders.purchaseId))
    .innerJoin(shops, eq(shops.id, orders.shopId))
    .leftJoin(
      purchaseAddresses,
      and(eq(purchaseAddresses.purchaseId, purchases.id), eq(purchaseAddresses.kind, "shipping")),
    )
    .where(
      and(
        ...conditionsOf(filter, ctx.now()),
        newerThan === undefined ? undefined : isNewerThan(orders, newerThan),
        olderThan === undefined ? undefined : isOlderThan(orders, olderThan),
      ),
    )
    .orderBy(...(newerThan === undefined ? newestFirst(orders) : oldestFirst(orders)))
    .limit(most);
  return rows.map(({ totalMinor, currencyCode, ...row }) => ({ ...row, total: readMoney(totalMinor, currencyCode) }));
}

function conditionsOf(
  { q, fulfilment, payment, work, shop, country, from, to }: AdminOrdersFilter,
  now: Date,
): (SQL | undefined)[] {
  return [
    q ? sql`${orders.id} in ${matchingOrderIds({ text: q, code: readOrderCode(q) })}` : undefined,
    fulfilment ? eq(orders.fulfilmentStatus, fulfilment) : undefined,
    payment ? eq(orders.paymentStatus, payment) : undefined,
    work ? waitsFor(work, now) : undefined,
    shop ? eq(orders.shopId, shop) : undefined,
    country ? eq(purchases.shipToCountryCode, country) : undefined,
    from ? gte(orders.createdAt, new Date(`${from}T00:00:00Z`)) : undefined,
    to ? lt(orders.createdAt, new Date(Date.parse(`${to}T00:00:00Z`) + DAY_MILLISECONDS)) : undefined,
  ];
}

function waitsFor(work: OrderWork, now: Date): SQL | undefined {
  switch (work) {
    case "to_ship":
      return and(
        inArray(orders.fulfilmentStatus, TO_SHIP),
        or(ne(orders.paymentStatus, "unpaid"), eq(purchases.paymentMethod, "cash_on_delivery")),
      );
    case "awaiting_payment":
      return and(
        eq(orders.paymentStatus, "unpaid"),
        notInArray(orders.fulfilmentStatus, ["canceled", "delivered"]),
        ne(purchases.paymentMethod, "cash_on_delivery"),
      );
    default:
      return sql`${orders.purchaseId} in (select p.purchase_id from ${refunds} r join ${payments} p on p.id = r.payment_id
        where r.status = 'failed' or (r.status = 'started' and r.created_at < ${stuckBefore(now)}::timestamptz))`;
  }
}

/** The job queries the provider every minute: a refund still in progress after this long needs staff. */
function stuckBefore(now: Date): string {
  return new Date(now.getTime() - STUCK_MILLISECONDS).toISOString();
}

/** Counted up to `most`; above that only "more than" is shown. */
export async function countBookRows(ctx: Context, work: OrderWork, most: number): Promise<number> {
  const some = ctx.db
    .select({ id: orders.id })
    .from(orders)
    .innerJoin(purchases, eq(purchases.id, orders.purchaseId))
    .where(waitsFor(work, ctx.now()))
    .limit(most)
    .as("some");
  const rows = await ctx.db.select({ found: count() }).from(some);
  return rows[0]!.found;
}

/** Shops with at least one order, for the filter. */
export function findSellingShops(ctx: Context): Promise<{ id: number; name: string }[]> {
  return ctx.db
    .select({ id: shops.id, name: shops.name })
    .from(shops)
    .where(sql`exists (select 1 from ${orders} where ${orders.shopId} = ${shops.id})`)
    .orderBy(asc(shops.name));
}

export async function findPaymentTries(ctx: Context, purchaseId: number) {
  const rows = await ctx.db
    .select()
    .from(payments)
    .where(eq(payments.purchaseId, purchaseId))
    .orderBy(asc(payments.id));
  return rows.map(({ amountMinor, currencyCode, ...row }) => ({
    ...row,
    amount: readMoney(amountMinor, currencyCode),
  }));
}

export async function findProviderRefunds(ctx: Context, paymentIds: readonly number[], currency: string) {
  if (paymentIds.length === 0) return [];
  const rows = await ctx.db
    .select()
    .from(refunds)
    .where(inArray(refunds.paymentId, [...paymentIds]))
    .orderBy(asc(refunds.id));
  return rows.map(({ amountMinor, ...row }) => ({ ...row, amount: readMoney(amountMinor, currency) }));
}

export async function findDisputeRows(ctx: Context, paymentIds: readonly number[]) {
  if (paymentIds.length === 0) return [];
  const rows = await ctx.db
    .select()
    .from(paymentDisputes)
    .where(inArray(paymentDisputes.paymentId, [...paymentIds]))
    .orderBy(asc(paymentDisputes.id));
  return rows.map(({ amountMinor, currencyCode, ...row }) => ({
    ...row,
    amount: readMoney(amountMinor, currencyCode),
  }));
}

export function findReturnRows(ctx: Context, orderId: number) {
  return ctx.db
    .select({ id: returns.id, status: returns.status, at: returns.createdAt })
    .from(returns)
    .where(eq(returns.orderId, orderId))
    .orderBy(asc(returns.id));
}

export async function findRefundRows(ctx: Context, orderId: number, currency: string) {
  const rows = await ctx.db
    .select({
      id: orderRefunds.id,
      kind: orderRefunds.kind,
      amountMinor: orderRefunds.amountMinor,
      bearer: orderRefunds.bearer,
      note: orderRefunds.note,
      actor: orderRefunds.actor,
      firstName: customers.firstName,
      lastName: customers.lastName,
      at: orderRefunds.createdAt,
    })
    .from(orderRefunds)
    .leftJoin(customers, eq(customers.id, orderRefunds.actorId))
    .where(eq(orderRefunds.orderId, orderId))
    .orderBy(asc(orderRefunds.id));
  return rows.map(({ amountMinor, ...row }) => ({ ...row, amount: readMoney(amountMinor, currency) }));
}

export function findRecordEvents(ctx: Context, orderId: number) {
  return ctx.db
    .select({
      axis: orderEvents.axis,
      fromStatus: orderEvents.fromStatus,
      status: orderEvents.toStatus,
      actor: orderEvents.actor,
      firstName: customers.firstName,
      lastName: customers.lastName,
      note: orderEvents.note,
      at: orderEvents.createdAt,
    })
    .from(orderEvents)
    .leftJoin(customers, eq(customers.id, orderEvents.actorId))
    .where(eq(orderEvents.orderId, orderId))
    .orderBy(asc(orderEvents.id));
}

/** The row of an order's code. */
export async function getBookOrder(ctx: Context, code: string) {
  const rows = await ctx.db
    .select({
      id: orders.id,
      code: orders.code,
      purchaseId: orders.purchaseId,
      trxId: purchases.trxId,
      customerId: purchases.customerId,
      currencyCode: purchases.currencyCode,
      paymentMethod: purchases.paymentMethod,
      fulfilmentStatus: orders.fulfilmentStatus,
      paymentStatus: orders.paymentStatus,
      shopOwnerId: shops.ownerId,
    })
    .from(orders)
    .innerJoin(purchases, eq(purchases.id, orders.purchaseId))
    .innerJoin(shops, eq(shops.id, orders.shopId))
    .where(eq(orders.code, code));
  return rows[0] ?? null;
}
