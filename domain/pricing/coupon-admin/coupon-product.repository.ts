import { and, asc, eq, inArray, sql } from "drizzle-orm";
import { couponProducts } from "#db/schema/coupon.ts";
import { products } from "#db/schema/product.ts";
import type { Context } from "../../context.ts";
import type { CouponProduct } from "./coupon-admin.ts";

const nameIn = (ctx: Context) => sql<string>`coalesce((select t.name from product_translations t
  where t.product_id = ${products.id} and t.language_code = ${ctx.visitor.language.code}), ${products.name})`;
const image = sql<string | null>`${products.images}[1]`;

export async function findProductRows(
  ctx: Context,
  shopId: number | null,
  typed: string,
  max: number,
): Promise<CouponProduct[]> {
  const whose = shopId === null ? sql`true` : sql`p.shop_id = ${shopId}`;
  const { rows } = (await ctx.db.execute(sql`
    select p.id, coalesce(t.name, p.name) as name, p.images[1] as image from products p
    left join product_translations t on t.product_id = p.id and t.language_code = ${ctx.visitor.language.code}
    where ${whose} and p.status <> 'archived'
      and (position(lower(${typed}::text) in lower(p.name)) > 0 or position(lower(${typed}::text) in lower(t.name)) > 0)
    order by p.sales_count desc, p.id desc limit ${max}`)) as { rows: CouponProduct[] };
  return rows;
}

export function findProductsOfCoupon(ctx: Context, couponId: number): Promise<CouponProduct[]> {
  return ctx.db
    .select({ id: products.id, name: nameIn(ctx), image })
    .from(couponProducts)
    .innerJoin(products, eq(products.id, couponProducts.productId))
    .where(eq(couponProducts.couponId, couponId))
    .orderBy(asc(products.id));
}

/** How many of these exist: in a shop, or in all shops if null. */
export async function countProducts(ctx: Context, shopId: number | null, ids: readonly number[]): Promise<number> {
  return ctx.db.$count(
    products,
    and(inArray(products.id, [...ids]), shopId === null ? undefined : eq(products.shopId, shopId)),
  );
}

/** Replaces the products by these. */
export async function setProducts(ctx: Context, couponId: number, ids: readonly number[]): Promise<void> {
  await ctx.db.delete(couponProducts).where(eq(couponProducts.couponId, couponId));
  if (ids.length > 0) await ctx.db.insert(couponProducts).values(ids.map((productId) => ({ couponId, productId })));
}
