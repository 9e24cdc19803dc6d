import { sql } from "drizzle-orm";
import { intList } from "#db/list-parameter.ts";
import { preparedSql } from "#db/prepared.ts";
import type { Context } from "../../context.ts";
import { inScope, instant, isUsedUp, ruledPrice, type RefreshScope } from "./listing-scope.repository.ts";

/**
 * Records the price of each variant from every rule start or end since its row was written: dated at that instant,
 * however late the job runs, including rules that started and ended in between. Runs before the rows are rewritten.
 */
export async function rememberPassedPrices(ctx: Context, scope: RefreshScope): Promise<void> {
  const now = instant(ctx);
  await ctx.db.execute(sql`
    with stale as materialized (
      select o.variant_id, o.product_id, o.price_minor as before_minor, o.price_valid_until_at as since_at, v.price_minor as own_minor
      from listing_variants o join variants v on v.id = o.variant_id
      where ${inScope(scope, sql`o.product_id`)} and o.price_valid_until_at <= ${now}
    ),
    ruled as materialized (
      select s.variant_id, r.starts_at, r.ends_at, ${ruledPrice(sql`s.own_minor`)} as ruled_minor, ${isUsedUp()} as is_used_up
      from stale s
      join price_rules r on r.product_id = s.product_id and r.kind <> 'wholesale' and (r.variant_id is null or r.variant_id = s.variant_id)
        and r.starts_at <= ${now} and (r.ends_at is null or r.ends_at >= s.since_at)
    ),
    edges as (
      select distinct s.variant_id, s.own_minor, s.before_minor, e.at
      from stale s join ruled r on r.variant_id = s.variant_id
      cross join lateral (values (r.starts_at), (r.ends_at)) as e (at)
      where e.at >= s.since_at and e.at <= ${now}
    ),
    prices as materialized (
      select e.variant_id, e.at, e.before_minor, least(e.own_minor, min(r.ruled_minor) filter (
        where r.starts_at <= e.at and (r.ends_at is null or r.ends_at > e.at) and (not r.is_used_up or r.starts_at = e.at)
      )) as price_minor
      from edges e join ruled r on r.variant_id = e.variant_id
      group by e.variant_id, e.at, e.before_minor, e.own_minor
    ),
    remembered as (
      insert into price_changes (variant_id, price_minor, changed_at)
      select variant_id, price_minor, at
      from (select variant_id, price_minor, at, lag(price_minor, 1, before_minor) over (partition by variant_id order by at) as previous_minor from prices) p
      where price_minor <> previous_minor
    )
    update listing_variants o set price_minor = p.price_minor
    from (select distinct on (variant_id) variant_id, price_minor from prices order by variant_id, at desc) p
    where p.variant_id = o.variant_id and o.price_minor <> p.price_minor
  `);
}

/** The current prices of the variants of these products, as their listings have them. */
export async function findVariantPrices(
  ctx: Context,
  productIds: readonly number[],
): Promise<{ productId: number; variantId: number; priceMinor: number }[]> {
  const rows = await preparedSql<{ product_id: number; variant_id: number; price_minor: number }>(
    ctx.db,
    "variant_prices_to_publish",
    (value) =>
      sql`select product_id, variant_id, price_minor from listing_variants where product_id = any(${intList(value("productIds"))})`,
  ).execute({ productIds: [...productIds] });
  return rows.map((row) => ({ productId: row.product_id, variantId: row.variant_id, priceMinor: row.price_minor }));
}
