import { getCustomer } from "#domain/customers/customer/get-customer.ts";
import { statusOfText } from "#domain/platform/moderation/moderation.ts";
import { consumeRateLimit, limitOfAddress } from "#domain/platform/rate-limit/consume-rate-limit.ts";
import type { Failure } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { withTransaction, type Context } from "../../context.ts";
import { publicName } from "../review/review.ts";
import { notifyNewQuestion } from "./notify-question.ts";
import { questionsTag, type Question } from "./question.ts";
import { insertQuestion } from "./question-author.repository.ts";
import type { AskQuestionInput } from "./question.input.ts";
import { getQuestionedProduct } from "./question.repository.ts";

export type AskedQuestion = { question: Question; isPublished: boolean };
export type AskQuestionFailure = Failure<"sign_in" | "email_unverified" | "not_found" | "too_many_tries">;

const HOUR_MINUTES = 60;
const PER_ADDRESS = 3;

/** A customer with a confirmed address asks about a product that is sold; the shop is notified. */
export async function askQuestion(
  ctx: Context,
  { product_id: productId, question: body }: AskQuestionInput,
): Promise<Result<AskedQuestion, AskQuestionFailure>> {
  const customer = await getCustomer(ctx);
  if (!customer) return failure({ code: "sign_in" });
  if (!customer.isEmailVerified) return failure({ code: "email_unverified" });
  const max = ctx.settings.messagesPerHour;
  const own = { name: "question", of: String(customer.id), max, minutes: HOUR_MINUTES };
  for (const limit of [own, { ...limitOfAddress(ctx, "question", max * PER_ADDRESS), minutes: HOUR_MINUTES }]) {
    const tried = await consumeRateLimit(ctx, limit);
    if (!tried.ok) return tried;
  }
  if (!(await getQuestionedProduct(ctx, productId))) return failure({ code: "not_found" });
  const author = publicName(customer);
  const status = statusOfText(ctx.settings, body);
  return withTransaction(ctx, async (inside) => {
    const { id, createdAt } = await insertQuestion(inside, {
      productId,
      customerId: customer.id,
      authorName: author,
      body,
      status,
    });
    if (status === "published") await inside.cache.purge([questionsTag(productId)]);
    await notifyNewQuestion(inside, id, status);
    const question = {
      id,
      author,
      body,
      languageCode: inside.visitor.language.code,
      votesCount: 0,
      createdAt: createdAt.toISOString(),
      answersCount: 0,
      answers: [],
    };
    return success({ question, isPublished: status === "published" });
  });
}
