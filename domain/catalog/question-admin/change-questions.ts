import { type BulkReport, runBulk } from "#domain/platform/list/run-bulk.ts";
import { staffFailure, type StaffFailure } from "#domain/platform/permission/permission.ts";
import type { Failure } from "#shared/failures.ts";
import { ADMIN_QUESTION_LIST, SHOP_QUESTION_LIST } from "#shared/list/question-lists.ts";
import { failure, success, type Result } from "#shared/result.ts";
import type { Context } from "../../context.ts";
import { reportQuestion } from "../question/report-question.ts";
import { getReviewReader, type ReviewReaderFailure } from "../review-admin/find-review-queue.ts";
import { moderateQuestion } from "./moderate-question.ts";
import type { BulkQuestionsInput, BulkShopQuestionsInput } from "./question-admin.input.ts";
import type { QuestionRow } from "./question-admin.ts";
import { questionReads } from "./question-admin.repository.ts";

/** Publishes or hides selected questions. */
export async function changeQuestions(
  ctx: Context,
  { value: reason, ...input }: BulkQuestionsInput,
): Promise<Result<BulkReport, StaffFailure | Failure<"reason_missing">>> {
  const refusal = staffFailure(ctx, "reviews.moderate");
  if (refusal) return failure(refusal);
  const isHiding = input.action === "hide";
  const report = await runBulk(ctx, input, {
    definition: ADMIN_QUESTION_LIST,
    reads: questionReads(ctx, { kind: "operator", shopId: null }),
    label: labelOf,
    change: (inside, { id }) =>
      moderateQuestion(inside, id, isHiding ? { status: "hidden", reason } : { status: "published" }),
  });
  return success(report);
}

/** A shop reports selected questions about its products to the operator. */
export async function reportQuestions(
  ctx: Context,
  { value: text, ...input }: BulkShopQuestionsInput,
): Promise<Result<BulkReport, ReviewReaderFailure>> {
  const reader = await getReviewReader(ctx, "shop");
  if (!reader.ok) return reader;
  const report = await runBulk(ctx, input, {
    definition: SHOP_QUESTION_LIST,
    reads: questionReads(ctx, reader.value),
    label: labelOf,
    change: (inside, { id }) => reportQuestion(inside, { question_id: id, reason: "other", text }),
  });
  return success(report);
}

function labelOf({ productName, author }: QuestionRow): string {
  return `${productName} · ${author}`;
}
