import { z } from "@hono/zod-openapi";
import { changeReviews, reportReviews } from "#domain/catalog/review-admin/change-reviews.ts";
import { findReviewQueue, getReviewRecord } from "#domain/catalog/review-admin/find-review-queue.ts";
import { replyFromDesk } from "#domain/catalog/review-admin/reply-from-desk.ts";
import {
  adminReviewsQuery,
  bulkReviewsInput,
  bulkShopReviewsInput,
  deskReplyInput,
  reviewParameter,
  shopReviewsQuery,
} from "#domain/catalog/review-admin/review-admin.input.ts";
import type { ReviewReader } from "#domain/catalog/review-admin/review-admin.ts";
import { ADMIN_REVIEW_LIST, SHOP_REVIEW_LIST } from "#shared/list/review-lists.ts";
import { toWire } from "#shared/wire.ts";
import { body, done, doneSchema, refuse } from "../answer.ts";
import { answerBulk, bulkSchema } from "../bulk.ts";
import { callerOf, type Desk, type DeskArea, operatorDesk, shopDesk } from "../desk.ts";
import { listQueryOf, pagedList, pagedListSchema } from "../paged.ts";
import { createRouter } from "../router.ts";

type Side = ReviewReader["kind"];

const CALLS: Record<Side, string> = { shop: "seller/reviews", operator: "admin/reviews" };

const status = z.enum(["pending", "published", "hidden"]);
const row = {
  id: z.int(),
  product_name: z.string(),
  product_slug: z.string(),
  image: z.string().nullable(),
  shop_name: z.string(),
  author: z.string(),
  stars: z.int(),
  title: z.string(),
  body: z.string(),
  status,
  is_verified: z.boolean(),
  pictures_count: z.int(),
  likes_count: z.int(),
  replies_count: z.int(),
  reports_count: z.int(),
  created_at: z.string(),
};

const reviewQueueSchema = z.object({
  reviews: pagedListSchema(z.object(row).openapi("ReviewRow")),
});

const reviewRecordSchema = z.object({
  review: z
    .object({
      ...row,
      language_code: z.string(),
      pictures: z.array(z.string()),
      hidden_reason: z.string(),
      replies: z.array(
        z.object({
          id: z.int(),
          parent_id: z.int().nullable(),
          author: z.enum(["shopper", "shop", "operator"]),
          author_name: z.string(),
          body: z.string(),
          language_code: z.string(),
          status,
          created_at: z.string(),
        }),
      ),
      reports: z.array(
        z.object({
          id: z.int(),
          reply_id: z.int().nullable(),
          reason: z.enum(["spam", "offensive", "off_topic", "untrue", "other"]),
          text: z.string(),
          is_open: z.boolean(),
          created_at: z.string(),
        }),
      ),
    })
    .openapi("ReviewRecord"),
});

/** The calls about reviews that both desks have. */
function reviewCalls<Area extends DeskArea>({ area, side, routes }: Desk<Area>) {
  const isShop = side === "shop";

  const list = routes.get(
    `${area}/reviews`,
    isShop ? "The reviews of your own products, with filters and sorting" : "All reviews, with filters and sorting",
    isShop ? { query: shopReviewsQuery } : { query: adminReviewsQuery },
    reviewQueueSchema,
  );

  const one = routes.get(
    `${area}/reviews/{id}`,
    isShop ? "A review of one of your own products with all replies" : "A review with all replies and reports",
    { params: reviewParameter },
    reviewRecordSchema,
  );

  const reply = routes.post(
    `${area}/reviews/{id}/reply`,
    isShop ? "Reply to a review as the shop" : "Reply to a review in the name of the marketplace",
    { params: reviewParameter, ...body(deskReplyInput) },
    doneSchema,
  );

  return createRouter()
    .openapi(list, async (c) => {
      const reader = callerOf(c, side);
      const found = await findReviewQueue(
        c.var.ctx,
        reader,
        listQueryOf(c, isShop ? SHOP_REVIEW_LIST : ADMIN_REVIEW_LIST),
      );
      return c.json({ reviews: pagedList(c, CALLS[side], found) }, 200);
    })
    .openapi(one, async (c) => {
      const reader = callerOf(c, side);
      const review = await getReviewRecord(c.var.ctx, reader, c.req.valid("param").id);
      return review ? c.json({ review: toWire(review) }, 200) : refuse(c, { code: "not_found" });
    })
    .openapi(reply, async (c) => {
      const { id } = c.req.valid("param");
      const { ctx } = c.var;
      const reader = callerOf(c, side);
      return done(c, await replyFromDesk(ctx, reader, id, c.req.valid("json")), ctx.t("Reply posted"));
    });
}

const shop = shopDesk("Seller: reviews", "products");
const operator = operatorDesk("Administration: reviews", "reviews.moderate");

const report = shop.routes.post(
  "/seller/reviews/bulk",
  "Report selected reviews to the operator; `dry_run` returns what would happen",
  body(bulkShopReviewsInput),
  bulkSchema,
);

const moderate = operator.routes.post(
  "/admin/reviews/bulk",
  "Publish or hide selected reviews; `dry_run` returns what would happen",
  body(bulkReviewsInput),
  bulkSchema,
);

export const sellerReviewCalls = reviewCalls(shop).openapi(report, async (c) =>
  answerBulk(c, await reportReviews(c.var.ctx, c.req.valid("json"))),
);
export const adminReviewCalls = reviewCalls(operator).openapi(moderate, async (c) =>
  answerBulk(c, await changeReviews(c.var.ctx, c.req.valid("json"))),
);
