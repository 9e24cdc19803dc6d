import { sql } from "drizzle-orm";
import { check, date, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { createdAt, extensionOf, id, idOf, instant, isOneOf, minorUnits, partOf, word } from "../columns.ts";
import { categories } from "./category.ts";
import { customers } from "./customer.ts";
import { orderLines, orders } from "./order.ts";
import { payouts } from "./payout.ts";
import { products } from "./product.ts";

export const AFFILIATE_STATUSES = ["applied", "approved", "rejected", "suspended"] as const;
export const COMMISSION_STATUSES = ["pending", "locked", "payable", "paid", "reversed"] as const;

/** Customers who recommend products for a commission. */
export const affiliates = pgTable(
  "affiliates",
  {
    id: id(),
    customerId: integer("customer_id")
      .notNull()
      .unique()
      .references(() => customers.id),
    /** In links; opaque. */
    code: text("code").notNull().unique(),
    status: word("status", AFFILIATE_STATUSES).notNull().default("applied"),
    website: text("website").notNull().default(""),
    plan: text("plan").notNull().default(""),
    /** The agreement as accepted. */
    agreement: text("agreement").notNull(),
    agreedAt: instant("agreed_at").notNull(),
    /** Why it was rejected or suspended. */
    reason: text("reason").notNull().default(""),
    /** Its own rate; null: that of the category, or the usual one. */
    basisPoints: integer("basis_points"),
    createdAt: createdAt(),
  },
  (t) => [
    check("affiliates_status", isOneOf(t.status, AFFILIATE_STATUSES)),
    check("affiliates_rate", sql`${t.basisPoints} between 0 and 10000`),
    index("affiliates_status_id").on(t.status, t.id),
  ],
);

/** The rate of a category's products; without one, the nearest above counts, and then the setting. */
export const affiliateRates = pgTable(
  "affiliate_rates",
  {
    categoryId: extensionOf("category_id", () => categories.id),
    basisPoints: integer("basis_points").notNull(),
  },
  (t) => [check("affiliate_rates_rate", sql`${t.basisPoints} between 0 and 10000`)],
);

/** The visitors of a day, each once per affiliate; hashed with the day, deleted a day later. Written in batches. */
export const affiliateVisits = pgTable(
  "affiliate_visits",
  {
    affiliateId: partOf("affiliate_id", () => affiliates.id),
    day: date("day", { mode: "string" }).notNull(),
    visitorHash: text("visitor_hash").notNull(),
  },
  (t) => [primaryKey({ columns: [t.affiliateId, t.day, t.visitorHash] }), index("affiliate_visits_day").on(t.day)],
);

export const affiliateClicks = pgTable(
  "affiliate_clicks",
  {
    affiliateId: partOf("affiliate_id", () => affiliates.id),
    day: date("day", { mode: "string" }).notNull(),
    clicks: integer("clicks").notNull(),
  },
  (t) => [primaryKey({ columns: [t.affiliateId, t.day] })],
);

/** The last referral of a customer, on any device. */
export const customerReferrals = pgTable("customer_referrals", {
  customerId: extensionOf("customer_id", () => customers.id),
  affiliateId: partOf("affiliate_id", () => affiliates.id),
  referredAt: instant("referred_at").notNull(),
});

/** What an affiliate earns with a line: frozen at placement; `amount_minor` in the base currency. */
export const affiliateCommissions = pgTable(
  "affiliate_commissions",
  {
    id: id(),
    affiliateId: idOf("affiliate_id", () => affiliates.id),
    orderId: idOf("order_id", () => orders.id),
    orderLineId: integer("order_line_id")
      .notNull()
      .unique()
      .references(() => orderLines.id),
    productId: integer("product_id").references(() => products.id, { onDelete: "set null" }),
    status: word("status", COMMISSION_STATUSES).notNull().default("pending"),
    basisPoints: integer("basis_points").notNull(),
    amountMinor: minorUnits("amount_minor").notNull(),
    reversedMinor: minorUnits("reversed_minor").notNull().default(0),
    /** The end of the return window; null before delivery. */
    payableAt: instant("payable_at"),
    payoutId: integer("payout_id").references(() => payouts.id),
    createdAt: createdAt(),
  },
  (t) => [
    check("affiliate_commissions_status", isOneOf(t.status, COMMISSION_STATUSES)),
    check("affiliate_commissions_amounts", sql`${t.reversedMinor} between 0 and ${t.amountMinor}`),
    index("affiliate_commissions_affiliate").on(t.affiliateId, t.id),
    index("affiliate_commissions_order").on(t.orderId),
    index("affiliate_commissions_payout").on(t.payoutId),
    index("affiliate_commissions_locked")
      .on(t.payableAt)
      .where(sql`status = 'locked'`),
  ],
);
