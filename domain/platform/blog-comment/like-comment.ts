import type { Failure } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import type { Context } from "../../context.ts";
import { consumeRateLimit } from "../rate-limit/consume-rate-limit.ts";
import { blogCommentsTag, type BlogComment } from "./blog-comment.ts";
import { deleteLike, insertLike, isReplyOf } from "./blog-comment.repository.ts";
import { getComment } from "./find-comments.ts";

export type LikeFailure = Failure<"sign_in" | "not_found" | "too_many_tries">;

/** Each one purges a cached page. */
const MAX_PER_HOUR = 300;

/**
 * Likes a comment, or one of its replies, or takes the like back; doing so twice changes nothing. Returns the whole
 * comment.
 */
export async function likeComment(
  ctx: Context,
  { commentId, replyId, isLiked }: { commentId: number; replyId: number | null; isLiked: boolean },
): Promise<Result<BlogComment, LikeFailure>> {
  const { customerId } = ctx.visitor;
  if (customerId === null) return failure({ code: "sign_in" });
  const comment = await getComment(ctx, commentId);
  if (!comment || (replyId !== null && !(await isReplyOf(ctx, replyId, commentId))))
    return failure({ code: "not_found" });
  const own = { name: "blog-like", of: String(customerId), max: MAX_PER_HOUR, minutes: 60 };
  const tried = await consumeRateLimit(ctx, own);
  if (!tried.ok) return tried;
  const change = isLiked ? insertLike : deleteLike;
  await change(ctx, replyId ?? commentId, customerId);
  await ctx.cache.purge([blogCommentsTag(comment.postId)]);
  const { postId: _postId, ...changed } = (await getComment(ctx, commentId)) ?? comment;
  return success(changed);
}
