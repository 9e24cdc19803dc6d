import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import { createdAt, extensionOf, id, instant, isOneOf, partOf, word } from "../columns.ts";
import { customers } from "./customer.ts";
import { orderLines } from "./order.ts";
import { products } from "./product.ts";

const REVIEW_STATUSES = ["pending", "published", "hidden"] as const;
const REPLY_AUTHORS = ["shopper", "shop", "operator"] as const;
const REPORT_REASONS = ["spam", "offensive", "off_topic", "untrue", "other"] as const;

/** A product's `rating_tenths` and `reviews_count` are derived from the published ones. */
export const reviews = pgTable(
  "reviews",
  {
    id: id(),
    productId: partOf("product_id", () => products.id),
    customerId: integer("customer_id").references(() => customers.id, { onDelete: "set null" }),
    orderLineId: integer("order_line_id").references(() => orderLines.id),
    authorName: text("author_name").notNull(),
    stars: integer("stars").notNull(),
    title: text("title").notNull().default(""),
    body: text("body").notNull().default(""),
    languageCode: text("language_code").notNull().default("en"),
    /** Files among the shop's images. */
    pictures: text("pictures").array().notNull().default([]),
    status: word("status", REVIEW_STATUSES).notNull().default("published"),
    /** Why it is hidden; shown to its author. */
    hiddenReason: text("hidden_reason").notNull().default(""),
    /** How many found it helpful; kept by those who write `review_likes`. */
    likesCount: integer("likes_count").notNull().default(0),
    createdAt: createdAt(),
    editedAt: instant("edited_at"),
  },
  (t) => [
    check("reviews_stars", sql`${t.stars} between 1 and 5`),
    check("reviews_status", isOneOf(t.status, REVIEW_STATUSES)),
    index("reviews_product").on(t.productId, t.createdAt),
    index("reviews_customer").on(t.customerId),
    index("reviews_newest")
      .on(t.createdAt, t.id)
      .where(sql`status = 'published'`),
    uniqueIndex("reviews_one_per_line").on(t.orderLineId),
  ],
);

/** Shoppers who found a review helpful, once each. */
export const reviewLikes = pgTable(
  "review_likes",
  {
    reviewId: partOf("review_id", () => reviews.id),
    customerId: partOf("customer_id", () => customers.id),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.reviewId, t.customerId] }), index("review_likes_customer").on(t.customerId)],
);

/** Replies to a review or, with a parent, to a reply. */
export const reviewReplies = pgTable(
  "review_replies",
  {
    id: id(),
    reviewId: partOf("review_id", () => reviews.id),
    parentId: integer("parent_id"),
    customerId: integer("customer_id").references(() => customers.id, { onDelete: "set null" }),
    author: word("author", REPLY_AUTHORS).notNull(),
    authorName: text("author_name").notNull(),
    body: text("body").notNull(),
    languageCode: text("language_code").notNull().default("en"),
    status: word("status", REVIEW_STATUSES).notNull().default("published"),
    likesCount: integer("likes_count").notNull().default(0),
    createdAt: createdAt(),
  },
  (t) => [
    check("review_replies_author", isOneOf(t.author, REPLY_AUTHORS)),
    check("review_replies_status", isOneOf(t.status, REVIEW_STATUSES)),
    index("review_replies_review").on(t.reviewId, t.createdAt),
    index("review_replies_customer").on(t.customerId),
  ],
);

export const reviewReplyLikes = pgTable(
  "review_reply_likes",
  {
    replyId: partOf("reply_id", () => reviewReplies.id),
    customerId: partOf("customer_id", () => customers.id),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.replyId, t.customerId] }), index("review_reply_likes_customer").on(t.customerId)],
);

/** What shoppers and shops reported to the operator: a review, or a reply to it. */
export const reviewReports = pgTable(
  "review_reports",
  {
    id: id(),
    reviewId: partOf("review_id", () => reviews.id),
    replyId: integer("reply_id").references(() => reviewReplies.id, { onDelete: "cascade" }),
    customerId: integer("customer_id").references(() => customers.id, { onDelete: "set null" }),
    reason: word("reason", REPORT_REASONS).notNull(),
    text: text("text").notNull().default(""),
    isOpen: boolean("is_open").notNull().default(true),
    createdAt: createdAt(),
  },
  (t) => [
    check("review_reports_reason", isOneOf(t.reason, REPORT_REASONS)),
    uniqueIndex("review_reports_once").on(t.reviewId, sql`coalesce(${t.replyId}, 0)`, t.customerId),
    index("review_reports_customer").on(t.customerId),
    index("review_reports_open")
      .on(t.reviewId)
      .where(sql`is_open`),
  ],
);

/** The mail that asks for a review of an order line: the key in its link counts once. */
export const reviewInvitations = pgTable("review_invitations", {
  orderLineId: extensionOf("order_line_id", () => orderLines.id),
  keyHash: text("key_hash").notNull().unique(),
  createdAt: createdAt(),
  usedAt: instant("used_at"),
});
