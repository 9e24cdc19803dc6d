import { reportReviews } from "#domain/catalog/review-admin/change-reviews.ts";
import {
  bulkShopReviewsInput,
  deskReplyInput,
  reviewParameter,
  shopReviewsQuery,
} from "#domain/catalog/review-admin/review-admin.input.ts";
import { readListUrl } from "#shared/list/list-url.ts";
import { SHOP_REVIEW_LIST } from "#shared/list/review-lists.ts";
import { body, doneSchema, refuse } from "../answer.ts";
import { bulkSchema, presentBulk } from "../bulk.ts";
import { listReviews, reviewQueueSchema, reviewRecordSchema, showReview, takeReply } from "../keep-reviews.ts";
import { createRouter } from "../router.ts";
import { sellerRoutes } from "../seller-guard.ts";

const productsRead = sellerRoutes("Seller: reviews", "products.read");
const productsWrite = sellerRoutes("Seller: reviews", "products.write");

const list = productsRead.get(
  "/seller/reviews",
  "The reviews of the own products, with filters and sorting",
  { query: shopReviewsQuery },
  reviewQueueSchema,
);

const bulk = productsWrite.post(
  "/seller/reviews/bulk",
  "Report selected reviews to the operator; `dry_run` says what would happen",
  body(bulkShopReviewsInput),
  bulkSchema,
);

const one = productsRead.get(
  "/seller/reviews/{id}",
  "A review of an own product with all replies",
  { params: reviewParameter },
  reviewRecordSchema,
);

const reply = productsWrite.post(
  "/seller/reviews/{id}/reply",
  "Reply to a review as the shop",
  { params: reviewParameter, ...body(deskReplyInput) },
  doneSchema,
);

export const sellerReviewApi = createRouter()
  .openapi(list, (c) => listReviews(c, "shop", readListUrl(SHOP_REVIEW_LIST, new URL(c.req.url).searchParams)))
  .openapi(bulk, async (c) => {
    const changed = await reportReviews(c.var.ctx, c.req.valid("json"));
    return changed.ok ? c.json(presentBulk(c, changed.value), 200) : refuse(c, changed.failure);
  })
  .openapi(one, (c) => showReview(c, "shop", c.req.valid("param").id))
  .openapi(reply, (c) => takeReply(c, "shop", c.req.valid("param").id, c.req.valid("json")));
