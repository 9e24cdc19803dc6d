import { z } from "@hono/zod-openapi";
import { findProductCards } from "#domain/catalog/product/find-product-cards.ts";
import { formIdInput } from "#domain/id.input.ts";
import { answerQuestion } from "#domain/catalog/question/answer-question.ts";
import { askQuestion } from "#domain/catalog/question/ask-question.ts";
import { findQuestionMarks, findQuestions, QUESTIONS_PER_PAGE } from "#domain/catalog/question/find-questions.ts";
import {
  answerQuestionInput,
  askQuestionInput,
  questionsQuery,
  questionVoteInput,
  reportQuestionInput,
} from "#domain/catalog/question/question.input.ts";
import { reportQuestion } from "#domain/catalog/question/report-question.ts";
import { voteForQuestion } from "#domain/catalog/question/vote-for-question.ts";
import { toWire } from "#shared/wire.ts";
import { body, doneSchema, refuse } from "../answer.ts";
import { customerRoutes, openRoutes } from "../create-route.ts";
import { orNull } from "../or-null.ts";
import { paged, pagedSchema } from "../paged.ts";
import { createRouter } from "../router.ts";
import { answerSchema, questionSchema } from "./question.schema.ts";

const open = openRoutes("Questions and answers");
const customer = customerRoutes("Questions and answers");

const list = open.get(
  "/home/product-questions/{id}",
  "Questions about a product with their answers; searched by `q`, and sorted",
  { params: z.object({ id: formIdInput }), query: questionsQuery },
  z.object({ questions: pagedSchema(questionSchema) }),
);

const marks = open.get(
  "/user/question-marks/{id}",
  "The visitor's votes, questions and answers about a product, and whether they may answer",
  { params: z.object({ id: formIdInput }) },
  z.object({
    voted_questions: z.array(z.int()),
    voted_answers: z.array(z.int()),
    own_questions: z.array(z.int()),
    own_answers: z.array(z.int()),
    answers_as: z.enum(["shop", "buyer"]).nullable(),
  }),
);

const ask = customer.post(
  "/user/product-question-store",
  "Ask a question about a product; requires a verified email address",
  body(askQuestionInput),
  z.object({ success: z.string(), question: orNull(questionSchema) }),
);

const answer = customer.post(
  "/home/product-answer-store",
  "Answer a question, as the shop or as a buyer of the product",
  body(answerQuestionInput),
  z.object({ success: z.string(), answer: orNull(answerSchema) }),
);

const vote = customer.post(
  "/product/vote-question",
  "Vote for a question, or with `answer_id` for an answer, once, or take the vote back",
  body(questionVoteInput),
  z.object({
    success: z.string(),
    vote: z.object({
      question_id: z.int(),
      answer_id: z.int().nullable(),
      votes_count: z.int(),
      is_voted: z.boolean(),
    }),
  }),
);

const report = customer.post(
  "/product/report-question",
  "Report a question, or an answer to it, to the operator",
  body(reportQuestionInput),
  doneSchema,
);

export const questionApi = createRouter()
  .openapi(list, async (c) => {
    const { q: search = "", sort = "votes", page = 1, per_page = QUESTIONS_PER_PAGE } = c.req.valid("query");
    const productId = c.req.valid("param").id;
    const [product] = await findProductCards(c.var.ctx, [productId]);
    if (!product) return refuse(c, { code: "not_found" });
    const found = await findQuestions(c.var.ctx, productId, { search, sort }, page, per_page);
    return c.json({ questions: paged(c, `home/product-questions/${productId}`, found) }, 200);
  })
  .openapi(marks, async (c) => c.json(toWire(await findQuestionMarks(c.var.ctx, c.req.valid("param").id)), 200))
  .openapi(ask, async (c) => {
    const { ctx } = c.var;
    const result = await askQuestion(ctx, c.req.valid("json"));
    if (!result.ok) return refuse(c, result.failure);
    const { isPublished, question } = result.value;
    const success = isPublished
      ? ctx.t("Question posted. We'll let you know when someone answers.")
      : ctx.t("Thanks! Your question will appear once it's approved.");
    return c.json({ success, question: isPublished ? toWire(question) : null }, 200);
  })
  .openapi(answer, async (c) => {
    const { ctx } = c.var;
    const written = await answerQuestion(ctx, c.req.valid("json"));
    if (!written.ok) return refuse(c, written.failure);
    const { isPublished, answer: made } = written.value;
    const success = isPublished ? ctx.t("Answer posted") : ctx.t("Thanks! Your answer will appear once it's approved.");
    return c.json({ success, answer: isPublished ? toWire(made) : null }, 200);
  })
  .openapi(vote, async (c) => {
    const { ctx } = c.var;
    const voted = await voteForQuestion(ctx, c.req.valid("json"));
    if (!voted.ok) return refuse(c, voted.failure);
    const success = voted.value.isVoted ? ctx.t("Vote counted") : ctx.t("Vote removed");
    return c.json({ success, vote: toWire(voted.value) }, 200);
  })
  .openapi(report, async (c) => {
    const reported = await reportQuestion(c.var.ctx, c.req.valid("json"));
    return reported.ok
      ? c.json({ success: c.var.ctx.t("Thanks for letting us know. We'll look into it.") }, 200)
      : refuse(c, reported.failure);
  });
