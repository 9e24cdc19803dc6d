import { z } from "@hono/zod-openapi";
import { answerFromDesk } from "#domain/catalog/question-admin/answer-from-desk.ts";
import { changeQuestions, reportQuestions } from "#domain/catalog/question-admin/change-questions.ts";
import { findQuestionQueue, getQuestionRecord } from "#domain/catalog/question-admin/find-question-queue.ts";
import {
  adminQuestionsQuery,
  bulkQuestionsInput,
  bulkShopQuestionsInput,
  deskAnswerInput,
  questionParameter,
  shopQuestionsQuery,
} from "#domain/catalog/question-admin/question-admin.input.ts";
import type { QuestionReader } from "#domain/catalog/question-admin/question-admin.ts";
import { ADMIN_QUESTION_LIST, SHOP_QUESTION_LIST } from "#shared/list/question-lists.ts";
import { toWire } from "#shared/wire.ts";
import { body, done, doneSchema, refuse } from "../answer.ts";
import { answerBulk, bulkSchema } from "../bulk.ts";
import { callerOf, type Desk, type DeskArea, operatorDesk, shopDesk } from "../desk.ts";
import { listQueryOf, pagedList, pagedListSchema } from "../paged.ts";
import { createRouter } from "../router.ts";

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

const questionQueueSchema = z.object({
  questions: pagedListSchema(z.object(row).openapi("QuestionRow")),
});

const questionRecordSchema = z.object({
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

/** The calls about questions that both desks have. */
function questionCalls<Area extends DeskArea>({ area, side, routes }: Desk<Area>) {
  const isShop = side === "shop";

  const list = routes.get(
    `${area}/questions`,
    isShop
      ? "The questions about your own products, with filters and sorting"
      : "All questions about products, with filters and sorting",
    isShop ? { query: shopQuestionsQuery } : { query: adminQuestionsQuery },
    questionQueueSchema,
  );

  const one = routes.get(
    `${area}/questions/{id}`,
    isShop ? "A question about one of your own products with all answers" : "A question with all answers and reports",
    { params: questionParameter },
    questionRecordSchema,
  );

  const answer = routes.post(
    `${area}/questions/{id}/answer`,
    isShop ? "Answer a question as the shop" : "Answer a question in the name of the marketplace",
    { params: questionParameter, ...body(deskAnswerInput) },
    doneSchema,
  );

  return createRouter()
    .openapi(list, async (c) => {
      const reader = callerOf(c, side);
      const found = await findQuestionQueue(
        c.var.ctx,
        reader,
        listQueryOf(c, isShop ? SHOP_QUESTION_LIST : ADMIN_QUESTION_LIST),
      );
      return c.json({ questions: pagedList(c, CALLS[side], found) }, 200);
    })
    .openapi(one, async (c) => {
      const reader = callerOf(c, side);
      const question = await getQuestionRecord(c.var.ctx, reader, c.req.valid("param").id);
      return question ? c.json({ question: toWire(question) }, 200) : refuse(c, { code: "not_found" });
    })
    .openapi(answer, async (c) => {
      const { id } = c.req.valid("param");
      const { ctx } = c.var;
      const reader = callerOf(c, side);
      return done(c, await answerFromDesk(ctx, reader, id, c.req.valid("json").answer), ctx.t("Answer posted"));
    });
}

const shop = shopDesk("Seller: questions", "products");
const operator = operatorDesk("Administration: questions", "reviews.moderate");

const report = shop.routes.post(
  "/seller/questions/bulk",
  "Report selected questions to the operator; `dry_run` returns what would happen",
  body(bulkShopQuestionsInput),
  bulkSchema,
);

const moderate = operator.routes.post(
  "/admin/questions/bulk",
  "Publish or hide selected questions; `dry_run` returns what would happen",
  body(bulkQuestionsInput),
  bulkSchema,
);

export const sellerQuestionCalls = questionCalls(shop).openapi(report, async (c) =>
  answerBulk(c, await reportQuestions(c.var.ctx, c.req.valid("json"))),
);
export const adminQuestionCalls = questionCalls(operator).openapi(moderate, async (c) =>
  answerBulk(c, await changeQuestions(c.var.ctx, c.req.valid("json"))),
);
