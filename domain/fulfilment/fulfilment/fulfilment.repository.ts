import { and, eq, sql } from "drizzle-orm";
import { hasNormalizedCode } from "#db/order-code.ts";
import { orders } from "#db/schema/order.ts";
import { parcelLines, parcels } from "#db/schema/parcel.ts";
import { purchases } from "#db/schema/purchase.ts";
import type { HeldUnits } from "#domain/fulfilment/stock/stock.ts";
import type { FulfilmentStatus } from "../../orders/order/order.ts";
import type { ParcelPackage, ParcelState } from "../parcel/parcel.ts";
import type { Context } from "../../context.ts";
import type { ParcelTracking } from "./fulfilment.ts";

export type ManagedOrder = {
  id: number;
  code: string;
  shopId: number;
  purchaseId: number;
  fulfilmentStatus: FulfilmentStatus;
};

const managedColumns = {
  id: orders.id,
  code: orders.code,
  shopId: orders.shopId,
  purchaseId: orders.purchaseId,
  fulfilmentStatus: orders.fulfilmentStatus,
};

const isOf = (shopId: number | null) => (shopId === null ? undefined : eq(orders.shopId, shopId));

/** Null for an order of another shop. */
export async function getManagedOrder(
  ctx: Context,
  shopId: number | null,
  normalizedCode: string,
): Promise<ManagedOrder | null> {
  const rows = await ctx.db
    .select(managedColumns)
    .from(orders)
    .where(and(isOf(shopId), hasNormalizedCode(normalizedCode)));
  return rows[0] ?? null;
}

export async function getOrderOfParcel(
  ctx: Context,
  shopId: number | null,
  parcelId: number,
): Promise<ManagedOrder | null> {
  const rows = await ctx.db
    .select(managedColumns)
    .from(orders)
    .innerJoin(parcels, eq(parcels.orderId, orders.id))
    .where(and(isOf(shopId), eq(parcels.id, parcelId)));
  return rows[0] ?? null;
}

/** Locks the order and its parcels until the transaction ends; returns its status then. */
export async function lockOrder(ctx: Context, { id, purchaseId }: ManagedOrder): Promise<FulfilmentStatus> {
  await ctx.db.select({ id: purchases.id }).from(purchases).where(eq(purchases.id, purchaseId)).for("update");
  const rows = await ctx.db.select({ status: orders.fulfilmentStatus }).from(orders).where(eq(orders.id, id));
  return rows[0]!.status;
}

/** Units of a line that has to be sent. Lost units count as sent, returned ones do not. */
export type PackedLine = {
  orderLineId: number;
  name: string;
  quantity: number;
  packed: number;
  onTheWay: number;
  delivered: number;
  lost: number;
};

export async function findPackedLines(ctx: Context, orderId: number): Promise<PackedLine[]> {
  const { rows } = (await ctx.db.execute(sql`
    select l.id as "orderLineId", l.product_name as name, l.quantity,
      coalesce(sum(c.quantity) filter (where p.state = 'packed'), 0)::int as packed,
      coalesce(sum(c.quantity) filter (where p.state = 'handed_over'), 0)::int as "onTheWay",
      coalesce(sum(c.quantity) filter (where p.state = 'delivered'), 0)::int as delivered,
      coalesce(sum(c.quantity) filter (where p.state = 'lost'), 0)::int as lost
    from order_lines l left join parcel_lines c on c.order_line_id = l.id left join parcels p on p.id = c.parcel_id
    where l.order_id = ${orderId} and l.product_type = 'physical' group by l.id order by l.id`)) as {
    rows: PackedLine[];
  };
  return rows;
}

/** Without a package or a weight: unchanged. */
type ParcelDetails = ParcelTracking & Partial<ParcelPackage>;

export async function insertParcel(
  ctx: Context,
  orderId: number,
  details: ParcelDetails,
  lines: readonly { orderLineId: number; quantity: number }[],
): Promise<number> {
  const rows = await ctx.db
    .insert(parcels)
    .values({ orderId, ...details, createdAt: ctx.now() })
    .returning({ id: parcels.id });
  const parcelId = rows[0]!.id;
  await ctx.db.insert(parcelLines).values(lines.map((line) => ({ ...line, parcelId })));
  return parcelId;
}

