import { sql, type SQL } from "drizzle-orm";
import type { Context } from "../../context.ts";

/** Which shops to recompute: all, or those with these products. */
export type FiguresScope = "all" | { ofProducts: readonly number[] };

/** Blocks new followers meanwhile, so that none is lost or counted twice. */
export async function lockFigures(ctx: Context, scope: FiguresScope): Promise<void> {
  await ctx.db.execute(sql`
    select from shop_figures f where ${inScope(scope, sql`f.shop_id`)} order by f.shop_id for update
  `);
}

/** Computes each shop's product count, rating, followers, and top-level categories; returns whether any has changed. */
export async function writeFigures(ctx: Context, scope: FiguresScope): Promise<boolean> {
  const { rows } = (await ctx.db.execute(sql`
    with recursive lineage(category_id, ancestor_id, parent_id) as (
      select id, id, parent_id from categories
      union all
      select l.category_id, c.id, c.parent_id from lineage l join categories c on c.id = l.parent_id
    ),
    shown as (
      select l.shop_id, count(*)::int as products_count, sum(p.reviews_count)::int as reviews_count,
        coalesce(round(sum(p.rating_tenths::numeric * p.reviews_count) / nullif(sum(p.reviews_count), 0)), 0)::int as rating_tenths
      from listing_products l join products p on p.id = l.product_id
      where ${inScope(scope, sql`l.shop_id`)}
      group by l.shop_id
    ),
    sold_in as (
      select l.shop_id, array_agg(distinct t.ancestor_id) as top_category_ids
      from (select distinct shop_id, category_id from listing_products l where ${inScope(scope, sql`l.shop_id`)}) l
      join lineage t on t.category_id = l.category_id and t.parent_id is null
      group by l.shop_id
    )
    insert into shop_figures as o (shop_id, ${sql.raw(COLUMNS.join(", "))})
    select s.id, coalesce(n.products_count, 0), coalesce(n.reviews_count, 0), coalesce(n.rating_tenths, 0),
      (select count(*)::int from shop_followers w where w.shop_id = s.id), coalesce(i.top_category_ids, '{}')
    from shops s left join shown n on n.shop_id = s.id left join sold_in i on i.shop_id = s.id
    where ${inScope(scope, sql`s.id`)}
    order by s.id
    on conflict (shop_id) do update set ${sql.raw(COLUMNS.map((name) => `${name} = excluded.${name}`).join(", "))}
    where (${sql.raw(COLUMNS.map((name) => `o.${name}`).join(", "))})
      is distinct from (${sql.raw(COLUMNS.map((name) => `excluded.${name}`).join(", "))})
    returning shop_id
  `)) as { rows: { shop_id: number }[] };
  return rows.length > 0;
}

const COLUMNS = ["products_count", "reviews_count", "rating_tenths", "followers_count", "top_category_ids"];

/** Adds or removes one follower; returns the new count. */
export async function moveFollowersCount(ctx: Context, shopId: number, change: 1 | -1): Promise<number> {
  const { rows } = (await ctx.db.execute(sql`
    insert into shop_figures as o (shop_id, followers_count) values (${shopId}, ${Math.max(change, 0)})
    on conflict (shop_id) do update set followers_count = greatest(o.followers_count + ${change}::int, 0)
    returning followers_count
  `)) as { rows: { followers_count: number }[] };
  return rows[0]!.followers_count;
}

function inScope(scope: FiguresScope, column: SQL): SQL {
  return scope === "all"
    ? sql`true`
    : sql`${column} in (select distinct shop_id from products where id = any(${`{${scope.ofProducts.join(",")}}`}::int[]))`;
}
