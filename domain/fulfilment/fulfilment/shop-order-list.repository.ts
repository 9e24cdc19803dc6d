import { type SQL, and, eq, inArray, or, sql } from "drizzle-orm";
import { readMoney } from "#db/columns.ts";
import { listReads } from "#db/list-reads.ts";
import type { ListSql } from "#db/list-sql.ts";
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
import { purchaseAddresses, purchases } from "#db/schema/purchase.ts";
import { readOrderCode } from "#domain/orders/order/order-code.ts";
import type { ListPart } from "#domain/platform/list/read-list-page.ts";
import type { ListQuery } from "#shared/list/list.ts";
import type { Context } from "../../context.ts";
import type { ShopOrderRow, ShopOrderState } from "./shop-order.ts";

const COLUMNS = {
  id: orders.id,
  code: orders.code,
  placedAt: orders.createdAt,
  customerName: sql<string>`coalesce(${orders.deliveryAddress} ->> 'name', ${purchaseAddresses.name}, '')`,
  place: sql<string>`coalesce(concat_ws(', ', nullif(coalesce(${orders.deliveryAddress} ->> 'city', ${purchaseAddresses.city}), ''), ${purchaseAddresses.countryCode}), '')`,
  fulfilmentStatus: orders.fulfilmentStatus,
  paymentStatus: orders.paymentStatus,
  paymentMethod: sql<string>`coalesce(${purchases.paymentMethod}, '')`,
  deliveryName: orders.deliveryName,
  units: sql<number>`(select coalesce(sum(l.quantity), 0)::int from ${orderLines} l where l.order_id = ${orders.id})`,
  totalMinor: orders.totalMinor,
  currencyCode: purchases.currencyCode,
};

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

function listOf(shopId: number, common?: CommonTexts, searched: readonly number[] | null = null): ListSql {
  const list = orderListSql({ readCode: readOrderCode, shopId, searched, ...(common && { common }) });
  const isInState = ({ values }: { values: readonly string[] }) =>
    values.includes("all") ? undefined : or(...values.map((state) => CONDITIONS[state as ShopOrderState]));
  return { ...list, filters: { ...list.filters, state: { condition: isInState } } };
}

/** The reads of a page, which share parts of their query. */
export async function shopOrderPage(ctx: Context, shopId: number, query: ListQuery) {
  const common = await findCommonTexts(ctx.db, query, readOrderCode);
  const searched = await findSearchedIds(ctx.db, query, { readCode: readOrderCode, shopId, common });
  const reads = shopOrderReads(ctx, shopId, common, searched);
  return {
    find: (part: ListPart) => reads.find(query, part),
    count: (max: number) =>
      countOrders(query, common, max, (wanted, limit) => reads.count({ query: { ...query, ...wanted } }, limit)),
  };
}

/** Only orders of this shop, whatever the filter. */
export function shopOrderReads(
  ctx: Context,
  shopId: number,
  common?: CommonTexts,
  searched: readonly number[] | null = null,
) {
  const matching = (where: SQL | undefined) => ctx.db.select({ id: orders.id }).from(orders).where(where);
  return listReads(ctx.db, {
    list: listOf(shopId, common, searched),
    scope: eq(orders.shopId, shopId),
    rows: async ({ where, orderBy, limit, offset }) => {
      const page = matching(where)
        .orderBy(...orderBy)
        .limit(limit)
        .offset(offset);
      const rows = await ctx.db
        .select({ ...COLUMNS, tags: orderTagSql(shopId).names })
        .from(orders)
        .innerJoin(purchases, eq(purchases.id, orders.purchaseId))
        .leftJoin(
          purchaseAddresses,
          and(eq(purchaseAddresses.purchaseId, purchases.id), eq(purchaseAddresses.kind, "shipping")),
        )
        .where(inArray(orders.id, page))
        .orderBy(...orderBy);
      return rows.map(({ totalMinor, currencyCode, placedAt, ...row }) => ({
        ...row,
        placedAt: placedAt.toISOString(),
        total: readMoney(totalMinor, currencyCode),
      }));
    },
    matching: (where) => matching(where).getSQL(),
  });
}
