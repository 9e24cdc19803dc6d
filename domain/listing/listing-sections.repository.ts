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
