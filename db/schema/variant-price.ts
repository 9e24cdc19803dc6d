import { sql } from "drizzle-orm";
import { check, index, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { minorUnits, partOf } from "../columns.ts";
import { currencies } from "./currency.ts";
import { variants } from "./product.ts";

/** A variant's own price in a currency other than the base one; without a row it is converted. */
export const variantPrices = pgTable(
  "variant_prices",
  {
    variantId: partOf("variant_id", () => variants.id),
    currencyCode: text("currency_code")
      .notNull()
      .references(() => currencies.code, { onDelete: "cascade" }),
    priceMinor: minorUnits("price_minor").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.variantId, t.currencyCode] }),
    check("variant_prices_positive", sql`${t.priceMinor} > 0`),
    index("variant_prices_currency").on(t.currencyCode, t.variantId),
  ],
);
