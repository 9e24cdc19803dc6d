import { eq, sql } from "drizzle-orm";
import { shops } from "#db/schema/shop.ts";
import type { Context } from "../../context.ts";

/** A variant that became low in stock and was not reported yet. */
export type LowVariant = { variantId: number; name: string; choice: string; sku: string; left: number };

const IS_LOW = sql`v.is_active and p.status = 'published' and p.type = 'physical'
  and coalesce(l.on_hand - l.allocated, 0) <= p.low_stock_threshold`;
const FROM = sql`variants v join products p on p.id = v.product_id left join stock_levels l on l.variant_id = v.id`;

/** Clears the alerts of variants that are in stock again or no longer for sale, so they can be reported again. */
export async function deleteRefilledAlerts(ctx: Context): Promise<void> {
  await ctx.db.execute(sql`delete from low_stock_alerts a
    where not exists (select from ${FROM} where v.id = a.variant_id and ${IS_LOW})`);
}

/** Approved shops with low variants to be alerted about, in id order. */
export async function findShopsToAlert(ctx: Context): Promise<number[]> {
  const { rows } = (await ctx.db.execute(sql`
    select distinct p.shop_id as id from ${FROM} join shops s on s.id = p.shop_id
    where ${IS_LOW} and s.status = 'approved' and s.is_low_stock_mailed
      and not exists (select from low_stock_alerts a where a.variant_id = v.id)
    order by 1`)) as { rows: { id: number }[] };
  return rows.map(({ id }) => id);
}

/** Records alerts for variants of a shop that became low, and returns them, the fewest units first. */
export async function takeLowVariants(ctx: Context, shopId: number): Promise<LowVariant[]> {
  const { rows } = (await ctx.db.execute(sql`
    with alerted as (
      insert into low_stock_alerts (variant_id, created_at)
      select v.id, ${ctx.now().toISOString()}::timestamptz from ${FROM} where p.shop_id = ${shopId} and ${IS_LOW}
      on conflict do nothing returning variant_id
    )
    select v.id as "variantId", p.name, v.sku, greatest(coalesce(l.on_hand - l.allocated, 0), 0)::int as left,
      concat_ws(', ', c.name, (
        select string_agg(b.name, ', ' order by x.attribute_id)
        from variant_values x join attribute_values b on b.id = x.attribute_value_id where x.variant_id = v.id)) as choice
    from alerted t join variants v on v.id = t.variant_id join products p on p.id = v.product_id
      left join stock_levels l on l.variant_id = v.id left join colors c on c.id = v.color_id
    order by 4, v.id`)) as { rows: LowVariant[] };
  return rows;
}

export async function getShopOfAlert(ctx: Context, shopId: number): Promise<{ name: string; isOn: boolean } | null> {
  const rows = await ctx.db
    .select({ name: shops.name, isOn: shops.isLowStockMailed })
    .from(shops)
    .where(eq(shops.id, shopId));
  return rows[0] ?? null;
}

export async function setLowStockMailed(ctx: Context, shopId: number, isOn: boolean): Promise<void> {
  await ctx.db.update(shops).set({ isLowStockMailed: isOn }).where(eq(shops.id, shopId));
}
