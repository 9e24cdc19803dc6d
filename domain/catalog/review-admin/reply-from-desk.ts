import { logAudit } from "#domain/platform/audit/log-audit.ts";
import type { Failure } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { withTransaction, type Context } from "../../context.ts";
import { replyToReview, writeReply, type ReplyFailure } from "../review/reply-to-review.ts";
import { getReviewRecord } from "./find-review-queue.ts";
import type { DeskReplyInput } from "./review-admin.input.ts";
import type { ReviewReader } from "./review-admin.ts";
import { lockReview } from "./review-admin.repository.ts";

/** A shop, or the operator in the marketplace's name, replies to a published review. */
export async function replyFromDesk(
  ctx: Context,
  reader: ReviewReader,
  reviewId: number,
  input: DeskReplyInput,
): Promise<Result<unknown, ReplyFailure | Failure<"not_found">>> {
  const customerId = ctx.visitor.customerId;
  if (customerId === null) return failure({ code: "sign_in" });
  const review = await getReviewRecord(ctx, reader, reviewId);
  if (!review || review.status !== "published") return failure({ code: "not_found" });
  if (reader.kind === "shop") return replyToReview(ctx, { ...input, review_id: reviewId });
  return withTransaction(ctx, async (inside): Promise<Result<null, Failure<"not_found">>> => {
    const locked = await lockReview(inside, reviewId);
    if (!locked) return failure({ code: "not_found" });
    const written = await writeReply(
      inside,
      { ...input, review_id: reviewId },
      {
        customerId,
        author: "operator",
        authorName: inside.settings.shopName,
        status: "published",
        productId: locked.productId,
      },
    );
    if (!written.ok) return written;
    await logAudit(inside, { action: "review.reply", subject: { kind: "review", id: reviewId } });
    return success(null);
  });
}
