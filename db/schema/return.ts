import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { createdAt, id, idOf, instant, isOneOf, word } from "../columns.ts";
import { customers } from "./customer.ts";
import { orderLines, orders } from "./order.ts";
import { shops } from "./shop.ts";

export const RETURN_STATUSES = ["requested", "approved", "received", "refunded", "rejected", "withdrawn"] as const;
export const RETURN_REASONS = [
  "damaged",
  "defective",
  "wrong_item",
  "not_as_described",
  "does_not_fit",
  "arrived_late",
  "no_longer_wanted",
  "other",
] as const;
const REFUND_WISHES = ["source", "wallet"] as const;

/** A return of goods of an order. */
export const returns = pgTable(
  "returns",
  {
    id: id(),
    orderId: idOf("order_id", () => orders.id),
    shopId: idOf("shop_id", () => shops.id),
    /** Null if the account was deleted. */
    customerId: integer("customer_id").references(() => customers.id, { onDelete: "set null" }),
    status: word("status", RETURN_STATUSES).notNull().default("requested"),
    reason: word("reason", RETURN_REASONS).notNull(),
    text: text("text").notNull().default(""),
    /** Where the shopper wants the money refunded. */
    refundTo: word("refund_to", REFUND_WISHES).notNull().default("source"),
    /** How and where to send it, in the shop's words. */
    instructions: text("instructions").notNull().default(""),
    /** Why it was rejected. */
    rejection: text("rejection").notNull().default(""),
    createdAt: createdAt(),
    answeredAt: instant("answered_at"),
    receivedAt: instant("received_at"),
    endedAt: instant("ended_at"),
    /** When the operator was notified that the shop does not respond. */
    remindedAt: instant("reminded_at"),
  },
  (t) => [
    check("returns_status", isOneOf(t.status, RETURN_STATUSES)),
    check("returns_reason", isOneOf(t.reason, RETURN_REASONS)),
    check("returns_refund_to", isOneOf(t.refundTo, REFUND_WISHES)),
    check("returns_ended", sql`(${t.status} in ('refunded', 'rejected', 'withdrawn')) = (${t.endedAt} is not null)`),
    check("returns_rejected", sql`(${t.status} = 'rejected') = (${t.rejection} <> '')`),
    index("returns_order").on(t.orderId),
    index("returns_shop").on(t.shopId, t.status, t.createdAt, t.id),
    index("returns_customer").on(t.customerId, t.createdAt, t.id),
    index("returns_created").on(t.createdAt, t.id),
    index("returns_open")
      .on(t.createdAt)
      .where(sql`ended_at is null`),
  ],
);

/** Units of a line in a return. A trigger limits open and finished returns to what was bought. */
export const returnLines = pgTable(
  "return_lines",
  {
    returnId: idOf("return_id", () => returns.id),
    orderLineId: idOf("order_line_id", () => orderLines.id),
    quantity: integer("quantity").notNull(),
    /** Whether it can be sold again; null until received. */
    isRestocked: boolean("is_restocked"),
  },
  (t) => [
    primaryKey({ columns: [t.returnId, t.orderLineId] }),
    check("return_lines_quantity", sql`${t.quantity} >= 1`),
    index("return_lines_line").on(t.orderLineId),
  ],
);

/** Private files, for those who may see the return. */
export const returnPictures = pgTable(
  "return_pictures",
  {
    id: id(),
    returnId: idOf("return_id", () => returns.id),
    file: text("file").notNull().unique(),
  },
  (t) => [index("return_pictures_return").on(t.returnId)],
);
