import { requireOwnShop } from "#domain/shops/shop/require-own-shop.ts";
import type { Page } from "#shared/page.ts";
import type { Context } from "../../context.ts";
import { hasBought } from "../review/has-bought.ts";
import { questionsTag, type FirstQuestions, type Question, type QuestionMarks } from "./question.ts";
import {
  countQuestions,
  findAnswerRows,
  findFirstQuestionRows,
  findMarkRows,
  findQuestionRows,
  getQuestionedProduct,
  type QuestionedProduct,
  type QuestionFilter,
} from "./question.repository.ts";

export const QUESTIONS_PER_PAGE = 8;
const FIRST_QUESTIONS = 3;
const CACHED_SECONDS = 300;
const BY_VOTES: QuestionFilter = { search: "", sort: "votes" };

/** The first questions about a product with one answer each, as its page shows them to everyone; cached. */
export async function findFirstQuestions(
  ctx: Context,
  productId: number,
  hasQuestions: boolean,
): Promise<FirstQuestions> {
  const found = await ctx.cache.get(
    `questions:${productId}`,
    [questionsTag(productId)],
    async () => (hasQuestions ? findFirstQuestionRows(ctx, productId, FIRST_QUESTIONS) : { questions: [], total: 0 }),
    { seconds: CACHED_SECONDS },
  );
  return { ...found, questions: withAuthors(ctx, found.questions) };
}

/** Published questions with all their answers, as searched and sorted. */
export async function findQuestions(
  ctx: Context,
  productId: number,
  filter: Partial<QuestionFilter> = {},
  page = 1,
  perPage = QUESTIONS_PER_PAGE,
): Promise<Page<Question>> {
  const found = await readQuestions(ctx, productId, { ...BY_VOTES, ...filter }, page, perPage);
  return { ...found, items: withAuthors(ctx, found.items) };
}

/** The visitor's own votes, questions and answers; none for a guest. */
export async function findQuestionMarks(ctx: Context, productId: number): Promise<QuestionMarks> {
  const { customerId } = ctx.visitor;
  if (customerId === null)
    return { votedQuestions: [], votedAnswers: [], ownQuestions: [], ownAnswers: [], answersAs: null };
  const [marks, product] = await Promise.all([
    findMarkRows(ctx, productId, customerId),
    getQuestionedProduct(ctx, productId),
  ]);
  return { ...marks, answersAs: product && (await readAnsweringSide(ctx, product)) };
}

/** Whether the visitor answers for the shop or as a buyer; null if neither. */
export async function readAnsweringSide(
  ctx: Context,
  { shopId, productId }: Pick<QuestionedProduct, "shopId" | "productId">,
): Promise<"shop" | "buyer" | null> {
  const { customerId } = ctx.visitor;
  if (customerId === null) return null;
  const own = await requireOwnShop(ctx, "products.write");
  if (own.ok && own.value.id === shopId) return "shop";
  return (await hasBought(ctx, customerId, productId)) ? "buyer" : null;
}

async function readQuestions(
  ctx: Context,
  productId: number,
  filter: QuestionFilter,
  page: number,
  perPage: number,
): Promise<Page<Question>> {
  const [rows, total] = await Promise.all([
    findQuestionRows(ctx, productId, filter, { limit: perPage, offset: (page - 1) * perPage }),
    countQuestions(ctx, productId, filter),
  ]);
  const ids = rows.map(({ id }) => id);
  const answers = await findAnswerRows(ctx, ids);
  const items = rows.map((row) => {
    const own = answers.filter(({ questionId }) => questionId === row.id);
    return {
      ...row,
      answersCount: own[0]?.total ?? 0,
      answers: own.map(({ questionId: _questionId, total: _total, ...answer }) => answer),
    };
  });
  return { items, page, perPage, total };
}

/** Gives authors with a deleted account a generic name in the reader's language. */
function withAuthors(ctx: Context, questions: readonly Question[]): Question[] {
  const generic = ctx.t("A customer");
  return questions.map((question) => ({
    ...question,
    author: question.author || generic,
    answers: question.answers.map((answer) => ({ ...answer, authorName: answer.authorName || generic })),
  }));
}
