import { sql } from "drizzle-orm";
import { type AnyPgColumn, check, index, integer, pgTable, text, unique, uniqueIndex } from "drizzle-orm/pg-core";
import { createdAt, id, instant, isOneOf, minorUnits, word } from "../columns.ts";
import { customers } from "./customer.ts";
import { orders } from "./order.ts";
import { purchases } from "./purchase.ts";

const PAYMENT_TRY_STATUSES = ["started", "paid", "failed"] as const;
const REFUND_STATUSES = ["started", "done", "failed"] as const;

/** One try to pay a purchase, or one order of it. */
export const payments = pgTable(
  "payments",
  {
    id: id(),
    purchaseId: integer("purchase_id")
      .notNull()
      .references(() => purchases.id),
    orderId: integer("order_id").references(() => orders.id),
    provider: text("provider").notNull(),
    status: word("status", PAYMENT_TRY_STATUSES).notNull().default("started"),
    amountMinor: minorUnits("amount_minor").notNull(),
    currencyCode: text("currency_code").notNull(),
    /** What came in place of it, where that was another amount or currency. */
    collectedMinor: minorUnits("collected_minor"),
    collectedCurrencyCode: text("collected_currency_code"),
    /** What the provider calls it; null until the provider answered. */
    providerReference: text("provider_reference"),
    redirectUrl: text("redirect_url"),
    /** On a part that is held of the wallet or of a voucher: the try that pays the rest, with which it is taken or given back. */
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

/** Every message of a provider is taken once. */
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

/** Money that goes back to where it came from: `started` in the transaction, `done` when the provider has said so. */
export const refunds = pgTable(
  "refunds",
  {
    id: id(),
    paymentId: integer("payment_id")
      .notNull()
      .references(() => payments.id),
    amountMinor: minorUnits("amount_minor").notNull(),
    reason: text("reason").notNull(),
    status: word("status", REFUND_STATUSES).notNull().default("started"),
    /** In the base currency, where it was booked as money that is nobody's order; null for what is refunded of an order. */
    baseMinor: minorUnits("base_minor"),
    /** How often the provider was asked in vain, and when it is asked again. */
    triesCount: integer("tries_count").notNull().default(0),
    nextTryAt: instant("next_try_at"),
    failure: text("failure"),
    providerReference: text("provider_reference"),
    /** Of the staff that has sent it by hand. */
    sentBy: integer("sent_by").references(() => customers.id, { onDelete: "set null" }),
    createdAt: createdAt(),
    settledAt: instant("settled_at"),
  },
  (t) => [
    check("refunds_tries", sql`${t.triesCount} >= 0`),
    index("refunds_open")
      .on(t.id)
      .where(sql`status = 'started'`),
    check("refunds_status", isOneOf(t.status, REFUND_STATUSES)),
    check("refunds_amount", sql`${t.amountMinor} > 0`),
    uniqueIndex("refunds_one_for_reason").on(t.paymentId, t.reason),
  ],
);
