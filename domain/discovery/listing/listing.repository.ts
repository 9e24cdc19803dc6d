import { sql } from "drizzle-orm";
import { readRows } from "#db/read-rows.ts";
import type { Context } from "../../context.ts";

/** The number of listed products per category, brand or shop. */
export async function countProducts(
  ctx: Context,
  column: "category_id" | "brand_id" | "shop_id",
): Promise<Map<number, number>> {
  const id = sql.identifier(column);
  const rows = await readRows<{ id: number; count: number }>(
    ctx.db,
    sql`
    select ${id} as id, count(*) as count from listing_products
    where ${id} is not null and (is_in_stock or not ${ctx.settings.hideOutOfStock}::boolean) group by 1
  `,
  );
  return new Map(rows.map(({ id, count }) => [id, count]));
}
