import { logAudit } from "#domain/platform/audit/log-audit.ts";
import { type StaffFailure, withStaffTransaction } from "#domain/platform/permission/permission.ts";
import { failure, success, type Result } from "#shared/result.ts";
import type { Context } from "../../context.ts";
import { answerQuestion, type AnswerQuestionFailure, writeAnswer } from "../question/answer-question.ts";
import type { QuestionReader } from "./question-admin.ts";
import { getQuestionRecordRow, lockQuestion } from "./question-admin.repository.ts";

type AnswerFromDeskFailure = AnswerQuestionFailure | StaffFailure;

/** A shop, or the operator in the marketplace's name, answers a published question. */
export async function answerFromDesk(
  ctx: Context,
  reader: QuestionReader,
  questionId: number,
  body: string,
): Promise<Result<unknown, AnswerFromDeskFailure>> {
  const { customerId } = ctx.visitor;
  if (customerId === null) return failure({ code: "sign_in" });
  const question = await getQuestionRecordRow(ctx, reader, questionId);
  if (!question || question.status !== "published") return failure({ code: "not_found" });
  if (reader.kind === "shop") return answerQuestion(ctx, { question_id: questionId, answer: body });
  return withStaffTransaction(ctx, "reviews.moderate", async (inside) => {
    const locked = await lockQuestion(inside, questionId);
    if (!locked) return failure({ code: "not_found" });
    const written = await writeAnswer(inside, {
      questionId,
      productId: locked.productId,
      customerId,
      author: "operator",
      authorName: inside.settings.shopName,
      body,
      status: "published",
    });
    if (!written.ok) return written;
    await logAudit(inside, { action: "question.answer", subject: { kind: "question", id: questionId } });
    return success(null);
  });
}
