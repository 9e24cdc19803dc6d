import type { Context } from "../../context.ts";
import { clearAuthor, findTouchedProducts, takeBackVotes } from "./question-erasure.repository.ts";
import { questionsTag } from "./question.ts";

/** For a deleted account: questions and answers stay without their author, votes and reports do not. */
export async function anonymizeQuestions(ctx: Context, customerId: number): Promise<void> {
  const productIds = await findTouchedProducts(ctx, customerId);
  await takeBackVotes(ctx, customerId);
  await clearAuthor(ctx, customerId);
  await ctx.cache.purge(productIds.map(questionsTag));
}
