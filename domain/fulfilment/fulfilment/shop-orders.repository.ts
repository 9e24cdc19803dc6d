import { sql } from "drizzle-orm";
import { FULFILMENT_STATUSES } from "#db/schema/order.ts";
import type { Context } from "../../context.ts";
import type { FulfilmentStatus } from "../../orders/order/order.ts";
import type { LineToSend, LowStock, ShopOrderCounts, ShopOrderEvent } from "./shop-order.ts";

const IS_PAYABLE = sql`(o.payment_status <> 'unpaid' or o.payment_method = 'cash_on_delivery')`;

/** The number of orders per state, each status counted up to `most`. */
export async function countByState(ctx: Context, shopId: number, max: number): Promise<ShopOrderCounts> {
  const isCounted = sql`o.shop_id = ${shopId} and o.fulfilment_status = s.status`;
  const { rows } = (await ctx.db.execute(sql`
    select s.status, (select count(*)::int from (select from orders o where ${isCounted} limit ${max}) c) as count,
      case when s.status = 'pending' then (select count(*)::int from (
        select from orders o where ${isCounted} and not ${IS_PAYABLE} limit ${max}) c) else 0 end as unpaid
    from unnest(${`{${FULFILMENT_STATUSES.join(",")}}`}::text[]) s(status)`)) as {
    rows: { status: FulfilmentStatus; count: number; unpaid: number }[];
  };
  const of = (...statuses: FulfilmentStatus[]) =>
    rows.reduce((sum, { status, count }) => (statuses.includes(status) ? sum + count : sum), 0);
  const unpaid = rows.find(({ status }) => status === "pending")?.unpaid ?? 0;
  return {
    all: rows.reduce((sum, { count }) => sum + count, 0),
    new: of("pending") - unpaid,
    to_send: of("confirmed", "picked_up"),
    on_the_way: of("on_the_way"),
    delivered: of("delivered"),
    canceled: of("canceled"),
    unpaid,
  };
}

export async function countNew(ctx: Context, shopId: number): Promise<number> {
  const { rows } = (await ctx.db.execute(sql`
    select count(*)::int as count from orders o
    where o.shop_id = ${shopId} and o.fulfilment_status = 'pending' and ${IS_PAYABLE}`)) as {
    rows: { count: number }[];
  };
  return rows[0]!.count;
}

export type ListedLine = { orderId: number; name: string; image: string | null; quantity: number };

export async function findListedLines(ctx: Context, orderIds: readonly number[]): Promise<ListedLine[]> {
  if (orderIds.length === 0) return [];
  const { rows } = (await ctx.db.execute(sql`
    select order_id as "orderId", product_name as name, image, quantity from order_lines
    where order_id = any(${`{${orderIds.join(",")}}`}::int[]) order by id`)) as { rows: ListedLine[] };
  return rows;
}

/** The packed and unpacked units of the order. */
export async function findLinesToSend(ctx: Context, orderId: number): Promise<LineToSend[]> {
  const { rows } = (await ctx.db.execute(sql`
    select l.id, l.product_name as name, l.variant_name as "variantsName", l.sku, l.image, l.product_type = 'digital' as "isDigital", l.quantity,
      coalesce(sum(c.quantity) filter (where p.state in ('handed_over', 'delivered', 'lost')), 0)::int as sent,
      coalesce(sum(c.quantity) filter (where p.state = 'packed'), 0)::int as packed
    from order_lines l left join parcel_lines c on c.order_line_id = l.id left join parcels p on p.id = c.parcel_id
    where l.order_id = ${orderId} group by l.id order by l.id`)) as { rows: Omit<LineToSend, "open">[] };
  return rows.map((row) => ({ ...row, open: row.isDigital ? 0 : row.quantity - row.sent - row.packed }));
}

/** The shop's products on sale with the lowest stock, lowest first. */
export async function findLowStockRows(ctx: Context, shopId: number, max: number): Promise<LowStock[]> {
  const { rows } = (await ctx.db.execute(sql`
    select p.slug as "productSlug", p.name, v.sku, v.image, (s.on_hand - s.allocated)::int as left
    from products p join variants v on v.product_id = p.id join stock_levels s on s.variant_id = v.id
    where p.shop_id = ${shopId} and p.status = 'published' and p.type = 'physical' and s.on_hand - s.allocated <= p.low_stock_threshold
    order by s.on_hand - s.allocated, v.id limit ${max}`)) as { rows: LowStock[] };
  return rows;
}

/** Every status change of the order, with its actor and reason. */
export async function findShopOrderEvents(ctx: Context, orderId: number): Promise<ShopOrderEvent[]> {
  const { rows } = (await ctx.db.execute(sql`
    select axis, to_status as status, actor, note, created_at as at from order_events where order_id = ${orderId} order by id`)) as {
    rows: (Omit<ShopOrderEvent, "at"> & { at: Date | string })[];
  };
  return rows.map((row) => ({ ...row, at: new Date(row.at).toISOString() }));
}
