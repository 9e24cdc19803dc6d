import { moderateReply, moderateReview } from "#domain/catalog/review-admin/moderate-review.ts";
import {
  hideReviewInput,
  replyStatusInput,
  reviewParameter,
  reviewReplyParameter,
} from "#domain/catalog/review-admin/review-admin.input.ts";
import { body, done, doneSchema, refuse } from "../answer.ts";
import { createRouter } from "../router.ts";
import { staffRoutes } from "../staff-guard.ts";

const routes = staffRoutes("Administration: reviews", "reviews.moderate");

const publish = routes.post(
  "/admin/reviews/{id}/publish",
  "Publish a review and resolve its reports",
  { params: reviewParameter },
  doneSchema,
);

const hide = routes.post(
  "/admin/reviews/{id}/hide",
  "Hide a review, with a reason for its author",
  { params: reviewParameter, ...body(hideReviewInput) },
  doneSchema,
);

const replyStatus = routes.post(
  "/admin/reviews/{id}/replies/{reply}",
  "Publish or hide a reply to a review",
  { params: reviewReplyParameter, ...body(replyStatusInput) },
  doneSchema,
);

export const adminReviewApi = createRouter()
  .openapi(publish, async (c) => {
    const changed = await moderateReview(c.var.ctx, c.req.valid("param").id, { status: "published" });
    return done(c, changed, c.var.ctx.t("Review published"));
  })
  .openapi(hide, async (c) => {
    const { reason } = c.req.valid("json");
    const changed = await moderateReview(c.var.ctx, c.req.valid("param").id, { status: "hidden", reason });
    return done(c, changed, c.var.ctx.t("Review hidden"));
  })
  .openapi(replyStatus, async (c) => {
    const { id: reviewId, reply: replyId } = c.req.valid("param");
    const { status } = c.req.valid("json");
    const changed = await moderateReply(c.var.ctx, { reviewId, replyId }, status);
    if (!changed.ok) return refuse(c, changed.failure);
    const { t } = c.var.ctx;
    return c.json({ success: status === "hidden" ? t("Reply hidden") : t("Reply published") }, 200);
  });
