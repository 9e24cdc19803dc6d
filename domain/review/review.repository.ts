import { and, desc, eq, sql } from "drizzle-orm";
import { reviews } from "#db/schema/review.ts";
import type { Context } from "../context.ts";
import type { Review } from "../product/product.ts";

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

function isPublishedOf(productId: number) {
  return and(eq(reviews.productId, productId), eq(reviews.status, "published"));
}
