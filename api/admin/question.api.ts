import { changeQuestions } from "#domain/catalog/question-admin/change-questions.ts";
import { moderateAnswer, moderateQuestion } from "#domain/catalog/question-admin/moderate-question.ts";
import {
  adminQuestionsQuery,
  answerParameter,
  answerStatusInput,
  bulkQuestionsInput,
  deskAnswerInput,
  hideQuestionInput,
  questionParameter,
} from "#domain/catalog/question-admin/question-admin.input.ts";
import { readListUrl } from "#shared/list/list-url.ts";
import { ADMIN_QUESTION_LIST } from "#shared/list/question-lists.ts";
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
import { staffRoutes } from "../staff-guard.ts";

const routes = staffRoutes("Administration: questions", "reviews.moderate");

const list = routes.get(
  "/admin/questions",
  "All questions about products, with filters and sorting",
  { query: adminQuestionsQuery },
  questionQueueSchema,
);

const bulk = routes.post(
  "/admin/questions/bulk",
  "Publish or hide selected questions; `dry_run` says what would happen",
  body(bulkQuestionsInput),
  bulkSchema,
);

const one = routes.get(
  "/admin/questions/{id}",
  "A question with all answers and reports",
  { params: questionParameter },
  questionRecordSchema,
);

const publish = routes.post(
  "/admin/questions/{id}/publish",
  "Show a question to everyone; its reports are settled",
  { params: questionParameter },
  doneSchema,
);

const hide = routes.post(
  "/admin/questions/{id}/hide",
  "Hide a question; its author reads why",
  { params: questionParameter, ...body(hideQuestionInput) },
  doneSchema,
);

const answer = routes.post(
  "/admin/questions/{id}/answer",
  "Answer a question in the name of the marketplace",
  { params: questionParameter, ...body(deskAnswerInput) },
  doneSchema,
);

const answerStatus = routes.post(
  "/admin/questions/{id}/answers/{answer}",
  "Publish an answer, or hide it with a reason",
  { params: answerParameter, ...body(answerStatusInput) },
  doneSchema,
);

export const adminQuestionApi = createRouter()
  .openapi(list, (c) => listQuestions(c, "operator", readListUrl(ADMIN_QUESTION_LIST, new URL(c.req.url).searchParams)))
  .openapi(bulk, async (c) => {
    const changed = await changeQuestions(c.var.ctx, c.req.valid("json"));
    return changed.ok ? c.json(presentBulk(c, changed.value), 200) : refuse(c, changed.failure);
  })
  .openapi(one, (c) => showQuestion(c, "operator", c.req.valid("param").id))
  .openapi(publish, async (c) => {
    const changed = await moderateQuestion(c.var.ctx, c.req.valid("param").id, { status: "published" });
    return changed.ok ? c.json({ success: c.var.ctx.t("Question published") }, 200) : refuse(c, changed.failure);
  })
  .openapi(hide, async (c) => {
    const { reason } = c.req.valid("json");
    const changed = await moderateQuestion(c.var.ctx, c.req.valid("param").id, { status: "hidden", reason });
    return changed.ok ? c.json({ success: c.var.ctx.t("Question hidden") }, 200) : refuse(c, changed.failure);
  })
  .openapi(answer, (c) => takeAnswer(c, "operator", c.req.valid("param").id, c.req.valid("json").answer))
  .openapi(answerStatus, async (c) => {
    const { id: questionId, answer: answerId } = c.req.valid("param");
    const { t } = c.var.ctx;
    const changed = await moderateAnswer(c.var.ctx, { questionId, answerId }, c.req.valid("json"));
    if (!changed.ok) return refuse(c, changed.failure);
    const isHidden = c.req.valid("json").status === "hidden";
    return c.json({ success: isHidden ? t("Answer hidden") : t("Answer published") }, 200);
  });
