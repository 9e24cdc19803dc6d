import { reportReviews } from "#domain/catalog/review-admin/change-reviews.ts";
import {
  bulkShopReviewsInput,
  deskReplyInput,
  reviewParameter,
  shopReviewsQuery,
} from "#domain/catalog/review-admin/review-admin.input.ts";
import { readListUrl } from "#shared/list/list-url.ts";
import { SHOP_REVIEW_LIST } from "#shared/list/review-lists.ts";
import { answers, body, doneSchema, refuse } from "../answer.ts";
import { bulkSchema, presentBulk } from "../bulk.ts";
import { createRoute } from "../create-route.ts";
import { listReviews, reviewQueueSchema, reviewRecordSchema, showReview, takeReply } from "../keep-reviews.ts";
import { createRouter } from "../router.ts";
import { sellerActions, sellerReads } from "../seller-guard.ts";

const tags = ["Seller: reviews"];

const list = createRoute({
  method: "get",
  path: "/seller/reviews",
  tags,
  summary: "The reviews of the own products, with filters and sorting",
  ...sellerReads("products.read"),
  request: { query: shopReviewsQuery },
  responses: answers(reviewQueueSchema),
});

const bulk = createRoute({
  method: "post",
  path: "/seller/reviews/bulk",
  tags,
  summary: "Report selected reviews to the operator; `dry_run` says what would happen",
  ...sellerActions("products.write"),
  request: body(bulkShopReviewsInput),
  responses: answers(bulkSchema),
});

const one = createRoute({
  method: "get",
  path: "/seller/reviews/{id}",
  tags,
  summary: "A review of an own product with all replies",
  ...sellerReads("products.read"),
  request: { params: reviewParameter },
  responses: answers(reviewRecordSchema),
});

const reply = createRoute({
  method: "post",
  path: "/seller/reviews/{id}/reply",
  tags,
  summary: "Reply to a review as the shop",
  ...sellerActions("products.write"),
  request: { params: reviewParameter, ...body(deskReplyInput) },
  responses: answers(doneSchema),
});

export const sellerReviewApi = createRouter()
  .openapi(list, (c) => listReviews(c, "shop", readListUrl(SHOP_REVIEW_LIST, new URL(c.req.url).searchParams)))
  .openapi(bulk, async (c) => {
    const changed = await reportReviews(c.var.ctx, c.req.valid("json"));
    return changed.ok ? c.json(presentBulk(c, changed.value), 200) : refuse(c, changed.failure);
  })
  .openapi(one, (c) => showReview(c, "shop", c.req.valid("param").id))
  .openapi(reply, (c) => takeReply(c, "shop", c.req.valid("param").id, c.req.valid("json")));
