import { sql } from "drizzle-orm";
import { readRows } from "#db/read-rows.ts";
import type { NearCategories, SearchContext } from "../search-engine.ts";
import { intArray } from "./conditions.ts";

/**
 * Products of the nearest categories first, then those in stock, then by similar price and sales; empty if the product is not listed. 100 minor units are
 * added so that very low prices count as similar; a product that sells e times as well may differ 5 % more in price.
 */
export async function findSimilar(
  { db }: SearchContext,
  productId: number,
  { nearest, all }: NearCategories,
  limit: number,
): Promise<number[]> {
  const rows = await readRows<{ id: number }>(
    db,
    sql`
    select n.product_id as id
    from listing_products n, (select price_minor from listing_products where product_id = ${productId}::int) p
    where n.category_id = any(${intArray(all)}) and n.product_id <> ${productId}::int
    order by n.category_id = any(${intArray(nearest)}) desc, n.is_in_stock desc,
      abs(ln((n.price_minor + 100.0::float8) / (p.price_minor + 100.0::float8))) - ln((1 + n.sales_count)::float8) / 20,
      n.product_id
    limit ${limit}::int
  `,
  );
  return rows.map(({ id }) => id);
}
