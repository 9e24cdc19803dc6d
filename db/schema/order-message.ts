import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { createdAt, id, instant, isOneOf, word } from "../columns.ts";
import { conversations } from "./conversation.ts";
import { customers } from "./customer.ts";
import { orders } from "./order.ts";
import { products } from "./product.ts";

export const MESSAGE_AUTHORS = ["shopper", "shop", "operator"] as const;

/**
 * Messages between shopper and shop, about an order, which the operator may join, or in a conversation without one.
 * Stored as typed.
 */
export const orderMessages = pgTable(
  "order_messages",
  {
    id: id(),
    orderId: integer("order_id").references(() => orders.id),
    conversationId: integer("conversation_id").references(() => conversations.id, { onDelete: "cascade" }),
    /** The product that a message in a conversation asks about. */
    productId: integer("product_id").references(() => products.id, { onDelete: "set null" }),
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
    check("order_messages_about", sql`num_nonnulls(${t.orderId}, ${t.conversationId}) = 1`),
    check("order_messages_product", sql`${t.productId} is null or ${t.conversationId} is not null`),
    index("order_messages_order").on(t.orderId, t.id),
    index("order_messages_conversation").on(t.conversationId, t.id),
    index("order_messages_product_id").on(t.productId),
    index("order_messages_author_id").on(t.authorId),
    index("order_messages_unread_by_shopper")
      .on(t.orderId)
      .where(sql`shopper_read_at is null`),
    index("order_messages_unread_by_shop")
      .on(t.orderId)
      .where(sql`shop_read_at is null`),
    index("order_messages_talk_unread_by_shopper")
      .on(t.conversationId)
      .where(sql`shopper_read_at is null`),
    index("order_messages_talk_unread_by_shop")
      .on(t.conversationId)
      .where(sql`shop_read_at is null`),
  ],
);
