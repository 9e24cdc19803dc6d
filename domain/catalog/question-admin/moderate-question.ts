import { logAudit } from "#domain/platform/audit/log-audit.ts";
import { staffFailure, type StaffFailure } from "#domain/platform/permission/permission.ts";
import type { Failure } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { withTransaction, type Context } from "../../context.ts";
import { notifyAnswer, notifyHiddenText, notifyNewQuestion } from "../question/notify-question.ts";
import { questionsTag } from "../question/question.ts";
import {
  closeReports,
  lockAnswer,
  lockQuestion,
  setAnswerStatus,
  setQuestionStatus,
} from "./question-admin.repository.ts";

export type ModerateQuestionFailure = StaffFailure | Failure<"not_found" | "reason_missing">;
type Decision = { status: "published" } | { status: "hidden"; reason: string };

const MIN_REASON_LENGTH = 3;

/** The operator publishes a question, or hides it with a reason that its author reads; both settle its reports. */
export async function moderateQuestion(
  ctx: Context,
  id: number,
  decision: Decision,
): Promise<Result<null, ModerateQuestionFailure>> {
  const checked = checkDecision(ctx, decision);
  if (!checked.ok) return checked;
  const hiddenReason = checked.value;
  return withTransaction(ctx, async (inside): Promise<Result<null, ModerateQuestionFailure>> => {
    const before = await lockQuestion(inside, id);
    if (!before) return failure({ code: "not_found" });
    await setQuestionStatus(inside, id, { status: decision.status, hiddenReason });
    await settle(inside, { before, decision, hiddenReason, answerId: null });
    if (before.status === decision.status) return success(null);
    if (decision.status === "hidden") await notifyHiddenText(inside, before, "question", hiddenReason);
    else await notifyNewQuestion(inside, id, "published");
    return success(null);
  });
}

/** The same for an answer to a question. */
export async function moderateAnswer(
  ctx: Context,
  { questionId, answerId }: { questionId: number; answerId: number },
  decision: Decision,
): Promise<Result<null, ModerateQuestionFailure>> {
  const checked = checkDecision(ctx, decision);
  if (!checked.ok) return checked;
  const hiddenReason = checked.value;
  return withTransaction(ctx, async (inside): Promise<Result<null, ModerateQuestionFailure>> => {
    const question = await lockQuestion(inside, questionId);
    const before = question && (await lockAnswer(inside, questionId, answerId));
    if (!before) return failure({ code: "not_found" });
    await setAnswerStatus(inside, answerId, { status: decision.status, hiddenReason });
    await settle(inside, { before: { ...question, status: before.status }, decision, hiddenReason, answerId });
    if (before.status === decision.status) return success(null);
    const { productName } = question;
    if (decision.status === "published") await notifyAnswer(inside, questionId, answerId);
    else await notifyHiddenText(inside, { customerId: before.customerId, productName }, "answer", hiddenReason);
    return success(null);
  });
}

/** The reason; empty where something is published. */
function checkDecision(ctx: Context, decision: Decision): Result<string, StaffFailure | Failure<"reason_missing">> {
  const refusal = staffFailure(ctx, "reviews.moderate");
  if (refusal) return failure(refusal);
  if (decision.status === "published") return success("");
  return decision.reason.length < MIN_REASON_LENGTH ? failure({ code: "reason_missing" }) : success(decision.reason);
}

type Settled = {
  before: { id: number; productId: number; status: string };
  decision: Decision;
  hiddenReason: string;
  answerId: number | null;
};

async function settle(ctx: Context, { before, decision, hiddenReason, answerId }: Settled): Promise<void> {
  await closeReports(ctx, before.id, answerId);
  await logAudit(ctx, {
    action: decision.status === "hidden" ? "question.hide" : "question.publish",
    subject: { kind: "question", id: before.id },
    details: {
      before: before.status,
      ...(answerId === null ? {} : { answer: answerId }),
      ...(hiddenReason ? { reason: hiddenReason } : {}),
    },
  });
  if (before.status !== decision.status) await ctx.cache.purge([questionsTag(before.productId)]);
}
