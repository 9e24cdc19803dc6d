import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { createdAt, id, isOneOf, word } from "../columns.ts";
import { customers } from "./customer.ts";
import { orderLines } from "./order.ts";
import { products } from "./product.ts";

const REVIEW_STATUSES = ["pending", "published", "hidden"] as const;

/** A product's `rating_tenths` and `reviews_count` are derived from the published ones. */
export const reviews = pgTable(
  "reviews",
  {
    id: id(),
    productId: integer("product_id")
      .notNull()
      .references(() => products.id, { onDelete: "cascade" }),
    customerId: integer("customer_id").references(() => customers.id, { onDelete: "set null" }),
    orderLineId: integer("order_line_id").references(() => orderLines.id),
    authorName: text("author_name").notNull(),
    stars: integer("stars").notNull(),
    title: text("title").notNull().default(""),
    body: text("body").notNull().default(""),
    languageCode: text("language_code").notNull().default("en"),
    status: word("status", REVIEW_STATUSES).notNull().default("published"),
    createdAt: createdAt(),
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
