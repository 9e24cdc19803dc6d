import { sql } from "drizzle-orm";
import { type AnyPgColumn, check, index, integer, pgTable, text, unique, uniqueIndex } from "drizzle-orm/pg-core";
import { createdAt, id, idOf, instant, isOneOf, minorUnits, word } from "../columns.ts";
import { customers } from "./customer.ts";
import { orders } from "./order.ts";
import { purchases } from "./purchase.ts";

const PAYMENT_TRY_STATUSES = ["started", "paid", "failed"] as const;
const REFUND_STATUSES = ["started", "done", "failed"] as const;
export const DISPUTE_STATUSES = ["open", "won", "lost"] as const;

/** One attempt to pay a purchase, or one order of it. */
export const payments = pgTable(
  "payments",
  {
    id: id(),
    purchaseId: idOf("purchase_id", () => purchases.id),
    orderId: integer("order_id").references(() => orders.id),
    provider: text("provider").notNull(),
    status: word("status", PAYMENT_TRY_STATUSES).notNull().default("started"),
    amountMinor: minorUnits("amount_minor").notNull(),
    currencyCode: text("currency_code").notNull(),
    /** What was collected, if the amount or currency differs. */
    collectedMinor: minorUnits("collected_minor"),
    collectedCurrencyCode: text("collected_currency_code"),
    /** The provider's id of it; null until the provider answered. */
    providerReference: text("provider_reference"),
    redirectUrl: text("redirect_url"),
    /** On a hold of the wallet or a voucher: the attempt that pays the rest, with which it is captured or released. */
    restPaymentId: integer("rest_payment_id").references((): AnyPgColumn => payments.id),
    failure: text("failure"),
    createdAt: createdAt(),
    settledAt: instant("settled_at"),
  },
  (t) => [
    check("payments_status", isOneOf(t.status, PAYMENT_TRY_STATUSES)),
    check("payments_amount", sql`${t.amountMinor} > 0`),
    check(
      "payments_collected",
      sql`(${t.collectedMinor} is null) = (${t.collectedCurrencyCode} is null) and (${t.collectedMinor} is null or ${t.collectedMinor} > 0)`,
    ),
    check("payments_settled", sql`(${t.status} = 'started') = (${t.settledAt} is null)`),
    unique("payments_reference").on(t.provider, t.providerReference),
    unique("payments_one_part_of_a_kind").on(t.restPaymentId, t.provider),
    index("payments_purchase").on(t.purchaseId),
    index("payments_order").on(t.orderId),
  ],
);

/** Every webhook event of a provider is processed once. */
export const paymentEvents = pgTable(
  "payment_events",
  {
    id: id(),
    provider: text("provider").notNull(),
    eventId: text("event_id").notNull(),
    paymentId: integer("payment_id").references(() => payments.id),
    kind: text("kind").notNull(),
    receivedAt: instant("received_at").notNull().defaultNow(),
  },
  (t) => [unique("payment_events_once").on(t.provider, t.eventId)],
);

/** Money of a payment that the shopper's bank has taken back; it returns if the dispute is won. */
export const paymentDisputes = pgTable(
  "payment_disputes",
  {
    id: id(),
    paymentId: idOf("payment_id", () => payments.id),
    provider: text("provider").notNull(),
    providerReference: text("provider_reference").notNull(),
    status: word("status", DISPUTE_STATUSES).notNull().default("open"),
    amountMinor: minorUnits("amount_minor").notNull(),
    currencyCode: text("currency_code").notNull(),
    /** In the base currency, as booked. */
    baseMinor: minorUnits("base_minor").notNull(),
    /** Once lost: what no order and no refund bears, in the base currency. */
    keptMinor: minorUnits("kept_minor"),
    openedAt: instant("opened_at").notNull(),
    /** When the provider was last queried about it. */
    askedAt: instant("asked_at").notNull(),
    endedAt: instant("ended_at"),
  },
  (t) => [
    check("payment_disputes_status", isOneOf(t.status, DISPUTE_STATUSES)),
    check("payment_disputes_amount", sql`${t.amountMinor} > 0 and ${t.baseMinor} >= 0`),
    check("payment_disputes_ended", sql`(${t.status} = 'open') = (${t.endedAt} is null)`),
    check("payment_disputes_kept", sql`(${t.status} = 'lost') = (${t.keptMinor} is not null) and ${t.keptMinor} >= 0`),
    unique("payment_disputes_reference").on(t.provider, t.providerReference),
    index("payment_disputes_payment").on(t.paymentId),
    index("payment_disputes_open")
      .on(t.askedAt)
      .where(sql`status = 'open'`),
  ],
);

/** Money that goes back to its source: `started` in the transaction, `done` when the provider confirms it. */
export const refunds = pgTable(
  "refunds",
  {
    id: id(),
    paymentId: idOf("payment_id", () => payments.id),
    amountMinor: minorUnits("amount_minor").notNull(),
    reason: text("reason").notNull(),
    status: word("status", REFUND_STATUSES).notNull().default("started"),
    /** In the base currency, if it was booked as an unmatched payment; null for a refund of an order. */
    baseMinor: minorUnits("base_minor"),
    /** The number of failed attempts at the provider, and when to retry. */
    triesCount: integer("tries_count").notNull().default(0),
    nextTryAt: instant("next_try_at"),
    failure: text("failure"),
    providerReference: text("provider_reference"),
    /** The lost dispute by which the bank has already taken this money, so that the provider sends nothing. */
    disputeId: integer("dispute_id").references(() => paymentDisputes.id),
    /** The member of staff who sent it by hand. */
    sentBy: integer("sent_by").references(() => customers.id, { onDelete: "set null" }),
    createdAt: createdAt(),
    settledAt: instant("settled_at"),
  },
  (t) => [
    check("refunds_tries", sql`${t.triesCount} >= 0`),
    check("refunds_disputed", sql`${t.disputeId} is null or ${t.status} = 'done'`),
    index("refunds_dispute").on(t.disputeId),
    index("refunds_open")
      .on(t.id)
      .where(sql`status = 'started'`),
    check("refunds_status", isOneOf(t.status, REFUND_STATUSES)),
    check("refunds_amount", sql`${t.amountMinor} > 0`),
    uniqueIndex("refunds_one_for_reason").on(t.paymentId, t.reason),
  ],
);
