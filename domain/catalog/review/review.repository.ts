import { and, desc, eq, sql } from "drizzle-orm";
import { listingProducts } from "#db/schema/listing.ts";
import { products, productTranslations } from "#db/schema/product.ts";
import { reviews } from "#db/schema/review.ts";
import type { Context } from "../../context.ts";
import type { Review } from "../product/product.ts";
import type { ShopReview } from "./find-shop-reviews.ts";

export async function findReviewRows(
  ctx: Context,
  productId: number,
  limit: number,
  offset: number,
): Promise<Review[]> {
  const rows = await ctx.db
    .select({
      id: reviews.id,
      author: reviews.authorName,
      stars: reviews.stars,
      title: reviews.title,
      body: reviews.body,
      languageCode: reviews.languageCode,
      createdAt: reviews.createdAt,
    })
    .from(reviews)
    .where(isPublishedOf(productId))
    .orderBy(desc(reviews.createdAt), desc(reviews.id))
    .limit(limit)
    .offset(offset);
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
}

export async function countReviews(ctx: Context, productId: number): Promise<number> {
  const rows = await ctx.db
    .select({ count: sql<number>`count(*)::int` })
    .from(reviews)
    .where(isPublishedOf(productId));
  return rows[0]!.count;
}

export async function findShopReviewRows(
  ctx: Context,
  shopId: number,
  { stars, limit, offset }: { stars: number | null; limit: number; offset: number },
): Promise<ShopReview[]> {
  const rows = await ctx.db
    .select({
      id: reviews.id,
      author: reviews.authorName,
      stars: reviews.stars,
      title: reviews.title,
      body: reviews.body,
      languageCode: reviews.languageCode,
      createdAt: reviews.createdAt,
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

function isPublishedOf(productId: number) {
  return and(eq(reviews.productId, productId), eq(reviews.status, "published"));
}
