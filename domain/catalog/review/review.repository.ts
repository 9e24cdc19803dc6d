import { and, asc, desc, eq, inArray, sql, type SQL } from "drizzle-orm";
import { products } from "#db/schema/product.ts";
import { reviewLikes, reviewReplies, reviewReplyLikes, reviews } from "#db/schema/review.ts";
import { shops } from "#db/schema/shop.ts";
import { neverHappens } from "#shared/result.ts";
import type { ReviewSort } from "#shared/review-choices.ts";
import type { Context } from "../../context.ts";
import type { Review } from "../product/product.ts";
import type { ReviewMarks, ReviewReply } from "./review.ts";

/** Filters and order of a product's reviews. */
export type ReviewFilter = { stars: number | null; isWithPictures: boolean; sort: ReviewSort };

export const REVIEW_COLUMNS = {
  id: reviews.id,
  author: reviews.authorName,
  stars: reviews.stars,
  title: reviews.title,
  body: reviews.body,
  languageCode: reviews.languageCode,
  isVerified: sql<boolean>`${reviews.orderLineId} is not null`,
  pictures: reviews.pictures,
  createdAt: reviews.createdAt,
};

export async function findReviewRows(
  ctx: Context,
  productId: number,
  filter: ReviewFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<(Review & { likesCount: number })[]> {
  const rows = await ctx.db
    .select({ ...REVIEW_COLUMNS, likesCount: reviews.likesCount })
    .from(reviews)
    .where(matches(productId, filter))
    .orderBy(...orderOf(filter.sort), desc(reviews.createdAt), desc(reviews.id))
    .limit(limit)
    .offset(offset);
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
}

function orderOf(sort: ReviewSort): SQL[] {
  switch (sort) {
    case "newest":
      return [];
    case "helpful":
      return [desc(reviews.likesCount)];
    case "highest":
      return [desc(reviews.stars)];
    case "lowest":
      return [asc(reviews.stars)];
    case "pictures":
      return [sql`cardinality(${reviews.pictures}) = 0`];
    default:
      return neverHappens(sort);
  }
}

export async function countReviews(ctx: Context, productId: number, filter: ReviewFilter): Promise<number> {
  const rows = await ctx.db
    .select({ count: sql<number>`count(*)::int` })
    .from(reviews)
    .where(matches(productId, filter));
  return rows[0]!.count;
}

function matches(productId: number, { stars, isWithPictures }: ReviewFilter) {
  return and(
    eq(reviews.productId, productId),
    eq(reviews.status, "published"),
    stars === null ? undefined : eq(reviews.stars, stars),
    isWithPictures ? sql`cardinality(${reviews.pictures}) > 0` : undefined,
  );
}

/** The published replies to reviews, in the order in which they were written. */
export async function findReplies(
  ctx: Context,
  reviewIds: readonly number[],
): Promise<(ReviewReply & { reviewId: number })[]> {
  if (reviewIds.length === 0) return [];
  const rows = await ctx.db
    .select({
      id: reviewReplies.id,
      reviewId: reviewReplies.reviewId,
      parentId: reviewReplies.parentId,
      author: reviewReplies.author,
      authorName: reviewReplies.authorName,
      body: reviewReplies.body,
      languageCode: reviewReplies.languageCode,
      likesCount: reviewReplies.likesCount,
      createdAt: reviewReplies.createdAt,
    })
    .from(reviewReplies)
    .where(and(inArray(reviewReplies.reviewId, [...reviewIds]), eq(reviewReplies.status, "published")))
    .orderBy(asc(reviewReplies.createdAt), asc(reviewReplies.id));
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
}

/** What one customer liked and wrote among the reviews of a product. */
export async function findMarkRows(ctx: Context, productId: number, customerId: number): Promise<ReviewMarks> {
  const [liked, likedReplies, own] = await Promise.all([
    ctx.db
      .select({ id: reviewLikes.reviewId })
      .from(reviewLikes)
      .innerJoin(reviews, eq(reviews.id, reviewLikes.reviewId))
      .where(and(eq(reviews.productId, productId), eq(reviewLikes.customerId, customerId))),
    ctx.db
      .select({ id: reviewReplyLikes.replyId })
      .from(reviewReplyLikes)
      .innerJoin(reviewReplies, eq(reviewReplies.id, reviewReplyLikes.replyId))
      .innerJoin(reviews, eq(reviews.id, reviewReplies.reviewId))
      .where(and(eq(reviews.productId, productId), eq(reviewReplyLikes.customerId, customerId))),
    ctx.db
      .select({ id: reviews.id })
      .from(reviews)
      .where(and(eq(reviews.productId, productId), eq(reviews.customerId, customerId))),
  ]);
  const ids = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);
  return { likedReviews: ids(liked), likedReplies: ids(likedReplies), ownReviews: ids(own) };
}

/** A review with whom it concerns. */
export async function getReviewSubject(ctx: Context, id: number) {
  const rows = await ctx.db
    .select({
      id: reviews.id,
      status: reviews.status,
      stars: reviews.stars,
      customerId: reviews.customerId,
      productId: products.id,
      productSlug: products.slug,
      productName: products.name,
      shopId: shops.id,
      shopName: shops.name,
    })
    .from(reviews)
    .innerJoin(products, eq(products.id, reviews.productId))
    .innerJoin(shops, eq(shops.id, products.shopId))
    .where(eq(reviews.id, id));
  return rows[0] ?? null;
}
