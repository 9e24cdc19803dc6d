import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { createdAt, id, instant } from "../columns.ts";
import { languages } from "./language.ts";

/**
 * Outbox: written in the transaction that causes the mail, sent by a job. `once_key` prevents sending twice for one
 * cause. `data` may hold link keys: when the mail is sent it is emptied, or kept without keys for a time if the mail can
 * be sent again. `next_attempt_at` null: sent, or given up.
 */
export const mails = pgTable(
  "mails",
  {
    id: id(),
    idempotencyKey: text("once_key").notNull().unique(),
    template: text("template").notNull(),
    recipient: text("recipient").notNull(),
    languageCode: text("language_code").notNull(),
    data: jsonb("data").$type<Record<string, unknown>>().notNull(),
    attempts: integer("attempts").notNull().default(0),
    nextAttemptAt: instant("next_attempt_at").defaultNow(),
    failure: text("failure"),
    createdAt: createdAt(),
    sentAt: instant("sent_at"),
  },
  (t) => [
    index("mails_waiting")
      .on(t.nextAttemptAt)
      .where(sql`next_attempt_at is not null`),
    index("mails_unsent")
      .on(t.createdAt, t.id)
      .where(sql`sent_at is null`),
    index("mails_kept")
      .on(t.sentAt)
      .where(sql`sent_at is not null and data <> '{}'`),
    index("mails_created").on(t.createdAt, t.id),
    index("mails_recipient").on(t.recipient, t.createdAt, t.id),
  ],
);

/** The operator's own sentences for a kind of mail in a language, replacing the defaults. */
export const mailTexts = pgTable(
  "mail_texts",
  {
    template: text("template").notNull(),
    languageCode: text("language_code")
      .notNull()
      .references(() => languages.code, { onDelete: "cascade" }),
    keyword: text("keyword").notNull(),
    text: text("text").notNull(),
  },
  (t) => [primaryKey({ columns: [t.template, t.languageCode, t.keyword] })],
);

/** What a mail consists of in a language, in this order: blocks of its own, and parts that its template renders. */
type MailBlock =
  | { kind: "heading" | "paragraph"; text: string }
  | { kind: "button"; text: string; address: string }
  | { kind: "divider" }
  | { kind: "texts" | "details" | "action" | "notes" };

export const mailLayouts = pgTable(
  "mail_layouts",
  {
    template: text("template").notNull(),
    languageCode: text("language_code")
      .notNull()
      .references(() => languages.code, { onDelete: "cascade" }),
    blocks: jsonb("blocks").$type<MailBlock[]>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.template, t.languageCode] })],
);

/** Sender name and footer of mails in a language; an empty one falls back to the settings. */
export const mailSenders = pgTable("mail_senders", {
  languageCode: text("language_code")
    .primaryKey()
    .references(() => languages.code, { onDelete: "cascade" }),
  name: text("name").notNull(),
  footer: text("footer").notNull(),
});

/** Rate limit counters. */
export const rateLimits = pgTable("rate_limits", {
  key: text("key").primaryKey(),
  points: integer("points").notNull(),
  expireAt: instant("expire_at"),
});
