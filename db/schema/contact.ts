import { check, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { createdAt, id, isOneOf, partOf, word } from "../columns.ts";
import { customers } from "./customer.ts";

export const CONTACT_TOPICS = ["order", "return", "product", "payment", "selling", "other"] as const;
export const CONTACT_STATES = ["open", "answered", "closed"] as const;

/** Messages of the contact form. `assignee_id`: the member of staff who answers. */
export const contactMessages = pgTable(
  "contact_messages",
  {
    id: id(),
    customerId: integer("customer_id").references(() => customers.id, { onDelete: "set null" }),
    name: text("name").notNull(),
    email: text("email").notNull(),
    topic: word("topic", CONTACT_TOPICS).notNull(),
    /** As typed; empty if none. */
    orderCode: text("order_code").notNull().default(""),
    text: text("text").notNull(),
    languageCode: text("language_code").notNull(),
    state: word("state", CONTACT_STATES).notNull().default("open"),
    assigneeId: integer("assignee_id").references(() => customers.id, { onDelete: "set null" }),
    createdAt: createdAt(),
  },
  (t) => [
    check("contact_messages_topic", isOneOf(t.topic, CONTACT_TOPICS)),
    check("contact_messages_state", isOneOf(t.state, CONTACT_STATES)),
    index("contact_messages_state_created").on(t.state, t.createdAt, t.id),
    index("contact_messages_customer").on(t.customerId),
    index("contact_messages_assignee").on(t.assigneeId),
    index("contact_messages_email").on(t.email),
  ],
);

/** Replies of staff by mail. */
export const contactReplies = pgTable(
  "contact_replies",
  {
    id: id(),
    messageId: partOf("message_id", () => contactMessages.id),
    authorName: text("author_name").notNull(),
    text: text("text").notNull(),
    createdAt: createdAt(),
  },
  (t) => [index("contact_replies_message").on(t.messageId, t.id)],
);
