import { and, desc, eq, sql } from "drizzle-orm";
import { listingProducts } from "#db/schema/listing.ts";
import { products, productTranslations } from "#db/schema/product.ts";
import { reviews } from "#db/schema/review.ts";
import type { Context } from "../../context.ts";
import type { ShopReview } from "./find-shop-reviews.ts";
import { REVIEW_COLUMNS } from "./review.repository.ts";

export async function findShopReviewRows(
  ctx: Context,
  shopId: number,
  { stars, limit, offset }: { stars: number | null; limit: number; offset: number },
): Promise<ShopReview[]> {
  const rows = await ctx.db
    .select({
      ...REVIEW_COLUMNS,
      product: {
        slug: products.slug,
        name: sql<string>`coalesce(${productTranslations.name}, ${products.name})`,
        image: sql<string | null>`${products.images}[1]`,
      },
    })
    .from(reviews)
    .innerJoin(listingProducts, eq(listingProducts.productId, reviews.productId))
    .innerJoin(products, eq(products.id, reviews.productId))
    .leftJoin(
      productTranslations,
      and(
        eq(productTranslations.productId, products.id),
        eq(productTranslations.languageCode, ctx.visitor.language.code),
      ),
    )
    .where(
      and(
        eq(listingProducts.shopId, shopId),
        eq(reviews.status, "published"),
        stars === null ? undefined : eq(reviews.stars, stars),
      ),
    )
    .orderBy(desc(reviews.createdAt), desc(reviews.id))
    .limit(limit)
    .offset(offset);
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
}

/** The number of published reviews per star rating, for a shop's visible products. */
export async function countShopStars(ctx: Context, shopId: number): Promise<{ stars: number; count: number }[]> {
  return ctx.db
    .select({ stars: reviews.stars, count: sql<number>`count(*)::int` })
    .from(reviews)
    .innerJoin(listingProducts, eq(listingProducts.productId, reviews.productId))
    .where(and(eq(listingProducts.shopId, shopId), eq(reviews.status, "published")))
    .groupBy(reviews.stars);
}
