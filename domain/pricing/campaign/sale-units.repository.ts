import { sql, type SQL } from "drizzle-orm";
import type { Context } from "../../context.ts";
import type { CountedUnits } from "./campaign.ts";

export async function countBoughtSaleUnits(
  ctx: Context,
  cartId: number,
  campaignProductIds: readonly number[],
): Promise<Map<number, number>> {
  const { customerId, sessionId } = ctx.visitor;
  const { rows } = (await ctx.db.execute(sql`
    with mine as (
      select id from purchases where customer_id = ${customerId}::int
      union select id from purchases where session_id = ${sessionId}::int
      union select id from purchases where email in (select email from customers where id = ${customerId}::int)
      union select id from purchases where email in (
        select d.email from purchases d
        where d.status = 'draft' and d.trx_id in (
          select trx_id from carts where id = ${cartId} union all
          select buy_now_trx_id from cart_lines where cart_id = ${cartId} and buy_now_trx_id is not null
        )
      )
    )
    select l.campaign_product_id as id, sum(l.quantity)::int as units
    from mine join orders o on o.purchase_id = mine.id join order_lines l on l.order_id = o.id
    where l.campaign_product_id = any(${idArray(campaignProductIds)}::int[]) and o.fulfilment_status <> 'canceled'
    group by l.campaign_product_id
  `)) as { rows: { id: number; units: number }[] };
  return new Map(rows.map(({ id, units }) => [id, units]));
}

/** Locks the rows in id order; returns the units left of each, null if unlimited. */
export async function lockSaleRows(ctx: Context, ids: readonly number[]): Promise<Map<number, number | null>> {
  const { rows } = (await ctx.db.execute(sql`
    select id, maximum_units - sold_units as units_left from campaign_products
    where id = any(${idArray(ids)}::int[]) order by id for no key update
  `)) as { rows: { id: number; units_left: number | null }[] };
  return new Map(rows.map((row) => [row.id, row.units_left]));
}

export type SaleRow = { productId: number; isUsedUp: boolean };

/** Counts the units as sold if the campaign has enough left; returns the rows that had. */
export function takeSaleRows(ctx: Context, units: readonly CountedUnits[]): Promise<SaleRow[]> {
  return changeRows(
    ctx,
    units,
    sql`c.sold_units + moved.quantity`,
    sql`c.maximum_units is null or c.sold_units + moved.quantity <= c.maximum_units`,
  );
}

export function releaseSaleRows(ctx: Context, units: readonly CountedUnits[]): Promise<SaleRow[]> {
  return changeRows(ctx, units, sql`c.sold_units - moved.quantity`, sql`c.sold_units >= moved.quantity`);
}

async function changeRows(
  ctx: Context,
  units: readonly CountedUnits[],
  soldUnits: SQL,
  condition: SQL,
): Promise<SaleRow[]> {
  const moved = sql.join(
    units.map(({ campaignProductId, quantity }) => sql`(${campaignProductId}::int, ${quantity}::int)`),
    sql`, `,
  );
  const { rows } = (await ctx.db.execute(sql`
    update campaign_products c set sold_units = ${soldUnits}
    from (values ${moved}) as moved (id, quantity)
    where c.id = moved.id and (${condition})
    returning c.product_id, coalesce(c.sold_units >= c.maximum_units, false) as is_used_up
  `)) as { rows: { product_id: number; is_used_up: boolean }[] };
  return rows.map((row) => ({ productId: row.product_id, isUsedUp: row.is_used_up }));
}

function idArray(ids: readonly number[]): string {
  return `{${ids.join(",")}}`;
}
