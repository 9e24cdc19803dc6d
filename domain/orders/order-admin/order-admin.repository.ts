import { and, asc, count, eq, gt, inArray, ne, notInArray, or, sql, type SQL } from "drizzle-orm";
import { readMoney } from "#db/columns.ts";
import { type ListSql, countRows, orderOfList, whereOfList } from "#db/list-sql.ts";
import { hasNormalizedCode } from "#db/order-code.ts";
import {
  type CommonTexts,
  countOrders,
  findCommonTexts,
  findSearchedIds,
  IS_PAYABLE,
  orderListSql,
  orderTagSql,
} from "#db/order-list.ts";
import { orderLines, orders } from "#db/schema/order.ts";
import { payments, refunds } from "#db/schema/payment.ts";
import { purchaseAddresses, purchases } from "#db/schema/purchase.ts";
import { shops } from "#db/schema/shop.ts";
import type { FulfilmentStatus } from "#domain/orders/order/order.ts";
import { readOrderCode } from "#domain/orders/order/order-code.ts";
import type { BulkSelection, ListPart } from "#domain/platform/list/read-list-page.ts";
import type { ListFilter, ListQuery } from "#shared/list/list.ts";
import type { Context } from "../../context.ts";
import type { OrderWork } from "./order-admin.ts";

const MAX_EXPORTED = 100_000_000;
const STUCK_MILLISECONDS = 3_600_000;

/** Picked up means sent in part: the last parcel sets it to on its way. */
const TO_SHIP: FulfilmentStatus[] = ["pending", "confirmed", "picked_up"];

/** `work` depends on the time. `common`: texts that many orders match. */
function listOf(ctx: Context, common?: CommonTexts, searched: readonly number[] | null = null): ListSql {
  const list = orderListSql({ readCode: readOrderCode, searched, ...(common && { common }) });
  const isWaiting = ({ values }: ListFilter) => or(...values.map((work) => waitsFor(work as OrderWork, ctx.now())));
  return { ...list, filters: { ...list.filters, work: { condition: isWaiting } } };
}

type Selection = Pick<ListQuery, "search" | "filters">;

/** How the pages of a query are found and counted. What a row shows is read only for the rows of a page. */
export async function orderReads(ctx: Context, query: Selection & Pick<ListQuery, "sort">) {
  const common = await findCommonTexts(ctx.db, query, readOrderCode);
  const searched = await findSearchedIds(ctx.db, query, { readCode: readOrderCode, common });
  const list = listOf(ctx, common, searched);
  const matching = (wanted: Selection) =>
    ctx.db.select({ id: orders.id }).from(orders).where(whereOfList(list, wanted));
  return {
    count: (max: number) =>
      countOrders(query, common, max, (wanted, limit) => countRows(ctx.db, matching(wanted).getSQL(), limit)),
    find: async ({ limit, offset, isFromEnd }: ListPart) => {
      const order = orderOfList(list, query, isFromEnd);
      const page = matching(query)
        .orderBy(...order)
        .limit(limit)
        .offset(offset);
      const rows = await selectRows(ctx)
        .where(inArray(orders.id, page))
        .orderBy(...order);
      return rows.map(readRow);
    },
  };
}

/** The orders of a selection after one in the order of their ids, for work on all of them. */
export async function findOrdersAfter(ctx: Context, wanted: BulkSelection, after: number, max: number) {
  const rows = await selectRows(ctx)
    .where(and(selectionOf(ctx, wanted), gt(orders.id, after)))
    .orderBy(asc(orders.id))
    .limit(max);
  return rows.map(readRow);
}

function selectionOf(ctx: Context, wanted: BulkSelection): SQL | undefined {
  return wanted.ids === undefined ? whereOfList(listOf(ctx), wanted.query) : inArray(orders.id, wanted.ids);
}

