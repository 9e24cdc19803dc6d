import { type SQL, and, asc, eq, gt, inArray, ne, or, sql } from "drizzle-orm";
import { readMoney } from "#db/columns.ts";
import { type ListSql, countRows, orderOfList, whereOfList } from "#db/list-sql.ts";
import { orderListSql } from "#db/order-list.ts";
import { orders } from "#db/schema/order.ts";
import { purchaseAddresses, purchases } from "#db/schema/purchase.ts";
import { readOrderCode } from "#domain/orders/order/order-code.ts";
import type { BulkSelection } from "#domain/platform/list/run-bulk.ts";
import type { ListPart } from "#domain/platform/list/read-list-page.ts";
import type { ListQuery } from "#shared/list/list.ts";
import type { Context } from "../../context.ts";
import type { ShopOrderRow, ShopOrderState } from "./shop-order.ts";

const IS_PAYABLE = or(ne(orders.paymentStatus, "unpaid"), eq(purchases.paymentMethod, "cash_on_delivery"))!;
const isIn = (...statuses: ShopOrderRow["fulfilmentStatus"][]) => inArray(orders.fulfilmentStatus, statuses);

const CONDITIONS: Record<ShopOrderState, SQL | undefined> = {
  all: undefined,
  new: and(isIn("pending"), IS_PAYABLE),
  to_send: isIn("confirmed", "picked_up"),
  on_the_way: isIn("on_the_way"),
  delivered: isIn("delivered"),
  canceled: isIn("canceled"),
  unpaid: and(isIn("pending"), sql`not ${IS_PAYABLE}`),
};

function listOf(shopId: number): ListSql {
  const list = orderListSql(readOrderCode, shopId);
  const isInState = ({ values }: { values: readonly string[] }) =>
    values.includes("all") ? undefined : or(...values.map((state) => CONDITIONS[state as ShopOrderState]));
  return { ...list, filters: { ...list.filters, state: { condition: isInState } } };
}

/** Only orders of this shop, whatever the filter. */
function whereOf(shopId: number, query: Pick<ListQuery, "search" | "filters">): SQL {
  return and(eq(orders.shopId, shopId), whereOfList(listOf(shopId), query))!;
}

export async function findShopOrderRows(
  ctx: Context,
  shopId: number,
  query: ListQuery,
  part: ListPart,
): Promise<ShopOrderRow[]> {
  const rows = await ctx.db
    .select({
      id: orders.id,
      code: orders.code,
      placedAt: orders.createdAt,
      customerName: sql<string>`coalesce(${purchaseAddresses.name}, '')`,
      place: sql<string>`coalesce(concat_ws(', ', nullif(${purchaseAddresses.city}, ''), ${purchaseAddresses.countryCode}), '')`,
      fulfilmentStatus: orders.fulfilmentStatus,
      paymentStatus: orders.paymentStatus,
      paymentMethod: sql<string>`coalesce(${purchases.paymentMethod}, '')`,
      totalMinor: orders.totalMinor,
      currencyCode: purchases.currencyCode,
    })
    .from(orders)
    .innerJoin(purchases, eq(purchases.id, orders.purchaseId))
    .leftJoin(
      purchaseAddresses,
      and(eq(purchaseAddresses.purchaseId, purchases.id), eq(purchaseAddresses.kind, "shipping")),
    )
    .where(whereOf(shopId, query))
    .orderBy(...orderOfList(listOf(shopId), query, part.isFromEnd))
    .limit(part.limit)
    .offset(part.offset);
  return rows.map(({ totalMinor, currencyCode, placedAt, ...row }) => ({
    ...row,
    placedAt: placedAt.toISOString(),
    total: readMoney(totalMinor, currencyCode),
  }));
}

export function countShopOrderRows(ctx: Context, shopId: number, query: ListQuery, most: number): Promise<number> {
  const matching = ctx.db
    .select({ id: orders.id })
    .from(orders)
    .innerJoin(purchases, eq(purchases.id, orders.purchaseId))
    .where(whereOf(shopId, query));
  return countRows(ctx.db, matching.getSQL(), most);
}

/** The shop's own among these orders, or those that match. */
export function findBulkShopOrders(ctx: Context, shopId: number, wanted: BulkSelection, after: number, most: number) {
  return ctx.db
    .select({ id: orders.id, label: orders.code })
    .from(orders)
    .innerJoin(purchases, eq(purchases.id, orders.purchaseId))
    .where(
      and(
        wanted.ids === undefined
          ? whereOf(shopId, wanted.query)
          : and(eq(orders.shopId, shopId), inArray(orders.id, wanted.ids)),
        gt(orders.id, after),
      ),
    )
    .orderBy(asc(orders.id))
    .limit(most);
}
