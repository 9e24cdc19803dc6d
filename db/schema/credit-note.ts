import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, text, unique, uniqueIndex } from "drizzle-orm/pg-core";
import { id, idOf, instant } from "../columns.ts";
import { orders, type StoredSeller } from "./order.ts";
import { orderRefunds } from "./refund.ts";
import { shops } from "./shop.ts";

/** The last credit note number of each shop; locked while the next one is taken. */
export const creditNoteCounters = pgTable("credit_note_counters", {
  shopId: integer("shop_id")
    .primaryKey()
    .references(() => shops.id),
  lastNumber: integer("last_number").notNull(),
});

/** The document of a refund; without one it reverses the whole invoice of an order that was canceled unpaid. */
export const creditNotes = pgTable(
  "credit_notes",
  {
    id: id(),
    refundId: integer("refund_id")
      .unique()
      .references(() => orderRefunds.id),
    orderId: idOf("order_id", () => orders.id),
    shopId: idOf("shop_id", () => shops.id),
    number: integer("number").notNull(),
    prefix: text("prefix").notNull().default("CN"),
    seller: jsonb("seller").$type<StoredSeller>(),
    issuedAt: instant("issued_at").notNull(),
  },
  (t) => [
    unique("credit_notes_number").on(t.shopId, t.number),
    check("credit_notes_number_positive", sql`${t.number} > 0`),
    index("credit_notes_order").on(t.orderId),
    uniqueIndex("credit_notes_one_cancellation")
      .on(t.orderId)
      .where(sql`refund_id is null`),
  ],
);
