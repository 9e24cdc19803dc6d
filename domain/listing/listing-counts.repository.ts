import { sql } from "drizzle-orm";
import type { Context } from "../context.ts";

type Grouping = "category_id" | "brand_id" | "shop_id";

/** How many shown products each category, brand or shop has of its own. */
export async function countByGroup(
  ctx: Context,
  grouping: Grouping,
  options: { isInStock: boolean },
): Promise<Map<number, number>> {
  const column = sql.raw(grouping);
  const { rows } = (await ctx.db.execute(sql`
    select ${column} as id, count(*)::int as count from listing_products
    where ${column} is not null and ${options.isInStock ? sql`is_in_stock` : sql`true`}
    group by ${column}
  `)) as unknown as { rows: { id: number; count: number }[] };
  return new Map(rows.map(({ id, count }) => [id, count]));
}

/** The mean rating of what each shop shows, weighted by the number of reviews. */
export async function findShopRatings(ctx: Context): Promise<Map<number, { ratingTenths: number; count: number }>> {
  const { rows } = (await ctx.db.execute(sql`
    select p.shop_id as id, count(*)::int as count,
      coalesce(round(sum(p.rating_tenths * p.reviews_count)::numeric / nullif(sum(p.reviews_count), 0)), 0)::int as rating_tenths
    from listing_products l join products p on p.id = l.product_id
    group by p.shop_id
  `)) as unknown as { rows: { id: number; count: number; rating_tenths: number }[] };
  return new Map(rows.map((row) => [row.id, { ratingTenths: row.rating_tenths, count: row.count }]));
}
