import { getCustomer } from "#domain/customers/customer/get-customer.ts";
import { consumeRateLimit } from "#domain/platform/rate-limit/consume-rate-limit.ts";
import { notifyStaff } from "#domain/platform/staff/notify-staff.ts";
import type { Failure } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { withTransaction, type Context } from "../../context.ts";
import { getAnswerRow, insertReport } from "./question-author.repository.ts";
import type { ReportQuestionInput } from "./question.input.ts";
import { getQuestionSubject } from "./question.repository.ts";

export type ReportQuestionFailure = Failure<"sign_in" | "email_unverified" | "not_found" | "too_many_tries">;

const MAX_REPORTS_PER_WINDOW = 20;

/** A shopper or a shop reports a published question, or an answer to it, to the operator; once each. */
export async function reportQuestion(
  ctx: Context,
  { question_id: questionId, answer_id, reason, text }: ReportQuestionInput,
): Promise<Result<null, ReportQuestionFailure>> {
  const customer = await getCustomer(ctx);
  if (!customer) return failure({ code: "sign_in" });
  if (!customer.isEmailVerified) return failure({ code: "email_unverified" });
  const limit = { name: "question-report", of: String(customer.id), max: MAX_REPORTS_PER_WINDOW };
  const tried = await consumeRateLimit(ctx, limit);
  if (!tried.ok) return tried;
  const answerId = answer_id ?? null;
  return withTransaction(ctx, async (inside): Promise<Result<null, ReportQuestionFailure>> => {
    const subject = await getQuestionSubject(inside, questionId);
    if (!subject || subject.status !== "published") return failure({ code: "not_found" });
    const answer = answerId === null ? null : await getAnswerRow(inside, questionId, answerId);
    if (answerId !== null && answer?.status !== "published") return failure({ code: "not_found" });
    const isNew = await insertReport(inside, { questionId, answerId, customerId: customer.id, reason, text });
    if (isNew)
      await notifyStaff(inside, "reviews.moderate", {
        topic: "messages",
        write: (t) => ({
          title: t("A question was reported"),
          message: t("Question about {name}", { name: subject.productName }),
        }),
        messageType: "warning",
        link: `/admin/questions/${questionId}`,
        idempotencyKey: `question:${questionId}:reported:${answerId ?? 0}`,
      });
    return success(null);
  });
}
