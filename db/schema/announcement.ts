import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { createdAt, id, instant, isOneOf, word } from "../columns.ts";
import { customers } from "./customer.ts";

const MESSAGE_TYPES = ["success", "error", "warning", "info"] as const;
const AUDIENCES = ["everyone", "buyers", "sellers"] as const;
const STATES = ["scheduled", "sent", "canceled"] as const;

/** The operator's message to everyone or to a part of the customers; sent by a job once it is due. */
export const announcements = pgTable(
  "announcements",
  {
    id: id(),
    title: text("title").notNull(),
    message: text("message").notNull(),
    messageType: word("message_type", MESSAGE_TYPES).notNull(),
    link: text("link"),
    audience: word("audience", AUDIENCES).notNull(),
    state: word("state", STATES).notNull().default("scheduled"),
    dueAt: instant("due_at").notNull(),
    sentAt: instant("sent_at"),
    /** How many customers got it. */
    recipients: integer("recipients").notNull().default(0),
    authorId: integer("author_id").references(() => customers.id, { onDelete: "set null" }),
    createdAt: createdAt(),
  },
  (t) => [
    check("announcements_message_type", isOneOf(t.messageType, MESSAGE_TYPES)),
    check("announcements_audience", isOneOf(t.audience, AUDIENCES)),
    check("announcements_state", isOneOf(t.state, STATES)),
    check("announcements_sent", sql`(${t.state} = 'sent') = (${t.sentAt} is not null)`),
    index("announcements_due")
      .on(t.dueAt)
      .where(sql`state = 'scheduled'`),
  ],
);
