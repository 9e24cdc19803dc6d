import { asc, inArray, sql } from "drizzle-orm";
import { products } from "#db/schema/product.ts";
import { reviews } from "#db/schema/review.ts";
import type { Context } from "../../context.ts";

/** Locks the products until the transaction ends; returns their shops. */
export async function lockReviewedProducts(ctx: Context, ids: readonly number[]): Promise<number[]> {
  const rows = await ctx.db
    .select({ shopId: products.shopId })
    .from(products)
    .where(inArray(products.id, [...ids]))
    .orderBy(asc(products.id))
    .for("update");
  return [...new Set(rows.map(({ shopId }) => shopId))];
}

export async function writeReviewFigures(ctx: Context, ids: readonly number[]): Promise<void> {
  const published = sql`from ${reviews} where ${reviews.productId} = ${products.id} and ${reviews.status} = 'published'`;
  await ctx.db
    .update(products)
    .set({
      ratingTenths: sql`(select coalesce(round(avg(${reviews.stars}) * 10), 0)::int ${published})`,
      reviewsCount: sql`(select count(*)::int ${published})`,
    })
    .where(inArray(products.id, [...ids]));
}
