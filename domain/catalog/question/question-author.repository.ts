import { and, eq } from "drizzle-orm";
import { productQuestions, questionAnswers, questionReports } from "#db/schema/question.ts";
import type { ReportReason } from "#shared/review-choices.ts";
import type { Context } from "../../context.ts";
import type { AnswerAuthor } from "./question.ts";

type Written = { customerId: number; authorName: string; body: string; status: "pending" | "published" };

export async function insertQuestion(
  ctx: Context,
  question: Written & { productId: number },
): Promise<{ id: number; createdAt: Date }> {
  const rows = await ctx.db
    .insert(productQuestions)
    .values({ ...question, languageCode: ctx.visitor.language.code, createdAt: ctx.now() })
    .returning({ id: productQuestions.id, createdAt: productQuestions.createdAt });
  return rows[0]!;
}

/** Null if this buyer has answered the question before. */
export async function insertAnswer(
  ctx: Context,
  answer: Written & { questionId: number; author: AnswerAuthor },
): Promise<{ id: number; createdAt: Date } | null> {
  const rows = await ctx.db
    .insert(questionAnswers)
    .values({ ...answer, languageCode: ctx.visitor.language.code, createdAt: ctx.now() })
    .onConflictDoNothing()
    .returning({ id: questionAnswers.id, createdAt: questionAnswers.createdAt });
  return rows[0] ?? null;
}

/** An answer to this question; null if there is none. */
export async function getAnswerRow(ctx: Context, questionId: number, answerId: number) {
  const rows = await ctx.db
    .select({
      id: questionAnswers.id,
      customerId: questionAnswers.customerId,
      author: questionAnswers.author,
      authorName: questionAnswers.authorName,
      body: questionAnswers.body,
      status: questionAnswers.status,
    })
    .from(questionAnswers)
    .where(and(eq(questionAnswers.id, answerId), eq(questionAnswers.questionId, questionId)));
  return rows[0] ?? null;
}

/** False if this customer has reported it before. */
export async function insertReport(
  ctx: Context,
  report: { questionId: number; answerId: number | null; customerId: number; reason: ReportReason; text: string },
): Promise<boolean> {
  const rows = await ctx.db
    .insert(questionReports)
    .values({ ...report, createdAt: ctx.now() })
    .onConflictDoNothing()
    .returning({ id: questionReports.id });
  return rows.length > 0;
}
