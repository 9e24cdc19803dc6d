import { and, asc, desc, eq, inArray, lte, sql } from "drizzle-orm";
import { prepared } from "#db/prepared.ts";
import { products } from "#db/schema/product.ts";
import { productQuestions, questionAnswers, questionAnswerVotes, questionVotes } from "#db/schema/question.ts";
import { shops } from "#db/schema/shop.ts";
import type { QuestionSort } from "#shared/question-choices.ts";
import type { Context } from "../../context.ts";
import type { FirstQuestions, Question, QuestionAnswer, QuestionMarks } from "./question.ts";

export type QuestionFilter = { search: string; sort: QuestionSort };
/** Beyond these, the others are only counted. */
const MAX_ANSWERS = 20;

type QuestionRow = Omit<Question, "answers" | "answersCount">;

const QUESTION_COLUMNS = {
  id: productQuestions.id,
  author: productQuestions.authorName,
  body: productQuestions.body,
  languageCode: productQuestions.languageCode,
  votesCount: productQuestions.votesCount,
  createdAt: productQuestions.createdAt,
};
const ANSWER_COLUMNS = {
  id: questionAnswers.id,
  author: questionAnswers.author,
  authorName: questionAnswers.authorName,
  body: questionAnswers.body,
  languageCode: questionAnswers.languageCode,
  votesCount: questionAnswers.votesCount,
  createdAt: questionAnswers.createdAt,
};
/** The shop's before those that helped most. */
const ANSWER_ORDER = sql`array_position(array['shop', 'operator', 'buyer'], ${questionAnswers.author}),
  ${questionAnswers.votesCount} desc, ${questionAnswers.createdAt}, ${questionAnswers.id}`;

