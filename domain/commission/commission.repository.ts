import { sql } from "drizzle-orm";
import { readMoney } from "#db/columns.ts";
import { categories } from "#db/schema/category.ts";
import { commissionRules } from "#db/schema/commission.ts";
import { products } from "#db/schema/product.ts";
import type { Context } from "../context.ts";
import type { CommissionRate } from "./commission.ts";

/** The rule that each product falls under: its shop's, else its nearest category's, else the one of all. */
export async function findRates(ctx: Context, productIds: readonly number[]): Promise<Map<number, CommissionRate>> {
  const { rows } = (await ctx.db.execute(sql`
    with recursive lineage(product_id, shop_id, category_id, depth) as (
      select id, shop_id, category_id, 1 from ${products} where id = any(${`{${productIds.join(",")}}`}::int[])
      union all
      select l.product_id, l.shop_id, c.parent_id, l.depth + 1 from lineage l
        join ${categories} c on c.id = l.category_id where c.parent_id is not null and l.depth < 20
    )
    select distinct on (l.product_id) l.product_id, r.basis_points, r.fixed_minor::float8 as fixed_minor
    from lineage l join ${commissionRules} r on r.shop_id = l.shop_id or r.category_id = l.category_id
      or (r.shop_id is null and r.category_id is null)
    order by l.product_id, case when r.shop_id is not null then 0 when r.category_id is not null then l.depth else 100 end
  `)) as unknown as { rows: { product_id: number; basis_points: number; fixed_minor: number }[] };
  return new Map(
    rows.map((row) => [
      row.product_id,
      { basisPoints: row.basis_points, fixed: readMoney(row.fixed_minor, ctx.baseCurrency.code) },
    ]),
  );
}
