import { consumeRateLimit } from "#domain/platform/rate-limit/consume-rate-limit.ts";
import type { Failure } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { withTransaction, type Context } from "../../context.ts";
import { lockPublishedReply, lockPublishedReview, writeReplyLike, writeReviewLike } from "./review-like.repository.ts";

export type Liked = { id: number; likesCount: number; isLiked: boolean };
export type LikeReviewFailure = Failure<"sign_in" | "not_found" | "own_review" | "too_many_tries">;

const MAX_LIKES_PER_WINDOW = 200;

/** A shopper marks a review as helpful, once, or undoes that. */
export async function likeReview(
  ctx: Context,
  id: number,
  isLiked: boolean,
): Promise<Result<Liked, LikeReviewFailure>> {
  return like(ctx, isLiked, {
    lock: (inside) => lockPublishedReview(inside, id),
    write: (inside, customerId) => writeReviewLike(inside, id, customerId, isLiked),
  });
}

/** The same for a reply to a review. */
export async function likeReply(
  ctx: Context,
  { id, reviewId }: { id: number; reviewId: number },
  isLiked: boolean,
): Promise<Result<Liked, LikeReviewFailure>> {
  return like(ctx, isLiked, {
    lock: (inside) => lockPublishedReply(inside, { id, reviewId }),
    write: (inside, customerId) => writeReplyLike(inside, id, customerId, isLiked),
  });
}

type Likable = {
  lock: (ctx: Context) => Promise<{ id: number; customerId: number | null } | null>;
  write: (ctx: Context, customerId: number) => Promise<number>;
};

async function like(
  ctx: Context,
  isLiked: boolean,
  { lock, write }: Likable,
): Promise<Result<Liked, LikeReviewFailure>> {
  const { customerId } = ctx.visitor;
  if (customerId === null) return failure({ code: "sign_in" });
  const limit = { name: "review-like", of: String(customerId), max: MAX_LIKES_PER_WINDOW };
  const tried = await consumeRateLimit(ctx, limit);
  if (!tried.ok) return tried;
  return withTransaction(ctx, async (inside): Promise<Result<Liked, LikeReviewFailure>> => {
    const found = await lock(inside);
    if (!found) return failure({ code: "not_found" });
    if (isLiked && found.customerId === customerId) return failure({ code: "own_review" });
    return success({ id: found.id, likesCount: await write(inside, customerId), isLiked });
  });
}
