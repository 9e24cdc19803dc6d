import { getCustomer } from "#domain/customers/customer/get-customer.ts";
import { notifyStaff } from "#domain/platform/staff/notify-staff.ts";
import type { Failure } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { withTransaction, type Context } from "../../context.ts";
import { consumeRateLimit, limitOfAddress } from "../rate-limit/consume-rate-limit.ts";
import { blogCommentsTag } from "./blog-comment.ts";
import { getCommentRow, insertComment, isPostOpen } from "./blog-comment.repository.ts";

export type WriteCommentFailure = Failure<"sign_in" | "email_unverified" | "not_found" | "too_many_tries">;

/** `isShown` is false while the comment waits for approval. */
export type WrittenComment = { id: number; postId: number; isShown: boolean };

const HOUR_MINUTES = 60;

export async function writeComment(
  ctx: Context,
  { postId, text }: { postId: number; text: string },
): Promise<Result<WrittenComment, WriteCommentFailure>> {
  if (!(await isPostOpen(ctx, postId))) return failure({ code: ctx.visitor.customerId ? "not_found" : "sign_in" });
  return write(ctx, { postId, parentId: null, text });
}

export async function replyToComment(
  ctx: Context,
  { commentId, text }: { commentId: number; text: string },
): Promise<Result<WrittenComment, WriteCommentFailure>> {
  const comment = await getCommentRow(ctx, commentId);
  if (!comment || !(await isPostOpen(ctx, comment.postId)))
    return failure({ code: ctx.visitor.customerId ? "not_found" : "sign_in" });
  return write(ctx, { postId: comment.postId, parentId: commentId, text });
}

type NewComment = { postId: number; parentId: number | null; text: string };

/** Only customers with a confirmed address write; their full family name is not shown. */
async function write(ctx: Context, comment: NewComment): Promise<Result<WrittenComment, WriteCommentFailure>> {
  const author = await getCustomer(ctx);
  if (!author) return failure({ code: "sign_in" });
  if (!author.isEmailVerified) return failure({ code: "email_unverified" });
  const max = ctx.settings.blogCommentsPerHour;
  const own = { name: "blog-comment", of: String(author.id), max, minutes: HOUR_MINUTES };
  for (const limit of [own, { ...limitOfAddress(ctx, "blog-comment", max * 3), minutes: HOUR_MINUTES }]) {
    const tried = await consumeRateLimit(ctx, limit);
    if (!tried.ok) return tried;
  }
  const isShown = ctx.settings.blogModeration === "after";
  return withTransaction(ctx, async (inside) => {
    const id = await insertComment(inside, {
      ...comment,
      customerId: author.id,
      authorName: `${author.firstName} ${author.lastName.slice(0, 1)}`.trim() + (author.lastName ? "." : ""),
      status: isShown ? "published" : "pending",
    });
    if (isShown) await inside.cache.purge([blogCommentsTag(comment.postId)]);
    else
      await notifyStaff(inside, "content.manage", {
        topic: "messages",
        link: "/admin/blog/comments",
        idempotencyKey: `blog-comment:${id}`,
        write: (t) => ({ title: t("A comment is waiting"), message: t("Approve or hide it in the blog's comments.") }),
      });
    return success({ id, postId: comment.postId, isShown });
  });
}
