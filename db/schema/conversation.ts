import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, unique, uniqueIndex } from "drizzle-orm/pg-core";
import { createdAt, id, idOf, instant, isOneOf, partOf, word } from "../columns.ts";
import { customers } from "./customer.ts";
import { shops } from "./shop.ts";

const REPORT_SIDES = ["shopper", "shop"] as const;
const REPORT_REASONS = ["spam", "offensive", "fraud", "off_platform", "other"] as const;
const REPORT_STATES = ["open", "dismissed", "closed"] as const;

/**
 * What a customer and a shop write to each other without an order, one for each pair. Mails about unread messages are
 * due at `…_mail_due_at`; each side can block the other, and the operator can close it for both.
 */
export const conversations = pgTable(
  "conversations",
  {
    id: id(),
    shopId: idOf("shop_id", () => shops.id),
    customerId: partOf("customer_id", () => customers.id),
    createdAt: createdAt(),
    lastMessageAt: instant("last_message_at").notNull(),
    shopBlockedAt: instant("shop_blocked_at"),
    shopperBlockedAt: instant("shopper_blocked_at"),
    closedAt: instant("closed_at"),
    shopMailDueAt: instant("shop_mail_due_at"),
    shopMailedAt: instant("shop_mailed_at"),
    shopperMailDueAt: instant("shopper_mail_due_at"),
    shopperMailedAt: instant("shopper_mailed_at"),
  },
  (t) => [
    unique("conversations_pair").on(t.shopId, t.customerId),
    index("conversations_shop_last").on(t.shopId, t.lastMessageAt, t.id),
    index("conversations_customer_last").on(t.customerId, t.lastMessageAt, t.id),
    index("conversations_mail_due")
      .on(t.id)
      .where(sql`shop_mail_due_at is not null or shopper_mail_due_at is not null`),
  ],
);

/** What one side reported to the operator, who reads the conversation while it has a report. */
export const conversationReports = pgTable(
  "conversation_reports",
  {
    id: id(),
    conversationId: partOf("conversation_id", () => conversations.id),
    side: word("side", REPORT_SIDES).notNull(),
    reporterId: integer("reporter_id").references(() => customers.id, { onDelete: "set null" }),
    reason: word("reason", REPORT_REASONS).notNull(),
    text: text("text").notNull().default(""),
    state: word("state", REPORT_STATES).notNull().default("open"),
    createdAt: createdAt(),
    decidedAt: instant("decided_at"),
    decidedById: integer("decided_by_id").references(() => customers.id, { onDelete: "set null" }),
  },
  (t) => [
    check("conversation_reports_side", isOneOf(t.side, REPORT_SIDES)),
    check("conversation_reports_reason", isOneOf(t.reason, REPORT_REASONS)),
    check("conversation_reports_state", isOneOf(t.state, REPORT_STATES)),
    check("conversation_reports_decided", sql`(${t.state} = 'open') = (${t.decidedAt} is null)`),
    uniqueIndex("conversation_reports_open")
      .on(t.conversationId, t.side)
      .where(sql`state = 'open'`),
    index("conversation_reports_newest").on(t.state, t.createdAt, t.id),
    index("conversation_reports_reporter").on(t.reporterId),
    index("conversation_reports_decided_by").on(t.decidedById),
  ],
);
