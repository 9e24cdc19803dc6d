import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import { createdAt, id, instant, minorUnits, partOf } from "../columns.ts";
import { customers } from "./customer.ts";
import { products } from "./product.ts";
import { sessions } from "./session.ts";

/** A named list of a guest's session or of a customer; each owner has one default list without a name. */
export const wishlists = pgTable(
  "wishlists",
  {
    id: id(),
    sessionId: integer("session_id").references(() => sessions.id, { onDelete: "cascade" }),
    customerId: integer("customer_id").references(() => customers.id, { onDelete: "cascade" }),
    name: text("name").notNull().default(""),
    isDefault: boolean("is_default").notNull().default(false),
    /** Anyone with this key can see the list; null while it is not shared. */
    shareKey: text("share_key").unique(),
    createdAt: createdAt(),
  },
  (t) => [
    check("wishlists_one_owner", sql`num_nonnulls(${t.sessionId}, ${t.customerId}) = 1`),
    check("wishlists_name", sql`${t.isDefault} or ${t.name} <> ''`),
    index("wishlists_session").on(t.sessionId),
    index("wishlists_customer").on(t.customerId),
    uniqueIndex("wishlists_default_of_session")
      .on(t.sessionId)
      .where(sql`is_default`),
    uniqueIndex("wishlists_default_of_customer")
      .on(t.customerId)
      .where(sql`is_default`),
  ],
);

export const wishlistItems = pgTable(
  "wishlist_items",
  {
    wishlistId: partOf("wishlist_id", () => wishlists.id),
    productId: partOf("product_id", () => products.id),
    addedAt: instant("added_at").notNull().defaultNow(),
    /** The price that the visitor saw then, if its currency has fixed prices. */
    seenCurrencyCode: text("seen_currency_code"),
    seenMinor: minorUnits("seen_minor"),
  },
  (t) => [primaryKey({ columns: [t.wishlistId, t.productId] }), index("wishlist_items_product").on(t.productId)],
);
