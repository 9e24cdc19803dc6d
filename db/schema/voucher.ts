import { sql } from "drizzle-orm";
import { check, date, index, integer, pgTable, text, unique, uniqueIndex } from "drizzle-orm/pg-core";
import { codeOf, createdAt, id, idOf, instant, isOneOf, minorUnits, word } from "../columns.ts";
import { currencies } from "./currency.ts";
import { customers } from "./customer.ts";
import { languages } from "./language.ts";
import { payments } from "./payment.ts";
import { refundPayouts } from "./refund.ts";

const VOUCHER_STATUSES = ["pending", "failed", "scheduled", "active", "expired", "void"] as const;
const VOUCHER_DESIGNS = ["classic", "birthday", "thanks", "festive"] as const;
const VOUCHER_MOVES = ["bought", "held", "released", "redeemed", "refunded", "voided", "expired", "disputed"] as const;

/** Stored value bought as a gift, in the currency it was bought in. Only the recipient knows its code. */
export const vouchers = pgTable(
  "vouchers",
  {
    id: id(),
    buyerId: idOf("buyer_id", () => customers.id),
    status: word("status", VOUCHER_STATUSES).notNull().default("pending"),
    /** Null until it is sent: there is no code before. */
    codeHash: text("code_hash").unique(),
    /** The end of the code, to refer to it. */
    lastFour: text("last_four").notNull().default(""),
    currencyCode: codeOf("currency_code", () => currencies.code),
    amountMinor: minorUnits("amount_minor").notNull(),
    /** The sum of its moves, and the liability in the books, in the base currency. */
    remainingMinor: minorUnits("remaining_minor").notNull().default(0),
    bookMinor: minorUnits("book_minor").notNull().default(0),
    /** Its price in the base currency. */
    costMinor: minorUnits("cost_minor").notNull(),
    design: word("design", VOUCHER_DESIGNS).notNull(),
    senderName: text("sender_name").notNull(),
    recipientName: text("recipient_name").notNull(),
    recipientEmail: text("recipient_email").notNull(),
    message: text("message").notNull().default(""),
    languageCode: codeOf("language_code", () => languages.code),
    /** A UTC day; null: as soon as it is paid. */
    sendOn: date("send_on", { mode: "string" }),
    sentCount: integer("sent_count").notNull().default(0),
    /** `wallet`, or a provider's code. */
    method: text("method").notNull(),
    providerReference: text("provider_reference"),
    redirectUrl: text("redirect_url"),
    /** Why it failed or is void. */
    reason: text("reason").notNull().default(""),
    createdAt: createdAt(),
    paidAt: instant("paid_at"),
    sentAt: instant("sent_at"),
    expiresAt: instant("expires_at"),
    /** When it was frozen because of a dispute. */
    frozenAt: instant("frozen_at"),
  },
  (t) => [
    check("vouchers_status", isOneOf(t.status, VOUCHER_STATUSES)),
    check("vouchers_design", isOneOf(t.design, VOUCHER_DESIGNS)),
    check("vouchers_amount", sql`${t.amountMinor} > 0 and ${t.costMinor} >= 0`),
    check("vouchers_frozen", sql`${t.frozenAt} is null or ${t.paidAt} is not null`),
    check("vouchers_remaining", sql`${t.remainingMinor} between 0 and ${t.amountMinor} and ${t.bookMinor} >= 0`),
    check("vouchers_paid", sql`(${t.status} in ('pending', 'failed')) = (${t.paidAt} is null)`),
    check(
      "vouchers_sent",
      sql`${t.status} not in ('active', 'expired') or (${t.codeHash} is not null and ${t.sentAt} is not null and ${t.expiresAt} is not null)`,
    ),
    unique("vouchers_reference").on(t.method, t.providerReference),
    index("vouchers_buyer").on(t.buyerId, t.createdAt, t.id),
    index("vouchers_recipient").on(sql`lower(${t.recipientEmail})`),
    index("vouchers_last_four").on(t.lastFour),
    index("vouchers_waiting")
      .on(t.sendOn)
      .where(sql`status = 'scheduled'`),
    index("vouchers_pending")
      .on(t.id)
      .where(sql`status = 'pending'`),
    index("vouchers_ends")
      .on(t.expiresAt)
      .where(sql`status = 'active' and remaining_minor > 0`),
  ],
);

/** Append-only: all movements of a voucher, in its currency and in that of the books. */
export const voucherMoves = pgTable(
  "voucher_moves",
  {
    id: id(),
    voucherId: idOf("voucher_id", () => vouchers.id),
    kind: word("kind", VOUCHER_MOVES).notNull(),
    amountMinor: minorUnits("amount_minor").notNull(),
    bookMinor: minorUnits("book_minor").notNull(),
    /** The part of a purchase that it is held for. */
    paymentId: integer("payment_id").references(() => payments.id),
    /** The refund that was paid back onto it. */
    payoutId: integer("payout_id")
      .unique()
      .references(() => refundPayouts.id),
    createdAt: createdAt(),
  },
  (t) => [
    check("voucher_moves_kind", isOneOf(t.kind, VOUCHER_MOVES)),
    check(
      "voucher_moves_direction",
      sql`case when ${t.kind} in ('bought', 'released', 'refunded') then ${t.amountMinor} >= 0 and ${t.bookMinor} >= 0
        else ${t.amountMinor} <= 0 and ${t.bookMinor} <= 0 end`,
    ),
    check(
      "voucher_moves_payment",
      sql`(${t.paymentId} is not null) = (${t.kind} in ('held', 'released', 'refunded')) and (${t.payoutId} is not null) = (${t.kind} = 'refunded')`,
    ),
    uniqueIndex("voucher_moves_of_payment")
      .on(t.paymentId, t.kind)
      .where(sql`kind in ('held', 'released')`),
    index("voucher_moves_payment_id").on(t.paymentId),
    uniqueIndex("voucher_moves_bought")
      .on(t.voucherId)
      .where(sql`kind = 'bought'`),
    index("voucher_moves_voucher").on(t.voucherId, t.id),
  ],
);
