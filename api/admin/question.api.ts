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
import { staffActions, staffReads } from "../staff-guard.ts";

const tags = ["Administration: questions"];

const list = createRoute({
  method: "get",
  path: "/admin/questions",
  tags,
  summary: "All questions about products, with filters and sorting",
  ...staffReads("reviews.moderate"),
  request: { query: adminQuestionsQuery },
  responses: answers(questionQueueSchema),
});

const bulk = createRoute({
  method: "post",
  path: "/admin/questions/bulk",
  tags,
  summary: "Publish or hide selected questions; `dry_run` says what would happen",
  ...staffActions("reviews.moderate"),
  request: body(bulkQuestionsInput),
  responses: answers(bulkSchema),
});

const one = createRoute({
  method: "get",
  path: "/admin/questions/{id}",
  tags,
  summary: "A question with all answers and reports",
  ...staffReads("reviews.moderate"),
  request: { params: questionParameter },
  responses: answers(questionRecordSchema),
});

const publish = createRoute({
  method: "post",
  path: "/admin/questions/{id}/publish",
  tags,
  summary: "Show a question to everyone; its reports are settled",
  ...staffActions("reviews.moderate"),
  request: { params: questionParameter },
  responses: answers(doneSchema),
});

const hide = createRoute({
  method: "post",
  path: "/admin/questions/{id}/hide",
  tags,
  summary: "Hide a question; its author reads why",
  ...staffActions("reviews.moderate"),
  request: { params: questionParameter, ...body(hideQuestionInput) },
  responses: answers(doneSchema),
});

const answer = createRoute({
  method: "post",
  path: "/admin/questions/{id}/answer",
  tags,
  summary: "Answer a question in the name of the marketplace",
  ...staffActions("reviews.moderate"),
  request: { params: questionParameter, ...body(deskAnswerInput) },
  responses: answers(doneSchema),
});

const answerStatus = createRoute({
  method: "post",
  path: "/admin/questions/{id}/answers/{answer}",
  tags,
  summary: "Publish an answer, or hide it with a reason",
  ...staffActions("reviews.moderate"),
  request: { params: answerParameter, ...body(answerStatusInput) },
  responses: answers(doneSchema),
});

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
