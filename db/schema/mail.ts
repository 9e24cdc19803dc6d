import { integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { createdAt, id, instant } from "../columns.ts";

/** Outbox: written in the transaction that causes the mail, sent by a job. `once_key` keeps one cause from sending twice. */
export const mails = pgTable("mails", {
  id: id(),
  onceKey: text("once_key").notNull().unique(),
  template: text("template").notNull(),
  recipient: text("recipient").notNull(),
  languageCode: text("language_code").notNull(),
  data: jsonb("data").$type<Record<string, unknown>>().notNull(),
  attempts: integer("attempts").notNull().default(0),
  createdAt: createdAt(),
  sentAt: instant("sent_at"),
});

/** Counters of what a stranger can repeat; kept by rate-limiter-flexible. */
export const rateLimits = pgTable("rate_limits", {
  key: text("key").primaryKey(),
  points: integer("points").notNull(),
  expireAt: instant("expire_at"),
});
