import { eq, inArray, or, sql } from "drizzle-orm";
import {
  productQuestions,
  questionAnswers,
  questionAnswerVotes,
  questionReports,
  questionVotes,
} from "#db/schema/question.ts";
import type { Context } from "../../context.ts";

/** The products that the customer asked about, answered about or voted on. */
export async function findTouchedProducts(ctx: Context, customerId: number): Promise<number[]> {
  const answered = ctx.db
    .select({ id: questionAnswers.questionId })
    .from(questionAnswers)
    .leftJoin(questionAnswerVotes, eq(questionAnswerVotes.answerId, questionAnswers.id))
    .where(or(eq(questionAnswers.customerId, customerId), eq(questionAnswerVotes.customerId, customerId)));
  const voted = ctx.db
    .select({ id: questionVotes.questionId })
    .from(questionVotes)
    .where(eq(questionVotes.customerId, customerId));
  const rows = await ctx.db
    .selectDistinct({ productId: productQuestions.productId })
    .from(productQuestions)
    .where(
      or(
        eq(productQuestions.customerId, customerId),
        inArray(productQuestions.id, answered),
        inArray(productQuestions.id, voted),
      ),
    );
  return rows.map(({ productId }) => productId);
}

export async function takeBackVotes(ctx: Context, customerId: number): Promise<void> {
  const { db } = ctx;
  const questions = await db
    .delete(questionVotes)
    .where(eq(questionVotes.customerId, customerId))
    .returning({ id: questionVotes.questionId });
  const answers = await db
    .delete(questionAnswerVotes)
    .where(eq(questionAnswerVotes.customerId, customerId))
    .returning({ id: questionAnswerVotes.answerId });
  const ids = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);
  await db
    .update(productQuestions)
    .set({ votesCount: sql`${productQuestions.votesCount} - 1` })
    .where(inArray(productQuestions.id, ids(questions)));
  await db
    .update(questionAnswers)
    .set({ votesCount: sql`${questionAnswers.votesCount} - 1` })
    .where(inArray(questionAnswers.id, ids(answers)));
}

/** The shop's and the operator's answers keep the name that they were given in. */
export async function clearAuthor(ctx: Context, customerId: number): Promise<void> {
  const { db } = ctx;
  await db.delete(questionReports).where(eq(questionReports.customerId, customerId));
  await db
    .update(questionAnswers)
    .set({
      customerId: null,
      authorName: sql`case when ${questionAnswers.author} = 'buyer' then '' else ${questionAnswers.authorName} end`,
    })
    .where(eq(questionAnswers.customerId, customerId));
  await db
    .update(productQuestions)
    .set({ customerId: null, authorName: "" })
    .where(eq(productQuestions.customerId, customerId));
}
