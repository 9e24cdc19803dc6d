import { sql } from "drizzle-orm";
import type { Context } from "../../context.ts";
import type { MovingParcel, OpenReturn } from "./find-to-do.ts";

type Rows<Row> = { rows: Row[] };

/** The customer's parcels in transit, newest first. */
export async function findMovingParcels(ctx: Context, customerId: number, max: number): Promise<MovingParcel[]> {
  const { rows } = (await ctx.db.execute(sql`
    select a.id, o.code as "orderCode", s.name as "shopName", a.carrier_name as "carrierName"
    from parcels a join orders o on o.id = a.order_id join purchases p on p.id = o.purchase_id join shops s on s.id = o.shop_id
    where p.customer_id = ${customerId} and a.state = 'handed_over' order by a.handed_over_at desc, a.id desc limit ${max}
  `)) as Rows<MovingParcel>;
  return rows;
}

/** The customer's open returns, newest first. */
export async function findOpenReturns(ctx: Context, customerId: number, max: number): Promise<OpenReturn[]> {
  const { rows } = (await ctx.db.execute(sql`
    select r.id, o.code as "orderCode", s.name as "shopName", r.status
    from returns r join orders o on o.id = r.order_id join shops s on s.id = r.shop_id
    where r.customer_id = ${customerId} and r.ended_at is null order by r.created_at desc, r.id desc limit ${max}
  `)) as Rows<OpenReturn>;
  return rows;
}
