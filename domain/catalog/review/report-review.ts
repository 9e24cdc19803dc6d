import { getCustomer } from "#domain/customers/customer/get-customer.ts";
import { consumeRateLimit } from "#domain/platform/rate-limit/consume-rate-limit.ts";
import { notifyStaff } from "#domain/platform/staff/notify-staff.ts";
import type { Failure } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { withTransaction, type Context } from "../../context.ts";
import type { ReportReviewInput } from "./review.input.ts";
import { findReplyAncestors, insertReport } from "./reply.repository.ts";
import { getReviewSubject } from "./review.repository.ts";

export type ReportReviewFailure = Failure<"sign_in" | "email_unverified" | "not_found" | "too_many_tries">;

const MAX_REPORTS_PER_WINDOW = 20;

/** A shopper or a shop reports a published review, or a reply to it, to the operator; once each. */
export async function reportReview(
  ctx: Context,
  { review_id: reviewId, reply_id, reason, text }: ReportReviewInput,
): Promise<Result<null, ReportReviewFailure>> {
  const customer = await getCustomer(ctx);
  if (!customer) return failure({ code: "sign_in" });
  if (!customer.isEmailVerified) return failure({ code: "email_unverified" });
  const limit = { name: "review-report", of: String(customer.id), max: MAX_REPORTS_PER_WINDOW };
  const tried = await consumeRateLimit(ctx, limit);
  if (!tried.ok) return tried;
  const replyId = reply_id ?? null;
  return withTransaction(ctx, async (inside): Promise<Result<null, ReportReviewFailure>> => {
    const subject = await getReviewSubject(inside, reviewId);
    if (!subject || subject.status !== "published") return failure({ code: "not_found" });
    if (replyId !== null && (await findReplyAncestors(inside, reviewId, replyId)).length === 0)
      return failure({ code: "not_found" });
    const isNew = await insertReport(inside, { reviewId, replyId, customerId: customer.id, reason, text });
    if (isNew)
      await notifyStaff(inside, "reviews.moderate", {
        topic: "messages",
        write: (t) => ({
          title: t("A review was reported"),
          message: t("Review of {name}", { name: subject.productName }),
        }),
        messageType: "warning",
        link: `/admin/reviews/${reviewId}`,
        idempotencyKey: `review:${reviewId}:reported:${replyId ?? 0}`,
      });
    return success(null);
  });
}
