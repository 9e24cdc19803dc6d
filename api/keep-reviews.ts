import { z } from "@hono/zod-openapi";
import { findReviewQueue, getReviewReader, getReviewRecord } from "#domain/catalog/review-admin/find-review-queue.ts";
import { replyFromDesk } from "#domain/catalog/review-admin/reply-from-desk.ts";
import type { ReviewReader } from "#domain/catalog/review-admin/review-admin.ts";
import type { DeskReplyInput } from "#domain/catalog/review-admin/review-admin.input.ts";
import type { ListQuery } from "#shared/list/list.ts";
import { toWire } from "#shared/wire.ts";
import { type ApiContext, done, refuse } from "./answer.ts";
import { pagedList, pagedListSchema } from "./paged.ts";

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

export const reviewQueueSchema = z.object({
  reviews: pagedListSchema(z.object(row).openapi("ReviewRow")),
});

export const reviewRecordSchema = z.object({
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

/** Shop and operator read the same lists; which of them the caller is, is checked each time. */
export async function listReviews(c: ApiContext, side: Side, query: ListQuery) {
  const reader = await getReviewReader(c.var.ctx, side);
  if (!reader.ok) return refuse(c, reader.failure);
  const found = await findReviewQueue(c.var.ctx, reader.value, query);
  return c.json({ reviews: pagedList(c, CALLS[side], found) }, 200);
}

export async function showReview(c: ApiContext, side: Side, id: number) {
  const reader = await getReviewReader(c.var.ctx, side);
  if (!reader.ok) return refuse(c, reader.failure);
  const review = await getReviewRecord(c.var.ctx, reader.value, id);
  return review ? c.json({ review: toWire(review) }, 200) : refuse(c, { code: "not_found" });
}

export async function takeReply(c: ApiContext, side: Side, id: number, input: DeskReplyInput) {
  const { ctx } = c.var;
  const reader = await getReviewReader(ctx, side);
  if (!reader.ok) return refuse(c, reader.failure);
  return done(c, await replyFromDesk(ctx, reader.value, id, input), ctx.t("Reply posted"));
}
