import { z } from "@hono/zod-openapi";
import { answerFromDesk } from "#domain/catalog/question-admin/answer-from-desk.ts";
import { findQuestionQueue, getQuestionRecord } from "#domain/catalog/question-admin/find-question-queue.ts";
import type { QuestionReader } from "#domain/catalog/question-admin/question-admin.ts";
import { getReviewReader } from "#domain/catalog/review-admin/find-review-queue.ts";
import type { ListQuery } from "#shared/list/list.ts";
import { toWire } from "#shared/wire.ts";
import { type ApiContext, done, refuse } from "./answer.ts";
import { pagedList, pagedListSchema } from "./paged.ts";

type Side = QuestionReader["kind"];

const CALLS: Record<Side, string> = { shop: "seller/questions", operator: "admin/questions" };

const status = z.enum(["pending", "published", "hidden"]);
const row = {
  id: z.int(),
  product_name: z.string(),
  product_slug: z.string(),
  image: z.string().nullable(),
  shop_name: z.string(),
  author: z.string(),
  body: z.string(),
  status,
  votes_count: z.int(),
  answers_count: z.int(),
  reports_count: z.int(),
  created_at: z.string(),
};

export const questionQueueSchema = z.object({
  questions: pagedListSchema(z.object(row).openapi("QuestionRow")),
});

export const questionRecordSchema = z.object({
  question: z
    .object({
      ...row,
      language_code: z.string(),
      hidden_reason: z.string(),
      answers: z.array(
        z.object({
          id: z.int(),
          author: z.enum(["buyer", "shop", "operator"]),
          author_name: z.string(),
          body: z.string(),
          language_code: z.string(),
          status,
          hidden_reason: z.string(),
          votes_count: z.int(),
          created_at: z.string(),
        }),
      ),
      reports: z.array(
        z.object({
          id: z.int(),
          answer_id: z.int().nullable(),
          reason: z.enum(["spam", "offensive", "off_topic", "untrue", "other"]),
          text: z.string(),
          is_open: z.boolean(),
          created_at: z.string(),
        }),
      ),
    })
    .openapi("QuestionRecord"),
});

/** Shop and operator read the same lists; which of them the caller is, is checked each time. */
export async function listQuestions(c: ApiContext, side: Side, query: ListQuery) {
  const reader = await getReviewReader(c.var.ctx, side);
  if (!reader.ok) return refuse(c, reader.failure);
  const found = await findQuestionQueue(c.var.ctx, reader.value, query);
  return c.json({ questions: pagedList(c, CALLS[side], found) }, 200);
}

export async function showQuestion(c: ApiContext, side: Side, id: number) {
  const reader = await getReviewReader(c.var.ctx, side);
  if (!reader.ok) return refuse(c, reader.failure);
  const question = await getQuestionRecord(c.var.ctx, reader.value, id);
  return question ? c.json({ question: toWire(question) }, 200) : refuse(c, { code: "not_found" });
}

export async function takeAnswer(c: ApiContext, side: Side, id: number, text: string) {
  const { ctx } = c.var;
  const reader = await getReviewReader(ctx, side);
  if (!reader.ok) return refuse(c, reader.failure);
  return done(c, await answerFromDesk(ctx, reader.value, id, text), ctx.t("Answer posted"));
}
