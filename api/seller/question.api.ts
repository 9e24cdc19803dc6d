import { reportQuestions } from "#domain/catalog/question-admin/change-questions.ts";
import {
  bulkShopQuestionsInput,
  deskAnswerInput,
  questionParameter,
  shopQuestionsQuery,
} from "#domain/catalog/question-admin/question-admin.input.ts";
import { readListUrl } from "#shared/list/list-url.ts";
import { SHOP_QUESTION_LIST } from "#shared/list/question-lists.ts";
import { answers, body, doneSchema, refuse } from "../answer.ts";
import { bulkSchema, presentBulk } from "../bulk.ts";
import { createRoute } from "../create-route.ts";
import {
  listQuestions,
  questionQueueSchema,
  questionRecordSchema,
  showQuestion,
  takeAnswer,
} from "../keep-questions.ts";
import { createRouter } from "../router.ts";
import { sellerActions, sellerReads } from "../seller-guard.ts";

const tags = ["Seller: questions"];

const list = createRoute({
  method: "get",
  path: "/seller/questions",
  tags,
  summary: "The questions about the own products, with filters and sorting",
  ...sellerReads("products.read"),
  request: { query: shopQuestionsQuery },
  responses: answers(questionQueueSchema),
});

const bulk = createRoute({
  method: "post",
  path: "/seller/questions/bulk",
  tags,
  summary: "Report selected questions to the operator; `dry_run` says what would happen",
  ...sellerActions("products.write"),
  request: body(bulkShopQuestionsInput),
  responses: answers(bulkSchema),
});

const one = createRoute({
  method: "get",
  path: "/seller/questions/{id}",
  tags,
  summary: "A question about an own product with all answers",
  ...sellerReads("products.read"),
  request: { params: questionParameter },
  responses: answers(questionRecordSchema),
});

const answer = createRoute({
  method: "post",
  path: "/seller/questions/{id}/answer",
  tags,
  summary: "Answer a question as the shop",
  ...sellerActions("products.write"),
  request: { params: questionParameter, ...body(deskAnswerInput) },
  responses: answers(doneSchema),
});

export const sellerQuestionApi = createRouter()
  .openapi(list, (c) => listQuestions(c, "shop", readListUrl(SHOP_QUESTION_LIST, new URL(c.req.url).searchParams)))
  .openapi(bulk, async (c) => {
    const reported = await reportQuestions(c.var.ctx, c.req.valid("json"));
    return reported.ok ? c.json(presentBulk(c, reported.value), 200) : refuse(c, reported.failure);
  })
  .openapi(one, (c) => showQuestion(c, "shop", c.req.valid("param").id))
  .openapi(answer, (c) => takeAnswer(c, "shop", c.req.valid("param").id, c.req.valid("json").answer));
