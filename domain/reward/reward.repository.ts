import { sql } from "drizzle-orm";
import { categories } from "#db/schema/category.ts";
import { products } from "#db/schema/product.ts";
import { rewardRules } from "#db/schema/reward.ts";
import type { Context } from "../context.ts";
import type { RewardRate } from "./reward.ts";

/** The rule that each product falls under: its own, else its nearest category's, else its shop's, else the one of all. */
export async function findRates(ctx: Context, productIds: readonly number[]): Promise<Map<number, RewardRate>> {
  const { rows } = (await ctx.db.execute(sql`
    with recursive lineage(product_id, shop_id, category_id, depth) as (
      select id, shop_id, category_id, 1 from ${products} where id = any(${`{${productIds.join(",")}}`}::int[])
      union all
      select l.product_id, l.shop_id, c.parent_id, l.depth + 1 from lineage l
        join ${categories} c on c.id = l.category_id where c.parent_id is not null and l.depth < 20
    )
    select distinct on (l.product_id) l.product_id, r.points, r.per
    from lineage l join ${rewardRules} r on r.product_id = l.product_id or r.category_id = l.category_id
      or r.shop_id = l.shop_id or num_nonnulls(r.product_id, r.category_id, r.shop_id) = 0
    order by l.product_id, case when r.product_id is not null then 0 when r.category_id is not null then l.depth
      when r.shop_id is not null then 100 else 101 end
  `)) as unknown as { rows: { product_id: number; points: number; per: RewardRate["per"] }[] };
  return new Map(rows.map((row) => [row.product_id, { points: row.points, per: row.per }]));
}
