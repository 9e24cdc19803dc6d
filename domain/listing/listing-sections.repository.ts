import { sql } from "drizzle-orm";
import type { Context } from "../context.ts";

/** In stock first, then near in price, then well sold. */
export async function findNeighbourIds(
  ctx: Context,
  productId: number,
  categories: readonly number[],
  limit: number,
): Promise<number[]> {
  const { rows } = (await ctx.db.execute(sql`
    select n.product_id from listing_products n, (select price_minor from listing_products where product_id = ${productId}) p
    where n.category_id = any(${`{${categories.join(",")}}`}::int[]) and n.product_id <> ${productId}
    order by n.is_in_stock desc, abs(ln((n.price_minor + 100.0) / (p.price_minor + 100.0))) - ln(1 + n.sales_count) / 20, n.product_id
    limit ${limit}
  `)) as unknown as { rows: { product_id: number }[] };
  return rows.map((row) => row.product_id);
}

/** What sells best of what a text query finds; planned for its own words. */
export async function suggestIds(
  ctx: Context,
  wanted: { query: string; namesQuery: string; isInStock: boolean; limit: number },
): Promise<number[]> {
  const { rows } = (await ctx.db.execute(sql`
    select product_id from listing_products
    where search_vector @@ to_tsquery('simple', fold_words(${wanted.query})) and ${wanted.isInStock ? sql`is_in_stock` : sql`true`}
    order by search_vector @@ to_tsquery('simple', fold_words(${wanted.namesQuery})) desc, sales_count desc, product_id desc
    limit ${wanted.limit}
  `)) as unknown as { rows: { product_id: number }[] };
  return rows.map((row) => row.product_id);
}
