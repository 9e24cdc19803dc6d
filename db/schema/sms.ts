import { sql } from "drizzle-orm";
import { index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { createdAt, id, instant } from "../columns.ts";

/**
 * Outbox of text messages, like that of mails. `text` holds a code and is emptied when the message is sent or given up.
 * `next_attempt_at` null: sent, or given up.
 */
export const textMessages = pgTable(
  "text_messages",
  {
    id: id(),
    idempotencyKey: text("once_key").notNull().unique(),
    /** E.164. */
    recipient: text("recipient").notNull(),
    languageCode: text("language_code").notNull(),
    text: text("text").notNull(),
    attempts: integer("attempts").notNull().default(0),
    nextAttemptAt: instant("next_attempt_at").defaultNow(),
    /** Expires at this time. */
    expiresAt: instant("expires_at").notNull(),
    failure: text("failure"),
    createdAt: createdAt(),
    sentAt: instant("sent_at"),
  },
  (t) => [
    index("text_messages_waiting")
      .on(t.nextAttemptAt)
      .where(sql`next_attempt_at is not null`),
  ],
);
