import { type SQL, and, eq, inArray, ne, or, sql } from "drizzle-orm";
import { readMoney } from "#db/columns.ts";
import { listReads } from "#db/list-reads.ts";
import type { ListSql } from "#db/list-sql.ts";
import { orderListSql } from "#db/order-list.ts";
import { orderLines, orders } from "#db/schema/order.ts";
import { purchaseAddresses, purchases } from "#db/schema/purchase.ts";
import { readOrderCode } from "#domain/orders/order/order-code.ts";
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
export function shopOrderReads(ctx: Context, shopId: number) {
  return listReads(ctx.db, {
    list: listOf(shopId),
    scope: eq(orders.shopId, shopId),
    rows: async ({ where, orderBy, limit, offset }) => {
      const rows = await ctx.db
        .select(COLUMNS)
        .from(orders)
        .innerJoin(purchases, eq(purchases.id, orders.purchaseId))
        .leftJoin(
          purchaseAddresses,
          and(eq(purchaseAddresses.purchaseId, purchases.id), eq(purchaseAddresses.kind, "shipping")),
        )
        .where(where)
        .orderBy(...orderBy)
        .limit(limit)
        .offset(offset);
      return rows.map(({ totalMinor, currencyCode, placedAt, ...row }) => ({
        ...row,
        placedAt: placedAt.toISOString(),
        total: readMoney(totalMinor, currencyCode),
      }));
    },
    matching: (where) =>
      ctx.db
        .select({ id: orders.id })
        .from(orders)
        .innerJoin(purchases, eq(purchases.id, orders.purchaseId))
        .where(where)
        .getSQL(),
  });
}
