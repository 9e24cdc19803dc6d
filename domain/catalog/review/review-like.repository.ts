import { and, eq, sql } from "drizzle-orm";
import { reviewLikes, reviewReplies, reviewReplyLikes, reviews } from "#db/schema/review.ts";
import type { Context } from "../../context.ts";

/** A published review, locked so that its likes are counted one after the other. */
export async function lockPublishedReview(ctx: Context, id: number) {
  const rows = await ctx.db
    .select({ id: reviews.id, customerId: reviews.customerId, likesCount: reviews.likesCount })
    .from(reviews)
    .where(and(eq(reviews.id, id), eq(reviews.status, "published")))
    .for("update");
  return rows[0] ?? null;
}

/** A published reply to a published review, locked. */
export async function lockPublishedReply(ctx: Context, { id, reviewId }: { id: number; reviewId: number }) {
  const rows = await ctx.db
    .select({ id: reviewReplies.id, customerId: reviewReplies.customerId, likesCount: reviewReplies.likesCount })
    .from(reviewReplies)
    .innerJoin(reviews, and(eq(reviews.id, reviewReplies.reviewId), eq(reviews.status, "published")))
    .where(and(eq(reviewReplies.id, id), eq(reviewReplies.reviewId, reviewId), eq(reviewReplies.status, "published")))
    .for("update", { of: reviewReplies });
  return rows[0] ?? null;
}

/** Adds or removes a like, and returns the number of likes. A second like of the same customer changes nothing. */
export async function writeReviewLike(ctx: Context, reviewId: number, customerId: number, isLiked: boolean) {
  const own = and(eq(reviewLikes.reviewId, reviewId), eq(reviewLikes.customerId, customerId));
  if (isLiked) await ctx.db.insert(reviewLikes).values({ reviewId, customerId }).onConflictDoNothing();
  else await ctx.db.delete(reviewLikes).where(own);
  const rows = await ctx.db
    .update(reviews)
    .set({ likesCount: sql`(select count(*)::int from ${reviewLikes} where ${reviewLikes.reviewId} = ${reviews.id})` })
    .where(eq(reviews.id, reviewId))
    .returning({ likesCount: reviews.likesCount });
  return rows[0]!.likesCount;
}

export async function writeReplyLike(ctx: Context, replyId: number, customerId: number, isLiked: boolean) {
  const own = and(eq(reviewReplyLikes.replyId, replyId), eq(reviewReplyLikes.customerId, customerId));
  if (isLiked) await ctx.db.insert(reviewReplyLikes).values({ replyId, customerId }).onConflictDoNothing();
  else await ctx.db.delete(reviewReplyLikes).where(own);
  const rows = await ctx.db
    .update(reviewReplies)
    .set({
      likesCount: sql`(select count(*)::int from ${reviewReplyLikes} where ${reviewReplyLikes.replyId} = ${reviewReplies.id})`,
    })
    .where(eq(reviewReplies.id, replyId))
    .returning({ likesCount: reviewReplies.likesCount });
  return rows[0]!.likesCount;
}
