import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { id, isOneOf, minorUnits, word } from "../columns.ts";
import { countries } from "./country.ts";
import { shops } from "./shop.ts";

const SHIPPING_METHODS = ["flat_rate"] as const;

/**
 * A way to send a shop's goods. `shop_id` null: for every shop without rates of its own; `country_code` null: to every
 * country without a row of its own. Free from `free_from_minor` of that shop's goods on.
 */
export const shippingRates = pgTable(
  "shipping_rates",
  {
    id: id(),
    shopId: integer("shop_id").references(() => shops.id, { onDelete: "cascade" }),
    countryCode: text("country_code").references(() => countries.code),
    method: word("method", SHIPPING_METHODS).notNull().default("flat_rate"),
    /** A keyword of the language file, such as "Standard delivery". */
    name: text("name").notNull(),
    priceMinor: minorUnits("price_minor").notNull(),
    freeFromMinor: minorUnits("free_from_minor"),
    minimumDays: integer("minimum_days").notNull(),
    maximumDays: integer("maximum_days").notNull(),
    position: integer("position").notNull().default(0),
  },
  (t) => [
    check("shipping_rates_method", isOneOf(t.method, SHIPPING_METHODS)),
    check("shipping_rates_price", sql`${t.priceMinor} >= 0 and (${t.freeFromMinor} is null or ${t.freeFromMinor} > 0)`),
    check("shipping_rates_days", sql`${t.minimumDays} >= 0 and ${t.maximumDays} >= ${t.minimumDays}`),
    index("shipping_rates_shop").on(t.shopId, t.countryCode),
  ],
);