export async function findQuestionRows(
  ctx: Context,
  productId: number,
  filter: QuestionFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<QuestionRow[]> {
  const rows = await ctx.db
    .select(QUESTION_COLUMNS)
    .from(productQuestions)
    .where(matches(productId, filter))
    .orderBy(
      ...(filter.sort === "votes" ? [desc(productQuestions.votesCount)] : []),
      desc(productQuestions.createdAt),
      desc(productQuestions.id),
    )
    .limit(limit)
    .offset(offset);
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
}

export async function countQuestions(ctx: Context, productId: number, filter: QuestionFilter): Promise<number> {
  const rows = await ctx.db
    .select({ count: sql<number>`count(*)::int` })
    .from(productQuestions)
    .where(matches(productId, filter));
  return rows[0]!.count;
}

/** The questions with the most votes and the first answer to each, in one statement, which pages in no cache need. */
export async function findFirstQuestionRows(ctx: Context, productId: number, limit: number): Promise<FirstQuestions> {
  const rows = await prepared(ctx.db, "first_questions", (db, name) => {
    const answer = db
      .select({ ...ANSWER_COLUMNS, total: sql<number>`(count(*) over ())::int`.as("total") })
      .from(questionAnswers)
      .where(and(eq(questionAnswers.questionId, productQuestions.id), eq(questionAnswers.status, "published")))
      .orderBy(ANSWER_ORDER)
      .limit(1)
      .as("answer");
    const { id, author, authorName, body, languageCode, votesCount, createdAt } = answer;
    return db
      .select({
        question: QUESTION_COLUMNS,
        answer: { id, author, authorName, body, languageCode, votesCount, createdAt },
        answersCount: answer.total,
        total: sql<number>`(count(*) over ())::int`,
      })
      .from(productQuestions)
      .leftJoinLateral(answer, sql`true`)
      .where(
        and(eq(productQuestions.productId, sql.placeholder("productId")), eq(productQuestions.status, "published")),
      )
      .orderBy(desc(productQuestions.votesCount), desc(productQuestions.createdAt), desc(productQuestions.id))
      .limit(sql.placeholder("limit"))
      .prepare(name);
  }).execute({ productId, limit });
  const questions = rows.map(({ question, answer, answersCount }) => ({
    ...question,
    createdAt: question.createdAt.toISOString(),
    answersCount: answersCount ?? 0,
    answers: answer ? [{ ...answer, createdAt: answer.createdAt.toISOString() }] : [],
  }));
  return { questions, total: rows[0]?.total ?? 0 };
}

/** The first published answers to each question, the shop's before those that helped most, with how many there are. */
export async function findAnswerRows(
  ctx: Context,
  questionIds: readonly number[],
): Promise<(QuestionAnswer & { questionId: number; total: number })[]> {
  if (questionIds.length === 0) return [];
  const ofQuestion = sql`partition by ${questionAnswers.questionId}`;
  const ranked = ctx.db
    .select({
      ...ANSWER_COLUMNS,
      questionId: questionAnswers.questionId,
      total: sql<number>`(count(*) over (${ofQuestion}))::int`.as("total"),
      rank: sql<number>`(row_number() over (${ofQuestion} order by ${ANSWER_ORDER}))::int`.as("rank"),
    })
    .from(questionAnswers)
    .where(and(inArray(questionAnswers.questionId, [...questionIds]), eq(questionAnswers.status, "published")))
    .as("ranked");
  const rows = await ctx.db
    .select()
    .from(ranked)
    .where(lte(ranked.rank, MAX_ANSWERS))
    .orderBy(asc(ranked.questionId), asc(ranked.rank));
  return rows.map(({ rank: _rank, ...row }) => ({ ...row, createdAt: row.createdAt.toISOString() }));
}

/** All words of the search are in the question or in one of its published answers. */
function matches(productId: number, { search }: Pick<QuestionFilter, "search">) {
  return and(
    eq(productQuestions.productId, productId),
    eq(productQuestions.status, "published"),
    ...search
      .split(/\s+/u)
      .filter(Boolean)
      .map((text) => {
        const like = `%${text.replaceAll(/[%_\\]/g, String.raw`\$&`)}%`;
        return sql`(${productQuestions.body} ilike ${like} or exists (select 1 from ${questionAnswers}
          where ${questionAnswers.questionId} = ${productQuestions.id} and ${questionAnswers.status} = 'published'
            and ${questionAnswers.body} ilike ${like}))`;
      }),
  );
}

/** What one customer voted for and wrote among the questions about a product. */
export async function findMarkRows(
  ctx: Context,
  productId: number,
  customerId: number,
): Promise<Omit<QuestionMarks, "answersAs">> {
  const ofProduct = eq(productQuestions.productId, productId);
  const ofQuestion = eq(productQuestions.id, questionAnswers.questionId);
  const [voted, votedAnswers, own, ownAnswers] = await Promise.all([
    ctx.db
      .select({ id: questionVotes.questionId })
      .from(questionVotes)
      .innerJoin(productQuestions, eq(productQuestions.id, questionVotes.questionId))
      .where(and(ofProduct, eq(questionVotes.customerId, customerId))),
    ctx.db
      .select({ id: questionAnswerVotes.answerId })
      .from(questionAnswerVotes)
      .innerJoin(questionAnswers, eq(questionAnswers.id, questionAnswerVotes.answerId))
      .innerJoin(productQuestions, ofQuestion)
      .where(and(ofProduct, eq(questionAnswerVotes.customerId, customerId))),
    ctx.db
      .select({ id: productQuestions.id })
      .from(productQuestions)
      .where(and(ofProduct, eq(productQuestions.customerId, customerId))),
    ctx.db
      .select({ id: questionAnswers.id })
      .from(questionAnswers)
      .innerJoin(productQuestions, ofQuestion)
      .where(and(ofProduct, eq(questionAnswers.customerId, customerId))),
  ]);
  const ids = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);
  return {
    votedQuestions: ids(voted),
    votedAnswers: ids(votedAnswers),
    ownQuestions: ids(own),
    ownAnswers: ids(ownAnswers),
  };
}

const PRODUCT = {
  productId: products.id,
  productSlug: products.slug,
  productName: products.name,
  shopId: shops.id,
  shopName: shops.name,
  shopOwnerId: shops.ownerId,
};

export type QuestionedProduct = {
  productId: number;
  productSlug: string;
  productName: string;
  shopId: number;
  shopName: string;
  shopOwnerId: number | null;
};

/** A product that is sold, with its shop. */
export async function getQuestionedProduct(ctx: Context, productId: number): Promise<QuestionedProduct | null> {
  const rows = await ctx.db
    .select(PRODUCT)
    .from(products)
    .innerJoin(shops, and(eq(shops.id, products.shopId), eq(shops.status, "approved")))
    .where(and(eq(products.id, productId), eq(products.status, "published")));
  return rows[0] ?? null;
}

/** A question with whom it concerns. */
export async function getQuestionSubject(ctx: Context, id: number) {
  const rows = await ctx.db
    .select({
      ...PRODUCT,
      id: productQuestions.id,
      status: productQuestions.status,
      body: productQuestions.body,
      customerId: productQuestions.customerId,
    })
    .from(productQuestions)
    .innerJoin(products, eq(products.id, productQuestions.productId))
    .innerJoin(shops, eq(shops.id, products.shopId))
    .where(eq(productQuestions.id, id));
  return rows[0] ?? null;
}
