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
import { body, doneSchema, refuse } from "../answer.ts";
import { bulkSchema, presentBulk } from "../bulk.ts";
import { listReviews, reviewQueueSchema, reviewRecordSchema, showReview, takeReply } from "../keep-reviews.ts";
import { createRouter } from "../router.ts";
import { staffRoutes } from "../staff-guard.ts";

const routes = staffRoutes("Administration: reviews", "reviews.moderate");

const list = routes.get(
  "/admin/reviews",
  "All reviews, with filters and sorting",
  { query: adminReviewsQuery },
  reviewQueueSchema,
);

const bulk = routes.post(
  "/admin/reviews/bulk",
  "Publish or hide selected reviews; `dry_run` says what would happen",
  body(bulkReviewsInput),
  bulkSchema,
);

const one = routes.get(
  "/admin/reviews/{id}",
  "A review with all replies and reports",
  { params: reviewParameter },
  reviewRecordSchema,
);

const publish = routes.post(
  "/admin/reviews/{id}/publish",
  "Show a review to everyone; its reports are settled",
  { params: reviewParameter },
  doneSchema,
);

const hide = routes.post(
  "/admin/reviews/{id}/hide",
  "Hide a review; its author reads why",
  { params: reviewParameter, ...body(hideReviewInput) },
  doneSchema,
);

const reply = routes.post(
  "/admin/reviews/{id}/reply",
  "Reply to a review in the name of the marketplace",
  { params: reviewParameter, ...body(deskReplyInput) },
  doneSchema,
);

const replyStatus = routes.post(
  "/admin/reviews/{id}/replies/{reply}",
  "Publish or hide a reply to a review",
  { params: reviewReplyParameter, ...body(replyStatusInput) },
  doneSchema,
);

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
