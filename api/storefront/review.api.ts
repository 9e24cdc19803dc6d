import { z } from "@hono/zod-openapi";
import { findProductCards } from "#domain/catalog/product/find-product-cards.ts";
import { formIdInput } from "#domain/id.input.ts";
import { editReview } from "#domain/catalog/review/edit-review.ts";
import { findReviewEntries, findReviewMarks, REVIEWS_PER_PAGE } from "#domain/catalog/review/find-reviews.ts";
import { likeReply, likeReview, type LikeReviewFailure, type Liked } from "#domain/catalog/review/like-review.ts";
import { replyToReview } from "#domain/catalog/review/reply-to-review.ts";
import { reportReview } from "#domain/catalog/review/report-review.ts";
import {
  editReviewInput,
  invitedReviewInput,
  likeReplyInput,
  likeReviewInput,
  replyInput,
  reportReviewInput,
  reviewsQuery,
  storeReviewInput,
} from "#domain/catalog/review/review.input.ts";
import { storeInvitedReview, storeReview, type StoredReview } from "#domain/catalog/review/store-review.ts";
import type { Result } from "#shared/result.ts";
import { toWire } from "#shared/wire.ts";
import { answers, type ApiContext, body, doneSchema, formBody, refuse } from "../answer.ts";
import { createRoute, customerRoutes, openRoutes, signedIn } from "../create-route.ts";
import { csrfProtected } from "../guard.ts";
import { orNull } from "../or-null.ts";
import { paged, pagedSchema } from "../paged.ts";
import { createRouter } from "../router.ts";
import { replySchema, reviewEntrySchema, reviewFormDocument, storedReviewSchema } from "./review.schema.ts";

const open = openRoutes("Reviews");
const customer = customerRoutes("Reviews");
const tags = ["Reviews"];
const likedSchema = z.object({
  success: z.string(),
  review: z.object({ id: z.int(), likes_count: z.int(), is_liked: z.boolean() }),
});

const list = open.get(
  "/home/product-reviews/{id}",
  "The reviews of a product with replies; filtered by stars or images, and sorted",
  { params: z.object({ id: formIdInput }), query: reviewsQuery },
  z.object({ reviews: pagedSchema(reviewEntrySchema) }),
);

const marks = open.get(
  "/user/review-marks/{id}",
  "The reviews of a product that the visitor liked or wrote; empty for guests",
  { params: z.object({ id: formIdInput }) },
  z.object({
    liked_reviews: z.array(z.int()),
    liked_replies: z.array(z.int()),
    own_reviews: z.array(z.int()),
  }),
);

const storeSchema = storeReviewInput.openapi(
  reviewFormDocument({ product_id: { type: "integer" }, order_line_id: { type: "integer" } }, ["product_id"]),
);

const store = customer.post(
  "/user/product-review-store",
  "Review a delivered product, once per order line, with up to five images",
  {
    body: {
      content: {
        "multipart/form-data": { schema: storeSchema },
        "application/json": { schema: storeSchema },
      },
    },
  },
  storedReviewSchema,
);

const edit = customer.post(
  "/user/product-review-edit",
  "Edit one's own review while that is allowed; `kept`: the images to keep",
  formBody(editReviewInput.openapi(reviewFormDocument({ id: { type: "integer" }, kept: { type: "string" } }, ["id"]))),
  storedReviewSchema,
);

const invited = open.post(
  "/home/invited-review-store",
  "Review an item through the link of a mail; the key is single-use and does not sign in",
  formBody(invitedReviewInput.openapi(reviewFormDocument({ key: { type: "string" } }, ["key"]))),
  storedReviewSchema,
);

const reply = customer.post(
  "/home/product-reply-store",
  "Reply to a review, or with `parent_id` to a reply",
  body(replyInput),
  z.object({ success: z.string(), reply: orNull(replySchema) }),
);

const likeOf = <Path extends string, Schema extends z.ZodType>(path: Path, summary: string, schema: Schema) =>
  createRoute({
    method: "post",
    path,
    security: signedIn,
    tags,
    summary,
    middleware: [csrfProtected] as const,
    request: body(schema),
    responses: answers(likedSchema),
  });

