import { and, eq, sql } from "drizzle-orm";
import { productQuestions, questionAnswers, questionAnswerVotes, questionVotes } from "#db/schema/question.ts";
import type { Context } from "../../context.ts";

/** A published question, locked so that its votes are counted one after the other. */
export async function lockPublishedQuestion(ctx: Context, id: number) {
  const rows = await ctx.db
    .select({ customerId: productQuestions.customerId, productId: productQuestions.productId })
    .from(productQuestions)
    .where(and(eq(productQuestions.id, id), eq(productQuestions.status, "published")))
    .for("update");
  return rows[0] ?? null;
}

/** A published answer to this published question, locked. */
export async function lockPublishedAnswer(ctx: Context, questionId: number, id: number) {
  const rows = await ctx.db
    .select({ customerId: questionAnswers.customerId, productId: productQuestions.productId })
    .from(questionAnswers)
    .innerJoin(
      productQuestions,
      and(eq(productQuestions.id, questionAnswers.questionId), eq(productQuestions.status, "published")),
    )
    .where(
      and(
        eq(questionAnswers.id, id),
        eq(questionAnswers.questionId, questionId),
        eq(questionAnswers.status, "published"),
      ),
    )
    .for("update", { of: questionAnswers });
  return rows[0] ?? null;
}

/** Adds or removes a vote, and returns the number of votes. A second vote of the same customer changes nothing. */
export async function writeQuestionVote(ctx: Context, questionId: number, customerId: number, isVoted: boolean) {
  const own = and(eq(questionVotes.questionId, questionId), eq(questionVotes.customerId, customerId));
  if (isVoted) await ctx.db.insert(questionVotes).values({ questionId, customerId }).onConflictDoNothing();
  else await ctx.db.delete(questionVotes).where(own);
  const count = sql`(select count(*)::int from ${questionVotes} where ${questionVotes.questionId} = ${productQuestions.id})`;
  const rows = await ctx.db
    .update(productQuestions)
    .set({ votesCount: count })
    .where(eq(productQuestions.id, questionId))
    .returning({ votesCount: productQuestions.votesCount });
  return rows[0]!.votesCount;
}

export async function writeAnswerVote(ctx: Context, answerId: number, customerId: number, isVoted: boolean) {
  const own = and(eq(questionAnswerVotes.answerId, answerId), eq(questionAnswerVotes.customerId, customerId));
  if (isVoted) await ctx.db.insert(questionAnswerVotes).values({ answerId, customerId }).onConflictDoNothing();
  else await ctx.db.delete(questionAnswerVotes).where(own);
  const count = sql`(select count(*)::int from ${questionAnswerVotes}
    where ${questionAnswerVotes.answerId} = ${questionAnswers.id})`;
  const rows = await ctx.db
    .update(questionAnswers)
    .set({ votesCount: count })
    .where(eq(questionAnswers.id, answerId))
    .returning({ votesCount: questionAnswers.votesCount });
  return rows[0]!.votesCount;
}
