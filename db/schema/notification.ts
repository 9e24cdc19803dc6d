import { check, index, pgTable, text } from "drizzle-orm/pg-core";
import { sql } from "drizzle-orm";
import { createdAt, id, instant, isOneOf, partOf, word } from "../columns.ts";
import { customers } from "./customer.ts";

const TOPICS = ["security", "orders", "messages", "alerts", "shops", "news"] as const;
const MESSAGE_TYPES = ["success", "error", "warning", "info"] as const;

/** A notification, in the customer's language; stored first, then pushed live. `link`: a path within the shop. */
export const notifications = pgTable(
  "notifications",
  {
    id: id(),
    customerId: partOf("customer_id", () => customers.id),
    topic: word("topic", TOPICS).notNull(),
    title: text("title").notNull(),
    message: text("message").notNull(),
    messageType: word("message_type", MESSAGE_TYPES).notNull().default("info"),
    link: text("link"),
    /** Prevents a second notification for one cause. */
    idempotencyKey: text("once_key").unique(),
    createdAt: createdAt(),
    readAt: instant("read_at"),
  },
  (t) => [
    check("notifications_topic", isOneOf(t.topic, TOPICS)),
    check("notifications_message_type", isOneOf(t.messageType, MESSAGE_TYPES)),
    index("notifications_customer").on(t.customerId, t.id),
    index("notifications_unread")
      .on(t.customerId)
      .where(sql`read_at is null`),
  ],
);