const like = likeOf("/product/like-review", "Mark a review as helpful, once", likeReviewInput);
const unlike = likeOf("/product/unlike-review", "Undo it", likeReviewInput);
const likeOfReply = likeOf("/product/like-reply", "Like a reply to a review, once", likeReplyInput);
const unlikeOfReply = likeOf("/product/unlike-reply", "Undo it", likeReplyInput);

const report = customer.post(
  "/product/report-review",
  "Report a review, or a reply to it, to the operator",
  body(reportReviewInput),
  doneSchema,
);

export const reviewApi = createRouter()
  .openapi(list, async (c) => {
    const { stars, with_pictures, sort = "newest", page = 1, per_page = REVIEWS_PER_PAGE } = c.req.valid("query");
    const productId = c.req.valid("param").id;
    const [product] = await findProductCards(c.var.ctx, [productId]);
    if (!product) return refuse(c, { code: "not_found" });
    const filter = { stars: stars ?? null, isWithPictures: with_pictures === "1", sort };
    const found = await findReviewEntries(c.var.ctx, productId, filter, page, per_page);
    return c.json({ reviews: paged(c, `home/product-reviews/${productId}`, found) }, 200);
  })
  .openapi(marks, async (c) => c.json(toWire(await findReviewMarks(c.var.ctx, c.req.valid("param").id)), 200))
  .openapi(store, async (c) => {
    const isJson = c.req.header("Content-Type")?.startsWith("application/json") ?? false;
    const input = isJson ? c.req.valid("json") : c.req.valid("form");
    return answerStored(c, await storeReview(c.var.ctx, input));
  })
  .openapi(edit, async (c) => answerStored(c, await editReview(c.var.ctx, c.req.valid("form"))))
  .openapi(invited, async (c) => answerStored(c, await storeInvitedReview(c.var.ctx, c.req.valid("form"))))
  .openapi(reply, async (c) => {
    const { ctx } = c.var;
    const written = await replyToReview(ctx, c.req.valid("json"));
    if (!written.ok) return refuse(c, written.failure);
    const { isPublished, reply: made } = written.value;
    const success = isPublished ? ctx.t("Reply posted") : ctx.t("Thanks! Your reply will appear once it's approved.");
    return c.json({ success, reply: isPublished ? toWire(made) : null }, 200);
  })
  .openapi(like, async (c) => answerLike(c, await likeReview(c.var.ctx, reviewIdOf(c.req.valid("json")), true)))
  .openapi(unlike, async (c) => answerLike(c, await likeReview(c.var.ctx, reviewIdOf(c.req.valid("json")), false)))
  .openapi(likeOfReply, async (c) => {
    const { id, review_id: reviewId } = c.req.valid("json");
    return answerLike(c, await likeReply(c.var.ctx, { id, reviewId }, true));
  })
  .openapi(unlikeOfReply, async (c) => {
    const { id, review_id: reviewId } = c.req.valid("json");
    return answerLike(c, await likeReply(c.var.ctx, { id, reviewId }, false));
  })
  .openapi(report, async (c) => {
    const reported = await reportReview(c.var.ctx, c.req.valid("json"));
    return reported.ok
      ? c.json({ success: c.var.ctx.t("Thanks for letting us know. We'll look into it.") }, 200)
      : refuse(c, reported.failure);
  });

function reviewIdOf({ review_id, id }: z.infer<typeof likeReviewInput>): number {
  return review_id ?? id ?? 0;
}

function answerLike(c: ApiContext, liked: Result<Liked, LikeReviewFailure>) {
  if (!liked.ok) return refuse(c, liked.failure);
  const { t } = c.var.ctx;
  const success = liked.value.isLiked ? t("Marked as helpful") : t("No longer marked as helpful");
  return c.json({ success, review: toWire(liked.value) }, 200);
}

function answerStored(c: ApiContext, stored: Result<StoredReview, Parameters<typeof refuse>[1]>) {
  if (!stored.ok) return refuse(c, stored.failure);
  const { t } = c.var.ctx;
  const success = stored.value.isPublished
    ? t("Thanks for your review!")
    : t("Thanks! Your review will appear once it's approved.");
  return c.json({ success, review: toWire(stored.value) }, 200);
}