/** The lines of these orders, for an export. */
export function findLinesToExport(ctx: Context, orderIds: readonly number[]) {
  return ctx.db
    .select({
      orderId: orderLines.orderId,
      name: orderLines.productName,
      variantName: orderLines.variantName,
      sku: orderLines.sku,
      quantity: orderLines.quantity,
      unitPriceMinor: orderLines.unitPriceMinor,
      lineTotalMinor: orderLines.lineTotalMinor,
      taxMinor: orderLines.taxMinor,
    })
    .from(orderLines)
    .where(inArray(orderLines.orderId, [...orderIds]))
    .orderBy(asc(orderLines.orderId), asc(orderLines.id));
}

export function countSelection(ctx: Context, wanted: BulkSelection): Promise<number> {
  const matching = ctx.db.select({ id: orders.id }).from(orders).where(selectionOf(ctx, wanted));
  return countRows(ctx.db, matching.getSQL(), MAX_EXPORTED);
}

function selectRows(ctx: Context) {
  return ctx.db
    .select({
      id: orders.id,
      code: orders.code,
      trxId: purchases.trxId,
      placedAt: orders.createdAt,
      shop: { id: shops.id, slug: shops.slug, name: shops.name },
      name: sql<string>`coalesce(${purchaseAddresses.name}, '')`,
      email: purchases.email,
      phone: sql<string>`coalesce(nullif(${purchaseAddresses.phone}, ''), ${purchases.phone})`,
      countryCode: purchases.shipToCountryCode,
      fulfilmentStatus: orders.fulfilmentStatus,
      paymentStatus: orders.paymentStatus,
      paymentMethod: sql<string>`coalesce(${purchases.paymentMethod}, '')`,
      deliveryName: orders.deliveryName,
      units: sql<number>`(select coalesce(sum(l.quantity), 0)::int from ${orderLines} l where l.order_id = ${orders.id})`,
      totalMinor: orders.totalMinor,
      currencyCode: purchases.currencyCode,
      tags: orderTagSql(null).names,
    })
    .from(orders)
    .innerJoin(purchases, eq(purchases.id, orders.purchaseId))
    .innerJoin(shops, eq(shops.id, orders.shopId))
    .leftJoin(
      purchaseAddresses,
      and(eq(purchaseAddresses.purchaseId, purchases.id), eq(purchaseAddresses.kind, "shipping")),
    );
}

function readRow<Row extends { totalMinor: number; currencyCode: string }>({ totalMinor, currencyCode, ...row }: Row) {
  return { ...row, total: readMoney(totalMinor, currencyCode) };
}

export type OrderRow = Awaited<ReturnType<typeof findOrdersAfter>>[number];

function waitsFor(work: OrderWork, now: Date): SQL | undefined {
  switch (work) {
    case "to_ship":
      return and(inArray(orders.fulfilmentStatus, TO_SHIP), IS_PAYABLE);
    case "awaiting_payment":
      return and(
        eq(orders.paymentStatus, "unpaid"),
        notInArray(orders.fulfilmentStatus, ["canceled", "delivered"]),
        ne(orders.paymentMethod, "cash_on_delivery"),
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

/** Counted up to `max`; above that only "more than" is shown. */
export async function countWaiting(ctx: Context, work: OrderWork, max: number): Promise<number> {
  const some = ctx.db.select({ id: orders.id }).from(orders).where(waitsFor(work, ctx.now())).limit(max).as("some");
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

/** The row of an order's code. */
export async function getAdminOrder(ctx: Context, normalizedCode: string) {
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
      shopId: orders.shopId,
    })
    .from(orders)
    .innerJoin(purchases, eq(purchases.id, orders.purchaseId))
    .where(hasNormalizedCode(normalizedCode));
  return rows[0] ?? null;
}

/** Null while it is sent to the purchase's address. */
export async function getChangedAddress(ctx: Context, orderId: number) {
  const rows = await ctx.db.select({ address: orders.deliveryAddress }).from(orders).where(eq(orders.id, orderId));
  return rows[0]?.address ?? null;
}
