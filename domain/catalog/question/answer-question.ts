import { getCustomer } from "#domain/customers/customer/get-customer.ts";
import { statusOfText } from "#domain/platform/moderation/moderation.ts";
import { consumeRateLimit } from "#domain/platform/rate-limit/consume-rate-limit.ts";
import type { Failure } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { withTransaction, type Context } from "../../context.ts";
import { publicName } from "../review/review.ts";
import { readAnsweringSide } from "./find-questions.ts";
import { notifyAnswer, notifyWaitingQuestion } from "./notify-question.ts";
import { questionsTag, type AnswerAuthor, type QuestionAnswer } from "./question.ts";
import { insertAnswer } from "./question-author.repository.ts";
import type { AnswerQuestionInput } from "./question.input.ts";
import { getQuestionSubject } from "./question.repository.ts";

export type StoredAnswer = { answer: QuestionAnswer; isPublished: boolean };
export type AnswerQuestionFailure = Failure<
  "sign_in" | "email_unverified" | "not_found" | "too_many_tries" | "answer_not_bought" | "answered_already"
>;

/** The shop of the product answers a published question, or a buyer of the product does, once. */
export async function answerQuestion(
  ctx: Context,
  { question_id: questionId, answer: body }: AnswerQuestionInput,
): Promise<Result<StoredAnswer, AnswerQuestionFailure>> {
  const customer = await getCustomer(ctx);
  if (!customer) return failure({ code: "sign_in" });
  if (!customer.isEmailVerified) return failure({ code: "email_unverified" });
  const max = ctx.settings.messagesPerHour;
  const tried = await consumeRateLimit(ctx, { name: "answer", of: String(customer.id), max, minutes: 60 });
  if (!tried.ok) return tried;
  const subject = await getQuestionSubject(ctx, questionId);
  if (!subject || subject.status !== "published") return failure({ code: "not_found" });
  const author = await readAnsweringSide(ctx, subject);
  if (author === null) return failure({ code: "answer_not_bought" });
  return withTransaction(ctx, (inside) =>
    writeAnswer(inside, {
      questionId,
      productId: subject.productId,
      customerId: customer.id,
      author,
      authorName: author === "shop" ? subject.shopName : publicName(customer),
      body,
      // A shop answers in its own name and is known to the operator.
      status: author === "shop" ? "published" : statusOfText(inside.settings, body),
    }),
  );
}

type NewAnswer = {
  questionId: number;
  productId: number;
  customerId: number;
  author: AnswerAuthor;
  authorName: string;
  body: string;
  status: "pending" | "published";
};

/** Writes the answer of someone who may; call it in a transaction. */
export async function writeAnswer(
  ctx: Context,
  { productId, ...answer }: NewAnswer,
): Promise<Result<StoredAnswer, Failure<"answered_already">>> {
  const inserted = await insertAnswer(ctx, answer);
  if (!inserted) return failure({ code: "answered_already" });
  const { id, createdAt } = inserted;
  const isPublished = answer.status === "published";
  if (isPublished) {
    await notifyAnswer(ctx, answer.questionId, id);
    await ctx.cache.purge([questionsTag(productId)]);
  } else await notifyWaitingQuestion(ctx, answer.questionId);
  const { author, authorName, body } = answer;
  const languageCode = ctx.visitor.language.code;
  const made = { id, author, authorName, body, languageCode, votesCount: 0, createdAt: createdAt.toISOString() };
  return success({ answer: made, isPublished });
}
