import { getCustomer } from "#domain/customers/customer/get-customer.ts";
import { statusOfText } from "#domain/platform/moderation/moderation.ts";
import { requireOwnShop } from "#domain/shops/shop/require-own-shop.ts";
import { consumeRateLimit } from "#domain/platform/rate-limit/consume-rate-limit.ts";
import type { Failure } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { withTransaction, type Context } from "../../context.ts";
import { productTag } from "../product/product.ts";
import { notifyReviewer, notifyWaitingReview } from "./notify-review.ts";
import { MAX_REPLY_DEPTH, publicName, type ReplyAuthor, type ReviewReply } from "./review.ts";
import type { ReplyInput } from "./review.input.ts";
import { findReplyAncestors, insertReply } from "./reply.repository.ts";
import { getReviewSubject } from "./review.repository.ts";

export type StoredReply = { reply: ReviewReply; isPublished: boolean };
export type ReplyFailure = Failure<"sign_in" | "email_unverified" | "not_found" | "too_many_tries">;

/** A shopper replies to a published review or to a reply; anyone who may write for the shop replies as the shop. */
export async function replyToReview(ctx: Context, input: ReplyInput): Promise<Result<StoredReply, ReplyFailure>> {
  const customer = await getCustomer(ctx);
  if (!customer) return failure({ code: "sign_in" });
  if (!customer.isEmailVerified) return failure({ code: "email_unverified" });
  const limit = { name: "review-reply", of: String(customer.id), max: ctx.settings.messagesPerHour, minutes: 60 };
  const tried = await consumeRateLimit(ctx, limit);
  if (!tried.ok) return tried;
  const subject = await getReviewSubject(ctx, input.review_id);
  if (!subject || subject.status !== "published") return failure({ code: "not_found" });
  const own = await requireOwnShop(ctx, "products.write");
  const isShop = own.ok && own.value.id === subject.shopId;
  return withTransaction(ctx, (inside) =>
    writeReply(inside, input, {
      customerId: customer.id,
      author: isShop ? "shop" : "shopper",
      authorName: isShop ? subject.shopName : publicName(customer),
      // A shop answers in its own name and is known to the operator.
      status: isShop ? "published" : statusOfText(inside.settings, input.reply),
      productId: subject.productId,
    }),
  );
}

type Writer = {
  customerId: number;
  author: ReplyAuthor;
  authorName: string;
  status: "pending" | "published";
  productId: number;
};

/** Writes a reply of someone who may; call it in a transaction. */
export async function writeReply(
  ctx: Context,
  { review_id: reviewId, parent_id, reply: body }: ReplyInput,
  { productId, ...writer }: Writer,
): Promise<Result<StoredReply, Failure<"not_found">>> {
  const wanted = parent_id ?? null;
  const above = wanted === null ? [] : await findReplyAncestors(ctx, reviewId, wanted);
  if (wanted !== null && above.length === 0) return failure({ code: "not_found" });
  const parentId = above[Math.min(above.length, MAX_REPLY_DEPTH - 1) - 1] ?? null;
  const { id, createdAt } = await insertReply(ctx, { reviewId, parentId, body, ...writer });
  if (writer.status === "pending") await notifyWaitingReview(ctx, reviewId);
  else {
    await notifyReviewer(ctx, reviewId, "replied", writer.authorName);
    await ctx.cache.purge([productTag(productId)]);
  }
  const { author, authorName } = writer;
  const languageCode = ctx.visitor.language.code;
  const reply = {
    id,
    parentId,
    author,
    authorName,
    body,
    languageCode,
    likesCount: 0,
    createdAt: createdAt.toISOString(),
  };
  return success({ reply, isPublished: writer.status === "published" });
}
