import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, unique } from "drizzle-orm/pg-core";
import { createdAt, id, idOf, instant, isOneOf, minorUnits, word } from "../columns.ts";
import { customers } from "./customer.ts";
import { orderLines, orders } from "./order.ts";
import { payments, refunds } from "./payment.ts";
import { returns } from "./return.ts";

const REFUND_KINDS = ["cancel", "return", "goodwill", "dispute"] as const;
const DESTINATIONS = ["source", "wallet"] as const;
const PAYOUT_METHODS = ["provider", "wallet", "voucher", "by_hand", "dispute"] as const;
const REFUND_BEARERS = ["shop", "operator"] as const;
const REFUND_ACTORS = ["shopper", "shop", "operator", "system", "provider"] as const;

/** Refunded money of an order, in the purchase's currency, including tax. Triggers limit it to what was paid. */
export const orderRefunds = pgTable(
  "order_refunds",
  {
    id: id(),
    orderId: idOf("order_id", () => orders.id),
    kind: word("kind", REFUND_KINDS).notNull(),
    destination: word("destination", DESTINATIONS).notNull(),
    returnId: integer("return_id")
      .unique()
      .references(() => returns.id),
    amountMinor: minorUnits("amount_minor").notNull(),
    goodsMinor: minorUnits("goods_minor").notNull(),
    shippingMinor: minorUnits("shipping_minor").notNull(),
    goodwillMinor: minorUnits("goodwill_minor").notNull(),
    /** The part of the amount that is tax. */
    taxMinor: minorUnits("tax_minor").notNull(),
    /** What the coupon had taken off these goods; it was not paid and is not refunded. */
    couponShareMinor: minorUnits("coupon_share_minor").notNull().default(0),
    /** Who bears it: if the operator, the shop keeps its earnings. */
    bearer: word("bearer", REFUND_BEARERS).notNull().default("shop"),
    /** The change in what the operator bears with this refund, in the base currency; may be negative. */
    operatorBaseMinor: minorUnits("operator_base_minor").notNull().default(0),
    note: text("note").notNull().default(""),
    actor: word("actor", REFUND_ACTORS).notNull(),
    actorId: integer("actor_id").references(() => customers.id, { onDelete: "set null" }),
    createdAt: createdAt(),
  },
  (t) => [
    check("order_refunds_kind", isOneOf(t.kind, REFUND_KINDS)),
    check("order_refunds_bearer", isOneOf(t.bearer, REFUND_BEARERS)),
    check("order_refunds_destination", isOneOf(t.destination, DESTINATIONS)),
    check("order_refunds_actor", isOneOf(t.actor, REFUND_ACTORS)),
    check(
      "order_refunds_amounts",
      sql`${t.amountMinor} > 0 and ${t.goodsMinor} >= 0 and ${t.shippingMinor} >= 0 and ${t.goodwillMinor} >= 0 and ${t.amountMinor} = ${t.goodsMinor} + ${t.shippingMinor} + ${t.goodwillMinor}`,
    ),
    check("order_refunds_tax", sql`${t.taxMinor} between 0 and ${t.amountMinor}`),
    index("order_refunds_order").on(t.orderId, t.id),
  ],
);

/** What was refunded of a line; `order_line_id` null: of the delivery. Goodwill is money without units. */
export const orderRefundLines = pgTable(
  "order_refund_lines",
  {
    id: id(),
    refundId: idOf("refund_id", () => orderRefunds.id),
    orderLineId: integer("order_line_id").references(() => orderLines.id),
    quantity: integer("quantity").notNull(),
    amountMinor: minorUnits("amount_minor").notNull(),
    taxMinor: minorUnits("tax_minor").notNull(),
    couponShareMinor: minorUnits("coupon_share_minor").notNull().default(0),
    /** The part of the amount that the operator bears; negative if the shop takes it over with the units. */
    operatorMinor: minorUnits("operator_minor").notNull().default(0),
  },
  (t) => [
    check("order_refund_lines_operator", sql`${t.operatorMinor} <= ${t.amountMinor}`),
    check(
      "order_refund_lines_quantity",
      sql`${t.quantity} >= 0 and (${t.orderLineId} is not null or ${t.quantity} = 0)`,
    ),
    check(
      "order_refund_lines_amounts",
      sql`${t.amountMinor} >= 0 and ${t.taxMinor} between 0 and ${t.amountMinor} and ${t.couponShareMinor} >= 0`,
    ),
    unique("order_refund_lines_once").on(t.refundId, t.orderLineId).nullsNotDistinct(),
    index("order_refund_lines_line").on(t.orderLineId),
  ],
);

/**
 * How the money of a refund goes back: through the provider, into the wallet, onto the voucher, by hand, or through the
 * shopper's bank.
 */
export const refundPayouts = pgTable(
  "refund_payouts",
  {
    id: id(),
    refundId: idOf("refund_id", () => orderRefunds.id),
    method: word("method", PAYOUT_METHODS).notNull(),
    /** The refunded payment; null if none was taken online. */
    paymentId: integer("payment_id").references(() => payments.id),
    /** The refund request to the provider. */
    providerRefundId: integer("provider_refund_id")
      .unique()
      .references(() => refunds.id),
    amountMinor: minorUnits("amount_minor").notNull(),
    /** The same in the base currency, at the purchase's rate. */
    baseMinor: minorUnits("base_minor").notNull(),
    createdAt: createdAt(),
    /** When staff paid it out by hand. */
    paidOutAt: instant("paid_out_at"),
    paidOutBy: integer("paid_out_by").references(() => customers.id, { onDelete: "set null" }),
  },
  (t) => [
    check("refund_payouts_method", isOneOf(t.method, PAYOUT_METHODS)),
    check("refund_payouts_amount", sql`${t.amountMinor} > 0 and ${t.baseMinor} >= 0`),
    check("refund_payouts_dispute", sql`${t.method} <> 'dispute' or ${t.paymentId} is not null`),
    check("refund_payouts_provider", sql`(${t.method} = 'provider') = (${t.providerRefundId} is not null)`),
    index("refund_payouts_refund").on(t.refundId),
    index("refund_payouts_payment").on(t.paymentId),
    index("refund_payouts_by_hand")
      .on(t.id)
      .where(sql`method = 'by_hand' and paid_out_at is null`),
  ],
);
