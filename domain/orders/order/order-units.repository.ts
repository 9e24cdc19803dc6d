import { and, eq, sql } from "drizzle-orm";
import { parcels } from "#db/schema/parcel.ts";
import type { Context } from "../../context.ts";

/** Units of an order line: those still allocated, and those shipped and not returned. */
export type LineUnits = { orderLineId: number; variantId: number; isDigital: boolean; held: number; out: number };

/** From the stock movements, so that no unit moves twice; only of variants that still exist. */
export async function findLineUnits(ctx: Context, orderId: number): Promise<LineUnits[]> {
  const units = (...kinds: [string, number][]) =>
    sql.join(
      kinds.map(([kind, sign]) => sql`when ${kind} then ${sql.raw(String(sign))} * m.quantity`),
      sql` `,
    );
  const { rows } = (await ctx.db.execute(sql`
    select l.id as "orderLineId", l.variant_id as "variantId", l.product_type = 'digital' as "isDigital",
      coalesce(sum(case m.kind ${units(["allocated", 1], ["released", -1], ["shipped", -1])} else 0 end), 0)::int as held,
      coalesce(sum(case m.kind ${units(["shipped", 1], ["adjusted", -1])} else 0 end), 0)::int as out
    from order_lines l left join stock_movements m on m.order_line_id = l.id and m.variant_id = l.variant_id
    where l.order_id = ${orderId} and l.variant_id is not null
    group by l.id order by l.id`)) as { rows: LineUnits[] };
  return rows;
}

/** Units that the shopper has or that were lost: canceling does not return them. */
export async function findGoneUnits(ctx: Context, orderId: number): Promise<Map<number, number>> {
  const { rows } = (await ctx.db.execute(sql`
    select c.order_line_id as id, sum(c.quantity)::int as units from parcel_lines c join parcels p on p.id = c.parcel_id
    where p.order_id = ${orderId} and p.state in ('delivered', 'lost') group by c.order_line_id`)) as {
    rows: { id: number; units: number }[];
  };
  return new Map(rows.map(({ id, units }) => [id, units]));
}

/** Unpacks packed parcels and marks those in transit as returned. */
export async function endParcelsOf(ctx: Context, orderId: number): Promise<void> {
  await ctx.db.delete(parcels).where(and(eq(parcels.orderId, orderId), eq(parcels.state, "packed")));
  await ctx.db
    .update(parcels)
    .set({ state: "returned", endedAt: ctx.now() })
    .where(and(eq(parcels.orderId, orderId), eq(parcels.state, "handed_over")));
}

/** Counts delivered units as sold; returns the products. */
export async function countSales(ctx: Context, orderId: number): Promise<number[]> {
  const { rows } = (await ctx.db.execute(sql`
    update products p set sales_count = p.sales_count + sold.units
    from (select product_id, sum(quantity)::int as units from order_lines where order_id = ${orderId} group by product_id) sold
    where p.id = sold.product_id returning p.id`)) as { rows: { id: number }[] };
  return rows.map(({ id }) => id);
}

/** Whether it waits to be confirmed and contains nothing to be sent. */
export async function hasOnlyFiles(ctx: Context, orderId: number): Promise<boolean> {
  const { rows } = (await ctx.db.execute(sql`
    select 1 from orders o where o.id = ${orderId} and o.fulfilment_status = 'pending'
      and (select bool_and(l.product_type = 'digital') from order_lines l where l.order_id = o.id)`)) as {
    rows: unknown[];
  };
  return rows.length > 0;
}
