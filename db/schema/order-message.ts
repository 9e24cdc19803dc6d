import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { createdAt, id, instant, isOneOf, word } from "../columns.ts";
import { customers } from "./customer.ts";
import { orders } from "./order.ts";

export const MESSAGE_AUTHORS = ["shopper", "shop", "operator"] as const;

/** Messages between shopper and shop about an order; the operator may join. Stored as typed. */
export const orderMessages = pgTable(
  "order_messages",
  {
    id: id(),
    orderId: integer("order_id")
      .notNull()
      .references(() => orders.id),
    author: word("author", MESSAGE_AUTHORS).notNull(),
    /** Null: a guest, or a deleted account. */
    authorId: integer("author_id").references(() => customers.id, { onDelete: "set null" }),
    text: text("text").notNull(),
    createdAt: createdAt(),
    shopperReadAt: instant("shopper_read_at"),
    shopReadAt: instant("shop_read_at"),
  },
  (t) => [
    check("order_messages_author", isOneOf(t.author, MESSAGE_AUTHORS)),
    check("order_messages_text", sql`char_length(${t.text}) between 1 and 2000`),
    check(
      "order_messages_own_read",
      sql`(${t.author} <> 'shopper' or ${t.shopperReadAt} is not null) and (${t.author} <> 'shop' or ${t.shopReadAt} is not null)`,
    ),
    index("order_messages_order").on(t.orderId, t.id),
    index("order_messages_author_id").on(t.authorId),
    index("order_messages_unread_by_shopper")
      .on(t.orderId)
      .where(sql`shopper_read_at is null`),
    index("order_messages_unread_by_shop")
      .on(t.orderId)
      .where(sql`shop_read_at is null`),
  ],
);
