import { and, asc, desc, eq, gt, inArray, or, sql, type SQL } from "drizzle-orm";
import { selectReads } from "#db/list-reads.ts";
import { type ListSql, anyContains } from "#db/list-sql.ts";
import { products } from "#db/schema/product.ts";
import { productQuestions, questionAnswers, questionReports } from "#db/schema/question.ts";
import { shops } from "#db/schema/shop.ts";
import type { ModerationStatus } from "#domain/platform/moderation/moderation.ts";
import type { ListFilter } from "#shared/list/list.ts";
import type { Context } from "../../context.ts";
import type { QuestionReader, QuestionRecord, QuestionRow } from "./question-admin.ts";

const openReports = sql<number>`(select count(*)::int from ${questionReports}
  where ${questionReports.questionId} = ${productQuestions.id} and ${questionReports.isOpen})`;
const waitingAnswers = sql`exists (select 1 from ${questionAnswers}
  where ${questionAnswers.questionId} = ${productQuestions.id} and ${questionAnswers.status} = 'pending')`;
const officialAnswer = sql`exists (select 1 from ${questionAnswers}
  where ${questionAnswers.questionId} = ${productQuestions.id} and ${questionAnswers.author} <> 'buyer')`;

const LIST: ListSql = {
  id: productQuestions.id,
  sorts: { written: productQuestions.createdAt, votes: productQuestions.votesCount },
  filters: {
    /** A question waits if one of its answers does. */
    status: { condition: whereStatus },
    work: {
      condition: ({ values }) =>
        or(...values.map((work) => (work === "reported" ? gt(openReports, 0) : sql`not ${officialAnswer}`))),
    },
    product: { text: products.name },
    written: { instant: productQuestions.createdAt },
    shop: { word: sql`${shops.id}::text` },
  },
  search: (text) => anyContains([productQuestions.body, productQuestions.authorName, products.name], text),
};

function whereStatus({ operator, values }: ListFilter): SQL {
  const isOne = or(
    inArray(productQuestions.status, values as ModerationStatus[]),
    values.includes("pending") ? waitingAnswers : undefined,
  )!;
  return operator === "not" ? sql`not (${isOne})` : isOne;
}

/** The shop first: a seller's query never reaches the questions about another shop's products. */
function isWithin({ shopId }: QuestionReader) {
  return shopId === null ? undefined : eq(products.shopId, shopId);
}

function selectRows(ctx: Context, { kind }: QuestionReader) {
  return ctx.db
    .select({
      id: productQuestions.id,
      productName: products.name,
      productSlug: products.slug,
      image: sql<string | null>`${products.images}[1]`,
      shopName: shops.name,
      author: productQuestions.authorName,
      body: productQuestions.body,
      status: productQuestions.status,
      votesCount: productQuestions.votesCount,
      answersCount: sql<number>`(select count(*)::int from ${questionAnswers}
        where ${questionAnswers.questionId} = ${productQuestions.id})`,
      reportsCount: kind === "operator" ? openReports : sql<number>`0`,
      createdAt: productQuestions.createdAt,
      languageCode: productQuestions.languageCode,
      hiddenReason: productQuestions.hiddenReason,
    })
    .from(productQuestions)
    .innerJoin(products, eq(products.id, productQuestions.productId))
    .innerJoin(shops, eq(shops.id, products.shopId));
}

export function questionReads(ctx: Context, reader: QuestionReader) {
  return selectReads(ctx.db, {
    list: LIST,
    scope: isWithin(reader),
    select: () => selectRows(ctx, reader).$dynamic(),
    read: ({ languageCode: _language, hiddenReason: _reason, ...row }): QuestionRow => ({
      ...row,
      createdAt: row.createdAt.toISOString(),
    }),
  });
}

export async function getQuestionRecordRow(
  ctx: Context,
  reader: QuestionReader,
  id: number,
): Promise<QuestionRecord | null> {
  const [row] = await selectRows(ctx, reader).where(and(isWithin(reader), eq(productQuestions.id, id)));
  if (!row) return null;
  const [answers, reports] = await Promise.all([
    ctx.db
      .select({
        id: questionAnswers.id,
        author: questionAnswers.author,
        authorName: questionAnswers.authorName,
        body: questionAnswers.body,
        languageCode: questionAnswers.languageCode,
        status: questionAnswers.status,
        hiddenReason: questionAnswers.hiddenReason,
        votesCount: questionAnswers.votesCount,
        createdAt: questionAnswers.createdAt,
      })
      .from(questionAnswers)
      .where(eq(questionAnswers.questionId, id))
      .orderBy(asc(questionAnswers.createdAt), asc(questionAnswers.id)),
    reader.kind === "shop"
      ? []
      : ctx.db
          .select({
            id: questionReports.id,
            answerId: questionReports.answerId,
            reason: questionReports.reason,
            text: questionReports.text,
            isOpen: questionReports.isOpen,
            createdAt: questionReports.createdAt,
          })
          .from(questionReports)
          .where(eq(questionReports.questionId, id))
          .orderBy(desc(questionReports.isOpen), desc(questionReports.id)),
  ]);
  return {
    ...row,
    createdAt: row.createdAt.toISOString(),
    answers: answers.map((answer) => ({ ...answer, createdAt: answer.createdAt.toISOString() })),
    reports: reports.map((report) => ({ ...report, createdAt: report.createdAt.toISOString() })),
  };
}

/** A question with its author and product; null if there is none; locked until the transaction ends. */
export async function lockQuestion(ctx: Context, id: number) {
  const rows = await ctx.db
    .select({
      id: productQuestions.id,
      productId: products.id,
      productName: products.name,
      status: productQuestions.status,
      customerId: productQuestions.customerId,
    })
    .from(productQuestions)
    .innerJoin(products, eq(products.id, productQuestions.productId))
    .where(eq(productQuestions.id, id))
    .for("update", { of: productQuestions });
  return rows[0] ?? null;
}

/** The same for an answer to it. */
export async function lockAnswer(ctx: Context, questionId: number, id: number) {
  const rows = await ctx.db
    .select({ status: questionAnswers.status, customerId: questionAnswers.customerId })
    .from(questionAnswers)
    .where(and(eq(questionAnswers.id, id), eq(questionAnswers.questionId, questionId)))
    .for("update");
  return rows[0] ?? null;
}

type Decision = { status: "published" | "hidden"; hiddenReason: string };

export async function setQuestionStatus(ctx: Context, id: number, decision: Decision): Promise<void> {
  await ctx.db.update(productQuestions).set(decision).where(eq(productQuestions.id, id));
}

export async function setAnswerStatus(ctx: Context, id: number, decision: Decision): Promise<void> {
  await ctx.db.update(questionAnswers).set(decision).where(eq(questionAnswers.id, id));
}

/** The operator has decided: open reports about a question, or about one of its answers, are done. */
export async function closeReports(ctx: Context, questionId: number, answerId: number | null): Promise<void> {
  await ctx.db
    .update(questionReports)
    .set({ isOpen: false })
    .where(
      and(
        eq(questionReports.questionId, questionId),
        answerId === null ? sql`${questionReports.answerId} is null` : eq(questionReports.answerId, answerId),
      ),
    );
}

/** The shops with questions about their products, for the operator's filter. */
export function findQuestionedShops(ctx: Context): Promise<{ id: number; name: string }[]> {
  return ctx.db
    .selectDistinct({ id: shops.id, name: shops.name })
    .from(productQuestions)
    .innerJoin(products, eq(products.id, productQuestions.productId))
    .innerJoin(shops, eq(shops.id, products.shopId))
    .orderBy(asc(shops.name));
}
