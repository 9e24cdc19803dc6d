import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { codeOf, createdAt, id, instant, isOneOf, minorUnits, partOf, word } from "../columns.ts";
import { customers } from "./customer.ts";
import { languages } from "./language.ts";
import { products, variants } from "./product.ts";

const ALERT_KINDS = ["back_in_stock", "price_drop"] as const;

/** A request to be notified once: that a variant is back in stock, or costs less than `price_minor` (base currency), or than `seen_minor` where it has a fixed price. */
export const productAlerts = pgTable(
  "product_alerts",
  {
    id: id(),
    kind: word("kind", ALERT_KINDS).notNull(),
    customerId: integer("customer_id").references(() => customers.id, { onDelete: "cascade" }),
    email: text("email").notNull(),
    productId: partOf("product_id", () => products.id),
    variantId: partOf("variant_id", () => variants.id),
    priceMinor: minorUnits("price_minor").notNull(),
    languageCode: codeOf("language_code", () => languages.code),
    currencyCode: text("currency_code").notNull(),
    /** What the variant cost in that currency when it was asked; null for older requests. */
    seenMinor: minorUnits("seen_minor"),
    /** SHA-256 of the key in the mail's unsubscribe link. */
    keyHash: text("key_hash").notNull().unique(),
    createdAt: createdAt(),
    notifiedAt: instant("told_at"),
  },
  (t) => [
    check("product_alerts_kind", isOneOf(t.kind, ALERT_KINDS)),
    check("product_alerts_email_form", sql`${t.email} = lower(${t.email})`),
    uniqueIndex("product_alerts_once")
      .on(t.variantId, t.kind, t.email)
      .where(sql`told_at is null`),
    index("product_alerts_product").on(t.productId),
    index("product_alerts_customer").on(t.customerId),
  ],
);
