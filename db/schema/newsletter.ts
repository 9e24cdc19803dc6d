import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { createdAt, id, instant, isOneOf, word } from "../columns.ts";
import { languages } from "./language.ts";
import { isSafeHtml } from "./page.ts";

export const SUBSCRIPTION_SOURCES = ["form", "import"] as const;

/**
 * Newsletter subscribers. An address gets the newsletter once `confirmed_at` is set, by the link of a mail to it, until
 * `unsubscribed_at`.
 */
export const subscribers = pgTable(
  "subscribers",
  {
    id: id(),
    email: text("email").notNull().unique(),
    languageCode: text("language_code").notNull(),
    source: word("source", SUBSCRIPTION_SOURCES).notNull().default("form"),
    /** What the subscriber agreed to, or where an imported consent comes from. */
    consentText: text("consent_text").notNull().default(""),
    /** Of the key in the confirmation mail. */
    keyHash: text("key_hash").unique(),
    keySentAt: instant("key_sent_at"),
    confirmedAt: instant("confirmed_at"),
    unsubscribedAt: instant("unsubscribed_at"),
    createdAt: createdAt(),
  },
  (t) => [
    check("subscribers_email_form", sql`${t.email} = lower(${t.email})`),
    check("subscribers_source", isOneOf(t.source, SUBSCRIPTION_SOURCES)),
    index("subscribers_created").on(t.createdAt, t.id),
  ],
);

export const NEWSLETTER_AUDIENCES = ["everyone", "customers", "others"] as const;
export const NEWSLETTER_STATES = ["draft", "sending", "sent"] as const;

/** A mail to subscribers, sent by a job in batches: `last_subscriber_id` is how far it got. */
export const newsletters = pgTable(
  "newsletters",
  {
    id: id(),
    subject: text("subject").notNull(),
    body: text("body").notNull(),
    /** Null: subscribers of every language. */
    languageCode: text("language_code").references(() => languages.code),
    audience: word("audience", NEWSLETTER_AUDIENCES).notNull(),
    state: word("state", NEWSLETTER_STATES).notNull().default("draft"),
    lastSubscriberId: integer("last_subscriber_id").notNull().default(0),
    recipientsCount: integer("recipients_count").notNull().default(0),
    createdAt: createdAt(),
    sentAt: instant("sent_at"),
  },
  (t) => [
    check("newsletters_body_is_safe", isSafeHtml(t.body)),
    check("newsletters_audience", isOneOf(t.audience, NEWSLETTER_AUDIENCES)),
    check("newsletters_state", isOneOf(t.state, NEWSLETTER_STATES)),
    index("newsletters_sending")
      .on(t.id)
      .where(sql`state = 'sending'`),
  ],
);
