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
