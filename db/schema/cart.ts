import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { createdAt, id, instant, minorUnits, partOf } from "../columns.ts";
import { customers } from "./customer.ts";
import { variants } from "./product.ts";
import { sessions } from "./session.ts";

/** An open cart: a guest's belongs to the session, a customer's to the customer. `trx_id` becomes the purchase's. */
export const carts = pgTable(
  "carts",
  {
    id: id(),
    sessionId: integer("session_id")
      .unique()
      .references(() => sessions.id, { onDelete: "cascade" }),
    customerId: integer("customer_id")
      .unique()
      .references(() => customers.id, { onDelete: "cascade" }),
    trxId: text("trx_id").notNull().unique(),
    createdAt: createdAt(),
    updatedAt: instant("updated_at").notNull().defaultNow(),
  },
  (t) => [check("carts_one_owner", sql`num_nonnulls(${t.sessionId}, ${t.customerId}) = 1`)],
);

/**
 * `buy_now_trx_id`: a line bought separately has its own purchase. `seen_unit_price_minor`: the price last shown, in the
 * base currency. `seen_currency_code`: the currency it was shown in; `seen_fixed_price_minor`: the unit price there, if
 * the variant had one of its own.
 */
export const cartLines = pgTable(
  "cart_lines",
  {
    id: id(),
    cartId: partOf("cart_id", () => carts.id),
    variantId: partOf("variant_id", () => variants.id),
    quantity: integer("quantity").notNull(),
    seenUnitPriceMinor: minorUnits("seen_unit_price_minor").notNull(),
    seenCurrencyCode: text("seen_currency_code"),
    seenFixedPriceMinor: minorUnits("seen_fixed_price_minor"),
    buyNowTrxId: text("buy_now_trx_id").unique(),
    isSavedForLater: boolean("is_saved_for_later").notNull().default(false),
    referralCode: text("referral_code"),
    addedAt: instant("added_at").notNull().defaultNow(),
  },
  (t) => [
    check("cart_lines_quantity", sql`${t.quantity} >= 1`),
    uniqueIndex("cart_lines_one_per_variant")
      .on(t.cartId, t.variantId, t.isSavedForLater)
      .where(sql`buy_now_trx_id is null`),
    index("cart_lines_cart").on(t.cartId, t.id),
    index("cart_lines_variant").on(t.variantId),
  ],
);
