import { changeReviews } from "#domain/catalog/review-admin/change-reviews.ts";
import { moderateReply, moderateReview } from "#domain/catalog/review-admin/moderate-review.ts";
import {
  adminReviewsQuery,
  bulkReviewsInput,
  deskReplyInput,
  hideReviewInput,
  replyStatusInput,
  reviewParameter,
  reviewReplyParameter,
} from "#domain/catalog/review-admin/review-admin.input.ts";
import { readListUrl } from "#shared/list/list-url.ts";
import { ADMIN_REVIEW_LIST } from "#shared/list/review-lists.ts";
import { answers, body, doneSchema, refuse } from "../answer.ts";
import { bulkSchema, presentBulk } from "../bulk.ts";
import { createRoute } from "../create-route.ts";
import { listReviews, reviewQueueSchema, reviewRecordSchema, showReview, takeReply } from "../keep-reviews.ts";
import { createRouter } from "../router.ts";
import { staffActions, staffReads } from "../staff-guard.ts";

const tags = ["Administration: reviews"];

const list = createRoute({
  method: "get",
  path: "/admin/reviews",
  tags,
  summary: "All reviews, with filters and sorting",
  ...staffReads("reviews.moderate"),
  request: { query: adminReviewsQuery },
  responses: answers(reviewQueueSchema),
});

const bulk = createRoute({
  method: "post",
  path: "/admin/reviews/bulk",
  tags,
  summary: "Publish or hide selected reviews; `dry_run` says what would happen",
  ...staffActions("reviews.moderate"),
  request: body(bulkReviewsInput),
  responses: answers(bulkSchema),
});

const one = createRoute({
  method: "get",
  path: "/admin/reviews/{id}",
  tags,
  summary: "A review with all replies and reports",
  ...staffReads("reviews.moderate"),
  request: { params: reviewParameter },
  responses: answers(reviewRecordSchema),
});

const publish = createRoute({
  method: "post",
  path: "/admin/reviews/{id}/publish",
  tags,
  summary: "Show a review to everyone; its reports are settled",
  ...staffActions("reviews.moderate"),
  request: { params: reviewParameter },
  responses: answers(doneSchema),
});

const hide = createRoute({
  method: "post",
  path: "/admin/reviews/{id}/hide",
  tags,
  summary: "Hide a review; its author reads why",
  ...staffActions("reviews.moderate"),
  request: { params: reviewParameter, ...body(hideReviewInput) },
  responses: answers(doneSchema),
});

const reply = createRoute({
  method: "post",
  path: "/admin/reviews/{id}/reply",
  tags,
  summary: "Reply to a review in the name of the marketplace",
  ...staffActions("reviews.moderate"),
  request: { params: reviewParameter, ...body(deskReplyInput) },
  responses: answers(doneSchema),
});

const replyStatus = createRoute({
  method: "post",
  path: "/admin/reviews/{id}/replies/{reply}",
  tags,
  summary: "Publish or hide a reply to a review",
  ...staffActions("reviews.moderate"),
  request: { params: reviewReplyParameter, ...body(replyStatusInput) },
  responses: answers(doneSchema),
});

export const adminReviewApi = createRouter()
  .openapi(list, (c) => listReviews(c, "operator", readListUrl(ADMIN_REVIEW_LIST, new URL(c.req.url).searchParams)))
  .openapi(bulk, async (c) => {
    const changed = await changeReviews(c.var.ctx, c.req.valid("json"));
    return changed.ok ? c.json(presentBulk(c, changed.value), 200) : refuse(c, changed.failure);
  })
  .openapi(one, (c) => showReview(c, "operator", c.req.valid("param").id))
  .openapi(publish, async (c) => {
    const changed = await moderateReview(c.var.ctx, c.req.valid("param").id, { status: "published" });
    return changed.ok ? c.json({ success: c.var.ctx.t("Review published") }, 200) : refuse(c, changed.failure);
  })
  .openapi(hide, async (c) => {
    const { reason } = c.req.valid("json");
    const changed = await moderateReview(c.var.ctx, c.req.valid("param").id, { status: "hidden", reason });
    return changed.ok ? c.json({ success: c.var.ctx.t("Review hidden") }, 200) : refuse(c, changed.failure);
  })
  .openapi(reply, (c) => takeReply(c, "operator", c.req.valid("param").id, c.req.valid("json")))
  .openapi(replyStatus, async (c) => {
    const { id: reviewId, reply: replyId } = c.req.valid("param");
    const { status } = c.req.valid("json");
    const changed = await moderateReply(c.var.ctx, { reviewId, replyId }, status);
    if (!changed.ok) return refuse(c, changed.failure);
    const { t } = c.var.ctx;
    return c.json({ success: status === "hidden" ? t("Reply hidden") : t("Reply published") }, 200);
  });
