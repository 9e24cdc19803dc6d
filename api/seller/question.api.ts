import { reportQuestions } from "#domain/catalog/question-admin/change-questions.ts";
import {
  bulkShopQuestionsInput,
  deskAnswerInput,
  questionParameter,
  shopQuestionsQuery,
} from "#domain/catalog/question-admin/question-admin.input.ts";
import { readListUrl } from "#shared/list/list-url.ts";
import { SHOP_QUESTION_LIST } from "#shared/list/question-lists.ts";
import { body, doneSchema, refuse } from "../answer.ts";
import { bulkSchema, presentBulk } from "../bulk.ts";
import {
  listQuestions,
  questionQueueSchema,
  questionRecordSchema,
  showQuestion,
  takeAnswer,
} from "../keep-questions.ts";
import { createRouter } from "../router.ts";
import { sellerRoutes } from "../seller-guard.ts";

const productsRead = sellerRoutes("Seller: questions", "products.read");
const productsWrite = sellerRoutes("Seller: questions", "products.write");

const list = productsRead.get(
  "/seller/questions",
  "The questions about the own products, with filters and sorting",
  { query: shopQuestionsQuery },
  questionQueueSchema,
);

const bulk = productsWrite.post(
  "/seller/questions/bulk",
  "Report selected questions to the operator; `dry_run` says what would happen",
  body(bulkShopQuestionsInput),
  bulkSchema,
);

const one = productsRead.get(
  "/seller/questions/{id}",
  "A question about an own product with all answers",
  { params: questionParameter },
  questionRecordSchema,
);

const answer = productsWrite.post(
  "/seller/questions/{id}/answer",
  "Answer a question as the shop",
  { params: questionParameter, ...body(deskAnswerInput) },
  doneSchema,
);

export const sellerQuestionApi = createRouter()
  .openapi(list, (c) => listQuestions(c, "shop", readListUrl(SHOP_QUESTION_LIST, new URL(c.req.url).searchParams)))
  .openapi(bulk, async (c) => {
    const reported = await reportQuestions(c.var.ctx, c.req.valid("json"));
    return reported.ok ? c.json(presentBulk(c, reported.value), 200) : refuse(c, reported.failure);
  })
  .openapi(one, (c) => showQuestion(c, "shop", c.req.valid("param").id))
  .openapi(answer, (c) => takeAnswer(c, "shop", c.req.valid("param").id, c.req.valid("json").answer));
