import { getCustomer } from "#domain/customers/customer/get-customer.ts";
import { consumeRateLimit } from "#domain/platform/rate-limit/consume-rate-limit.ts";
import type { Failure } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { withTransaction, type Context } from "../../context.ts";
import { questionsTag } from "./question.ts";
import type { QuestionVoteInput } from "./question.input.ts";
import {
  lockPublishedAnswer,
  lockPublishedQuestion,
  writeAnswerVote,
  writeQuestionVote,
} from "./question-vote.repository.ts";

export type QuestionVote = { questionId: number; answerId: number | null; votesCount: number; isVoted: boolean };
export type QuestionVoteFailure = Failure<"sign_in" | "email_unverified" | "not_found" | "own_text" | "too_many_tries">;

/** Each one purges a cached page. */
const MAX_VOTES_PER_WINDOW = 200;

/** A customer votes for a question or for an answer to it, once, or undoes that. */
export async function voteForQuestion(
  ctx: Context,
  { question_id: questionId, answer_id, is_voted: isVoted }: QuestionVoteInput,
): Promise<Result<QuestionVote, QuestionVoteFailure>> {
  const customer = await getCustomer(ctx);
  if (!customer) return failure({ code: "sign_in" });
  if (!customer.isEmailVerified) return failure({ code: "email_unverified" });
  const limit = { name: "question-vote", of: String(customer.id), max: MAX_VOTES_PER_WINDOW };
  const tried = await consumeRateLimit(ctx, limit);
  if (!tried.ok) return tried;
  const answerId = answer_id ?? null;
  return withTransaction(ctx, async (inside): Promise<Result<QuestionVote, QuestionVoteFailure>> => {
    const found =
      answerId === null
        ? await lockPublishedQuestion(inside, questionId)
        : await lockPublishedAnswer(inside, questionId, answerId);
    if (!found) return failure({ code: "not_found" });
    if (isVoted && found.customerId === customer.id) return failure({ code: "own_text" });
    const votesCount =
      answerId === null
        ? await writeQuestionVote(inside, questionId, customer.id, isVoted)
        : await writeAnswerVote(inside, answerId, customer.id, isVoted);
    await inside.cache.purge([questionsTag(found.productId)]);
    return success({ questionId, answerId, votesCount, isVoted });
  });
}
