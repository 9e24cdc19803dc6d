import { eq, sql } from "drizzle-orm";
import { categories } from "#db/schema/category.ts";
import { products } from "#db/schema/product.ts";
import { rewardRules } from "#db/schema/reward.ts";
import { shops } from "#db/schema/shop.ts";
import type { Context } from "../../context.ts";
import type { RewardRule } from "./reward-rule.ts";
import type { RewardRate } from "./reward.ts";

/** The rule that applies to each product: its own, else its nearest category's, else its shop's, else the default. */
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
  `)) as { rows: { product_id: number; points: number; per: RewardRate["per"] }[] };
  return new Map(rows.map((row) => [row.product_id, { points: row.points, per: row.per }]));
}

type RuleRow = {
  id: number;
  product_id: number | null;
  category_id: number | null;
  shop_id: number | null;
  points: number;
  per: RewardRate["per"];
  name: string;
  key: string;
  products_count: number;
};

/** All rules, the default first, each with the number of products it applies to once precedence is resolved. */
export async function findRewardRuleRows(ctx: Context): Promise<Omit<RewardRule, "version">[]> {
  const { rows } = (await ctx.db.execute(sql`
    with recursive groups as (
      select shop_id, category_id, count(*)::int as number from ${products}
      where status <> 'archived' and not exists (select 1 from ${rewardRules} o where o.product_id = ${products}.id)
      group by 1, 2
    ),
    lineage(shop_id, own_id, category_id, depth) as (
      select shop_id, category_id, category_id, 1 from groups
      union all
      select l.shop_id, l.own_id, c.parent_id, l.depth + 1 from lineage l
        join ${categories} c on c.id = l.category_id where c.parent_id is not null and l.depth < 20
    ),
    winners as (
      select distinct on (l.shop_id, l.own_id) l.shop_id, l.own_id, r.id
      from lineage l join ${rewardRules} r on r.category_id = l.category_id or r.shop_id = l.shop_id
        or num_nonnulls(r.product_id, r.category_id, r.shop_id) = 0
      order by l.shop_id, l.own_id,
        case when r.category_id is not null then l.depth when r.shop_id is not null then 100 else 101 end
    )
    select r.id, r.product_id, r.category_id, r.shop_id, r.points, r.per,
      coalesce(p.name, c.name, s.name, '') as name, coalesce(p.slug, c.slug, s.slug, '') as key,
      case when r.product_id is not null then 1 else coalesce((select sum(g.number) from winners w
        join groups g on g.shop_id = w.shop_id and g.category_id = w.own_id where w.id = r.id), 0) end::int as products_count
    from ${rewardRules} r left join ${products} p on p.id = r.product_id
      left join ${categories} c on c.id = r.category_id left join ${shops} s on s.id = r.shop_id
    order by num_nonnulls(r.product_id, r.category_id, r.shop_id), r.product_id is not null, r.category_id is not null,
      coalesce(p.name, c.name, s.name), r.id
  `)) as { rows: RuleRow[] };
  return rows.map((row) => ({
    id: row.id,
    target:
      row.product_id !== null
        ? "product"
        : row.category_id !== null
          ? "category"
          : row.shop_id !== null
            ? "shop"
            : "default",
    key: row.key,
    name: row.name,
    points: row.points,
    per: row.per,
    productsCount: row.products_count,
  }));
}

/** Serializes writers: a target has at most one rule. */
export async function lockRewardRules(ctx: Context): Promise<void> {
  await ctx.db.execute(sql`lock table ${rewardRules} in share row exclusive mode`);
}

type Target = { productId: number | null; categoryId: number | null; shopId: number | null };

/** Returns the previous rule; null for a new one. */
export async function saveRewardRule(ctx: Context, target: Target, rate: RewardRate): Promise<RewardRate | null> {
  const isTarget = sql`${rewardRules.productId} is not distinct from ${target.productId}::int
    and ${rewardRules.categoryId} is not distinct from ${target.categoryId}::int
    and ${rewardRules.shopId} is not distinct from ${target.shopId}::int`;
  const [before] = await ctx.db.select().from(rewardRules).where(isTarget);
  if (before) await ctx.db.update(rewardRules).set(rate).where(isTarget);
  else await ctx.db.insert(rewardRules).values({ ...target, ...rate, createdAt: ctx.now() });
  return before ?? null;
}

/** Null if it no longer exists. */
export async function deleteRewardRule(ctx: Context, id: number): Promise<(Target & RewardRate) | null> {
  const rows = await ctx.db.delete(rewardRules).where(eq(rewardRules.id, id)).returning();
  return rows[0] ?? null;
}
