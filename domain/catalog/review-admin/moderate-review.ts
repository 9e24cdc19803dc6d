import { logAudit } from "#domain/platform/audit/log-audit.ts";
import { staffFailure, type StaffFailure, withStaffTransaction } from "#domain/platform/permission/permission.ts";
import type { Failure } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { withTransaction, type Context } from "../../context.ts";
import { productTag } from "../product/product.ts";
import { notifyNewReview, notifyReviewer } from "../review/notify-review.ts";
import { refreshReviewFigures } from "../review/refresh-review-figures.ts";
import { closeReports, lockReview, setReplyStatus, setReviewStatus } from "./review-admin.repository.ts";

export type ModerateReviewFailure = StaffFailure | Failure<"not_found" | "reason_missing">;

/** The operator publishes a review, or hides it with a reason that its author reads; both settle its reports. */
export async function moderateReview(
  ctx: Context,
  id: number,
  decision: { status: "published" } | { status: "hidden"; reason: string },
): Promise<Result<null, ModerateReviewFailure>> {
  const refusal = staffFailure(ctx, "reviews.moderate");
  if (refusal) return failure(refusal);
  const hiddenReason = decision.status === "hidden" ? decision.reason : "";
  if (decision.status === "hidden" && hiddenReason.length < 3) return failure({ code: "reason_missing" });
  return withTransaction(ctx, async (inside): Promise<Result<null, ModerateReviewFailure>> => {
    const before = await lockReview(inside, id);
    if (!before) return failure({ code: "not_found" });
    await setReviewStatus(inside, id, { status: decision.status, hiddenReason });
    await closeReports(inside, id, null);
    await logAudit(inside, {
      action: decision.status === "hidden" ? "review.hide" : "review.publish",
      subject: { kind: "review", id },
      details: { before: before.status, ...(hiddenReason ? { reason: hiddenReason } : {}) },
    });
    if (before.status !== decision.status) await refreshReviewFigures(inside, [before.productId]);
    if (decision.status === "hidden" && before.status !== "hidden")
      await notifyReviewer(inside, id, "hidden", hiddenReason);
    if (decision.status === "published") await notifyNewReview(inside, id, "published");
    return success(null);
  });
}

/** The same for a reply to a review. */
export function moderateReply(
  ctx: Context,
  { reviewId, replyId }: { reviewId: number; replyId: number },
  status: "published" | "hidden",
): Promise<Result<null, StaffFailure | Failure<"not_found">>> {
  return withStaffTransaction(ctx, "reviews.moderate", async (inside) => {
    const productId = await setReplyStatus(inside, { reviewId, replyId }, status);
    if (productId === null) return failure({ code: "not_found" });
    await closeReports(inside, reviewId, replyId);
    await logAudit(inside, {
      action: status === "hidden" ? "review.hide" : "review.publish",
      subject: { kind: "review", id: reviewId },
      details: { reply: replyId },
    });
    await inside.cache.purge([productTag(productId)]);
    return success(null);
  });
}
