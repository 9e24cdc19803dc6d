import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, unique, uniqueIndex } from "drizzle-orm/pg-core";
import { createdAt, id, idOf, instant, isOneOf, minorUnits, partOf, word } from "../columns.ts";
import { categories } from "./category.ts";
import { customers } from "./customer.ts";
import { orderLines, orders } from "./order.ts";
import { products } from "./product.ts";
import { orderRefunds } from "./refund.ts";
import { shops } from "./shop.ts";

const REWARD_BASES = ["unit", "amount"] as const;
const GRANT_STATUSES = ["pending", "available"] as const;

/** Points of a line: the product's rule, else the nearest category's, else the shop's, else the general one. */
export const rewardRules = pgTable(
  "reward_rules",
  {
    id: id(),
    productId: integer("product_id")
      .unique()
      .references(() => products.id, { onDelete: "cascade" }),
    categoryId: integer("category_id")
      .unique()
      .references(() => categories.id, { onDelete: "cascade" }),
    shopId: integer("shop_id")
      .unique()
      .references(() => shops.id, { onDelete: "cascade" }),
    points: integer("points").notNull(),
    /** Per unit bought, or per whole unit of the base currency paid for the goods. */
    per: word("per", REWARD_BASES).notNull().default("amount"),
    createdAt: createdAt(),
  },
  (t) => [
    check("reward_rules_one_target", sql`num_nonnulls(${t.productId}, ${t.categoryId}, ${t.shopId}) <= 1`),
    check("reward_rules_points", sql`${t.points} between 0 and 100000`),
    check("reward_rules_per", isOneOf(t.per, REWARD_BASES)),
    uniqueIndex("reward_rules_one_default")
      .on(sql`(1)`)
      .where(sql`product_id is null and category_id is null and shop_id is null`),
  ],
);

/**
 * Points earned by a delivered line. Pending until its return window closes; points reversed by refunds are counted.
 */
export const rewardGrants = pgTable(
  "reward_grants",
  {
    id: id(),
    customerId: partOf("customer_id", () => customers.id),
    orderId: idOf("order_id", () => orders.id),
    orderLineId: integer("order_line_id")
      .notNull()
      .unique()
      .references(() => orderLines.id),
    points: integer("points").notNull(),
    reversedPoints: integer("reversed_points").notNull().default(0),
    status: word("status", GRANT_STATUSES).notNull().default("pending"),
    availableAt: instant("available_at").notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    check("reward_grants_points", sql`${t.points} > 0 and ${t.reversedPoints} between 0 and ${t.points}`),
    check("reward_grants_status", isOneOf(t.status, GRANT_STATUSES)),
    index("reward_grants_customer").on(t.customerId, t.id),
    index("reward_grants_order").on(t.orderId),
    index("reward_grants_pending")
      .on(t.availableAt)
      .where(sql`status = 'pending'`),
  ],
);

/** The refunded part of a line, in the purchase's currency: a refund reverses its points once. */
export const rewardReversals = pgTable(
  "reward_reversals",
  {
    id: id(),
    orderLineId: idOf("order_line_id", () => orderLines.id),
    refundId: idOf("refund_id", () => orderRefunds.id),
    amountMinor: minorUnits("amount_minor").notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    unique("reward_reversals_once").on(t.refundId, t.orderLineId),
    index("reward_reversals_line").on(t.orderLineId),
  ],
);
