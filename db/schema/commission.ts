import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, unique, uniqueIndex } from "drizzle-orm/pg-core";
import { createdAt, id, idOf, minorUnits } from "../columns.ts";
import { categories } from "./category.ts";
import { orderLines, orders } from "./order.ts";
import { orderRefunds } from "./refund.ts";
import { shops } from "./shop.ts";

/** The operator's commission on a line: the shop's rule, else the nearest category's, else the general one. */
export const commissionRules = pgTable(
  "commission_rules",
  {
    id: id(),
    shopId: integer("shop_id")
      .unique()
      .references(() => shops.id, { onDelete: "cascade" }),
    categoryId: integer("category_id")
      .unique()
      .references(() => categories.id, { onDelete: "cascade" }),
    basisPoints: integer("basis_points").notNull(),
    /** Per unit, in the base currency. */
    fixedMinor: minorUnits("fixed_minor").notNull().default(0),
    createdAt: createdAt(),
  },
  (t) => [
    check("commission_rules_one_target", sql`${t.shopId} is null or ${t.categoryId} is null`),
    check("commission_rules_amounts", sql`${t.basisPoints} between 0 and 10000 and ${t.fixedMinor} >= 0`),
    uniqueIndex("commission_rules_one_default")
      .on(sql`(1)`)
      .where(sql`shop_id is null and category_id is null`),
  ],
);

/**
 * What a shop earned from a delivered order, in the base currency: a row per line, and one without a line for the
 * delivery.
 */
export const earnings = pgTable(
  "earnings",
  {
    id: id(),
    orderId: idOf("order_id", () => orders.id),
    orderLineId: integer("order_line_id")
      .unique()
      .references(() => orderLines.id),
    shopId: idOf("shop_id", () => shops.id),
    /** What the shopper paid for it, in the purchase's currency: the basis for refunds. */
    paidMinor: minorUnits("paid_minor").notNull(),
    earningMinor: minorUnits("earning_minor").notNull(),
    commissionMinor: minorUnits("commission_minor").notNull(),
    /** The part of the earning that the operator pays for its coupons. */
    promotionMinor: minorUnits("promotion_minor").notNull().default(0),
    reversedEarningMinor: minorUnits("reversed_earning_minor").notNull().default(0),
    reversedCommissionMinor: minorUnits("reversed_commission_minor").notNull().default(0),
    reversedPromotionMinor: minorUnits("reversed_promotion_minor").notNull().default(0),
    createdAt: createdAt(),
  },
  (t) => [
    check("earnings_reversed", sql`${t.reversedCommissionMinor} between 0 and ${t.commissionMinor}`),
    uniqueIndex("earnings_one_delivery")
      .on(t.orderId)
      .where(sql`order_line_id is null`),
    index("earnings_order").on(t.orderId),
    index("earnings_shop").on(t.shopId, t.id),
  ],
);

/**
 * The refunded part of a line or of the delivery, in the purchase's currency: stored even before anything is earned.
 */
export const earningReversals = pgTable(
  "earning_reversals",
  {
    id: id(),
    orderId: idOf("order_id", () => orders.id),
    orderLineId: integer("order_line_id").references(() => orderLines.id),
    refundId: idOf("refund_id", () => orderRefunds.id),
    amountMinor: minorUnits("amount_minor").notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    check("earning_reversals_amount", sql`${t.amountMinor} >= 0`),
    unique("earning_reversals_once").on(t.refundId, t.orderLineId).nullsNotDistinct(),
    index("earning_reversals_order").on(t.orderId),
    index("earning_reversals_line").on(t.orderLineId),
  ],
);
