import { moderateAnswer, moderateQuestion } from "#domain/catalog/question-admin/moderate-question.ts";
import {
  answerParameter,
  answerStatusInput,
  hideQuestionInput,
  questionParameter,
} from "#domain/catalog/question-admin/question-admin.input.ts";
import { body, done, doneSchema, refuse } from "../answer.ts";
import { createRouter } from "../router.ts";
import { staffRoutes } from "../staff-guard.ts";

const routes = staffRoutes("Administration: questions", "reviews.moderate");

const publish = routes.post(
  "/admin/questions/{id}/publish",
  "Publish a question and resolve its reports",
  { params: questionParameter },
  doneSchema,
);

const hide = routes.post(
  "/admin/questions/{id}/hide",
  "Hide a question, with a reason for its author",
  { params: questionParameter, ...body(hideQuestionInput) },
  doneSchema,
);

const answerStatus = routes.post(
  "/admin/questions/{id}/answers/{answer}",
  "Publish an answer, or hide it with a reason",
  { params: answerParameter, ...body(answerStatusInput) },
  doneSchema,
);

export const adminQuestionApi = createRouter()
  .openapi(publish, async (c) => {
    const changed = await moderateQuestion(c.var.ctx, c.req.valid("param").id, { status: "published" });
    return done(c, changed, c.var.ctx.t("Question published"));
  })
  .openapi(hide, async (c) => {
    const { reason } = c.req.valid("json");
    const changed = await moderateQuestion(c.var.ctx, c.req.valid("param").id, { status: "hidden", reason });
    return done(c, changed, c.var.ctx.t("Question hidden"));
  })
  .openapi(answerStatus, async (c) => {
    const { id: questionId, answer: answerId } = c.req.valid("param");
    const { t } = c.var.ctx;
    const changed = await moderateAnswer(c.var.ctx, { questionId, answerId }, c.req.valid("json"));
    if (!changed.ok) return refuse(c, changed.failure);
    const isHidden = c.req.valid("json").status === "hidden";
    return c.json({ success: isHidden ? t("Answer hidden") : t("Answer published") }, 200);
  });
