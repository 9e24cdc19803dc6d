import { eq, sql } from "drizzle-orm";
import { readMoney, writeMoney } from "#db/columns.ts";
import { intList } from "#db/list-parameter.ts";
import { preparedSql } from "#db/prepared.ts";
import { categories } from "#db/schema/category.ts";
import { commissionRules } from "#db/schema/commission.ts";
import { products } from "#db/schema/product.ts";
import { shops } from "#db/schema/shop.ts";
import type { Context } from "../../context.ts";
import type { CommissionRule } from "./commission-rule.ts";
import type { CommissionRate } from "./commission.ts";

/** The rule that applies to each product: its shop's, else its nearest category's, else the default. */
export async function findRates(ctx: Context, productIds: readonly number[]): Promise<Map<number, CommissionRate>> {
  const rows = await preparedSql<{ product_id: number; basis_points: number; fixed_minor: number }>(
    ctx.db,
    "commission_rates",
    (value) => sql`
    with recursive lineage(product_id, shop_id, category_id, depth) as (
      select id, shop_id, category_id, 1 from ${products} where id = any(${intList(value("productIds"))})
      union all
      select l.product_id, l.shop_id, c.parent_id, l.depth + 1 from lineage l
        join ${categories} c on c.id = l.category_id where c.parent_id is not null and l.depth < 20
    )
    select distinct on (l.product_id) l.product_id, r.basis_points, r.fixed_minor::float8 as fixed_minor
    from lineage l join ${commissionRules} r on r.shop_id = l.shop_id or r.category_id = l.category_id
      or (r.shop_id is null and r.category_id is null)
    order by l.product_id, case when r.shop_id is not null then 0 when r.category_id is not null then l.depth else 100 end
  `,
  ).execute({ productIds: [...productIds] });
  return new Map(
    rows.map((row) => [
      row.product_id,
      { basisPoints: row.basis_points, fixed: readMoney(row.fixed_minor, ctx.baseCurrency.code) },
    ]),
  );
}

type RuleRow = {
  id: number;
  shop_id: number | null;
  category_id: number | null;
  basis_points: number;
  fixed_minor: number;
  name: string;
  key: string;
  products_count: number;
};

/** All rules, the default first, each with the number of products it applies to once precedence is resolved. */
export async function findCommissionRuleRows(
  ctx: Context,
): Promise<(Omit<CommissionRule, "percent" | "fixed" | "fixedMajor" | "version"> & CommissionRate)[]> {
  const { rows } = (await ctx.db.execute(sql`
    with recursive groups as (
      select shop_id, category_id, count(*)::int as number from ${products} where status <> 'archived' group by 1, 2
    ),
    lineage(shop_id, own_id, category_id, depth) as (
      select shop_id, category_id, category_id, 1 from groups
      union all
      select l.shop_id, l.own_id, c.parent_id, l.depth + 1 from lineage l
        join ${categories} c on c.id = l.category_id where c.parent_id is not null and l.depth < 20
    ),
    winners as (
      select distinct on (l.shop_id, l.own_id) l.shop_id, l.own_id, r.id
      from lineage l join ${commissionRules} r on r.shop_id = l.shop_id or r.category_id = l.category_id
        or (r.shop_id is null and r.category_id is null)
      order by l.shop_id, l.own_id,
        case when r.shop_id is not null then 0 when r.category_id is not null then l.depth else 100 end
    )
    select r.id, r.shop_id, r.category_id, r.basis_points, r.fixed_minor::float8 as fixed_minor,
      coalesce(s.name, c.name, '') as name, coalesce(s.slug, c.slug, '') as key,
      coalesce((select sum(g.number) from winners w join groups g on g.shop_id = w.shop_id and g.category_id = w.own_id
        where w.id = r.id), 0)::int as products_count
    from ${commissionRules} r left join ${shops} s on s.id = r.shop_id left join ${categories} c on c.id = r.category_id
    order by (r.shop_id is not null or r.category_id is not null), r.shop_id is not null, coalesce(s.name, c.name), r.id
  `)) as { rows: RuleRow[] };
  return rows.map((row) => ({
    id: row.id,
    target: row.shop_id !== null ? "shop" : row.category_id !== null ? "category" : "default",
    key: row.key,
    name: row.name,
    basisPoints: row.basis_points,
    fixed: readMoney(row.fixed_minor, ctx.baseCurrency.code),
    productsCount: row.products_count,
  }));
}

/** Serializes writers: a target has at most one rule. */
export async function lockCommissionRules(ctx: Context): Promise<void> {
  await ctx.db.execute(sql`lock table ${commissionRules} in share row exclusive mode`);
}

type Target = { shopId: number | null; categoryId: number | null };

/** Returns the previous rule; null for a new one. */
export async function saveCommissionRule(
  ctx: Context,
  target: Target,
  rate: CommissionRate,
): Promise<CommissionRate | null> {
  const values = { basisPoints: rate.basisPoints, fixedMinor: writeMoney(rate.fixed, ctx.baseCurrency.code) };
  const isTarget = sql`${commissionRules.shopId} is not distinct from ${target.shopId}::int
    and ${commissionRules.categoryId} is not distinct from ${target.categoryId}::int`;
  const [before] = await ctx.db.select().from(commissionRules).where(isTarget);
  if (before) await ctx.db.update(commissionRules).set(values).where(isTarget);
  else await ctx.db.insert(commissionRules).values({ ...target, ...values, createdAt: ctx.now() });
  return before ? rateOf(ctx, before) : null;
}

/** Null if it no longer exists. */
export async function deleteCommissionRule(ctx: Context, id: number): Promise<CommissionRate | null> {
  const rows = await ctx.db.delete(commissionRules).where(eq(commissionRules.id, id)).returning();
  return rows[0] ? rateOf(ctx, rows[0]) : null;
}

function rateOf(
  ctx: Context,
  { basisPoints, fixedMinor }: { basisPoints: number; fixedMinor: number },
): CommissionRate {
  return { basisPoints, fixed: readMoney(fixedMinor, ctx.baseCurrency.code) };
}