/** False if the parcel has already ended. */
export async function setDetails(ctx: Context, parcelId: number, details: ParcelDetails): Promise<boolean> {
  const rows = await ctx.db
    .update(parcels)
    .set(details)
    .where(and(eq(parcels.id, parcelId), sql`${parcels.state} in ('packed', 'handed_over')`))
    .returning({ id: parcels.id });
  return rows.length > 0;
}

/** False if it was already handed over. */
export async function deletePackedParcel(ctx: Context, parcelId: number): Promise<boolean> {
  const rows = await ctx.db
    .delete(parcels)
    .where(and(eq(parcels.id, parcelId), eq(parcels.state, "packed")))
    .returning({ id: parcels.id });
  return rows.length > 0;
}

export type MovedParcel = ParcelTracking & {
  id: number;
  lines: { orderLineId: number; variantId: number | null; quantity: number; name: string; variantsName: string }[];
};

/** Null if the parcel is no longer in `from`. */
export async function moveParcelRow(
  ctx: Context,
  parcelId: number,
  from: ParcelState,
  to: ParcelState,
): Promise<MovedParcel | null> {
  const times = to === "handed_over" ? { handedOverAt: ctx.now() } : { endedAt: ctx.now() };
  const moved = await ctx.db
    .update(parcels)
    .set({ state: to, ...times })
    .where(and(eq(parcels.id, parcelId), eq(parcels.state, from)))
    .returning({
      id: parcels.id,
      carrierCode: parcels.carrierCode,
      carrierName: parcels.carrierName,
      trackingNumber: parcels.trackingNumber,
      trackingLink: parcels.trackingLink,
    });
  if (!moved[0]) return null;
  const { rows } = (await ctx.db.execute(sql`
    select c.order_line_id as "orderLineId", l.variant_id as "variantId", c.quantity, l.product_name as name, l.variant_name as "variantsName"
    from parcel_lines c join order_lines l on l.id = c.order_line_id where c.parcel_id = ${parcelId} order by l.id`)) as {
    rows: MovedParcel["lines"];
  };
  return { ...moved[0], lines: rows };
}

export async function deliverParcelRows(ctx: Context, orderId: number): Promise<void> {
  await ctx.db
    .update(parcels)
    .set({ state: "delivered", endedAt: ctx.now() })
    .where(and(eq(parcels.orderId, orderId), eq(parcels.state, "handed_over")));
}

/** All variants of the order, so that they are locked at once. */
export async function findUnitsOfOrder(ctx: Context, orderId: number): Promise<HeldUnits[]> {
  const { rows } = (await ctx.db.execute(sql`
    select id as "orderLineId", variant_id as "variantId", quantity from order_lines
    where order_id = ${orderId} and variant_id is not null order by id`)) as { rows: HeldUnits[] };
  return rows;
}

/** Another of its parcels was handed over. */
export async function touchSentAt(ctx: Context, orderId: number): Promise<void> {
  await ctx.db.update(orders).set({ sentAt: ctx.now() }).where(eq(orders.id, orderId));
}

/** Orders in transit since before then, without an open question or return. */
export async function findOverdueOrders(ctx: Context, sentBefore: Date, max: number): Promise<ManagedOrder[]> {
  const { rows } = (await ctx.db.execute(sql`
    select o.id, o.code, o.purchase_id as "purchaseId", o.fulfilment_status as "fulfilmentStatus" from orders o
    where o.fulfilment_status = 'on_the_way' and o.sent_at <= ${sentBefore.toISOString()}::timestamptz
      and not exists (
        select 1 from order_lines l where l.order_id = o.id and l.product_type = 'physical' and l.quantity > (
          select coalesce(sum(c.quantity), 0) from parcel_lines c join parcels p on p.id = c.parcel_id
          where c.order_line_id = l.id and p.state in ('handed_over', 'delivered', 'lost')))
      and exists (select 1 from parcels p where p.order_id = o.id and p.state in ('handed_over', 'delivered'))
      and not exists (
        select 1 from order_messages m where m.order_id = o.id and m.author = 'shopper'
          and not exists (select 1 from order_messages a where a.order_id = o.id and a.id > m.id and a.author <> 'shopper'))
      and not exists (select 1 from returns r where r.order_id = o.id and r.ended_at is null)
    order by o.sent_at, o.id limit ${max}`)) as { rows: ManagedOrder[] };
  return rows;
}
