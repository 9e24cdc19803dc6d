import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgTable, primaryKey, text, unique } from "drizzle-orm/pg-core";
import { codeOf, createdAt, id, isOneOf, minorUnits, partOf, word } from "../columns.ts";
import { countries } from "./country.ts";
import { products } from "./product.ts";
import { shops } from "./shop.ts";

const SHIPPING_METHODS = ["flat_rate", "product_base", "area_base", "invoice_base", "weight_base"] as const;

/** An area with its own rates: a shop's, or a common one if `shop_id` is null. */
export const shippingZones = pgTable(
  "shipping_zones",
  {
    id: id(),
    shopId: integer("shop_id").references(() => shops.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
  },
  (t) => [index("shipping_zones_shop").on(t.shopId, t.id)],
);

/**
 * A country, a state, a city or postal codes of a zone; empty parts: the whole wider area. `postal_codes`: codes,
 * beginnings such as `80*` and ranges such as `80000-81999`, separated by commas.
 */
export const shippingZonePlaces = pgTable(
  "shipping_zone_places",
  {
    id: id(),
    zoneId: partOf("zone_id", () => shippingZones.id),
    countryCode: codeOf("country_code", () => countries.code),
    state: text("state").notNull().default(""),
    city: text("city").notNull().default(""),
    postalCodes: text("postal_codes").notNull().default(""),
  },
  (t) => [unique("shipping_zone_places_once").on(t.zoneId, t.countryCode, t.state, t.city, t.postalCodes)],
);

/**
 * A way to send a shop's goods. `shop_id` null: for every shop without its own rates; `country_code` and `zone_id`
 * null: for every place without its own row. Free from `free_from_minor` of that shop's goods on.
 */
export const shippingRates = pgTable(
  "shipping_rates",
  {
    id: id(),
    shopId: integer("shop_id").references(() => shops.id, { onDelete: "cascade" }),
    countryCode: text("country_code").references(() => countries.code),
    zoneId: integer("zone_id").references(() => shippingZones.id),
    method: word("method", SHIPPING_METHODS).notNull().default("flat_rate"),
    /** A keyword of the language file, such as "Standard delivery", or the shop's own name for it. */
    name: text("name").notNull(),
    priceMinor: minorUnits("price_minor").notNull(),
    /** With `product_base`: a product's price is charged per unit. */
    isPerUnit: boolean("is_per_unit").notNull().default(false),
    freeFromMinor: minorUnits("free_from_minor"),
    /** Heavier goods are not sent this way; null: any weight. */
    maximumGrams: integer("maximum_grams"),
    /** Products of these delivery classes are not sent this way. */
    excludedClasses: text("excluded_classes")
      .array()
      .notNull()
      .default(sql`'{}'`),
    minimumDays: integer("minimum_days").notNull(),
    maximumDays: integer("maximum_days").notNull(),
    position: integer("position").notNull().default(0),
  },
  (t) => [
    check("shipping_rates_method", isOneOf(t.method, SHIPPING_METHODS)),
    check("shipping_rates_price", sql`${t.priceMinor} >= 0 and (${t.freeFromMinor} is null or ${t.freeFromMinor} > 0)`),
    check("shipping_rates_days", sql`${t.minimumDays} >= 0 and ${t.maximumDays} >= ${t.minimumDays}`),
    check(
      "shipping_rates_zone",
      sql`(${t.method} <> 'area_base' or ${t.zoneId} is not null) and (${t.zoneId} is null or ${t.method} in ('area_base', 'weight_base'))
        and (${t.zoneId} is null or ${t.countryCode} is null)`,
    ),
    check("shipping_rates_weight", sql`${t.maximumGrams} > 0`),
    check("shipping_rates_per_unit", sql`${t.method} = 'product_base' or not ${t.isPerUnit}`),
    index("shipping_rates_shop").on(t.shopId, t.countryCode),
    index("shipping_rates_zone_id").on(t.zoneId),
  ],
);

/** With `product_base`: the shipping cost of this product; others have the rate's own price. */
export const shippingProductPrices = pgTable(
  "shipping_product_prices",
  {
    rateId: partOf("rate_id", () => shippingRates.id),
    productId: partOf("product_id", () => products.id),
    priceMinor: minorUnits("price_minor").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.rateId, t.productId] }),
    check("shipping_product_prices_price", sql`${t.priceMinor} >= 0`),
    index("shipping_product_prices_product").on(t.productId),
  ],
);

/**
 * With `invoice_base`: the cost from this value of the shop's goods on; below the first step it is the rate's own
 * price.
 */
export const shippingSteps = pgTable(
  "shipping_steps",
  {
    rateId: partOf("rate_id", () => shippingRates.id),
    fromMinor: minorUnits("from_minor").notNull(),
    priceMinor: minorUnits("price_minor").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.rateId, t.fromMinor] }),
    check("shipping_steps_amounts", sql`${t.fromMinor} > 0 and ${t.priceMinor} >= 0`),
  ],
);

/** With `weight_base`: the cost of goods up to this weight; heavier ones have the rate's own price. */
export const shippingWeightBands = pgTable(
  "shipping_weight_bands",
  {
    rateId: partOf("rate_id", () => shippingRates.id),
    upToGrams: integer("up_to_grams").notNull(),
    priceMinor: minorUnits("price_minor").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.rateId, t.upToGrams] }),
    check("shipping_weight_bands_amounts", sql`${t.upToGrams} > 0 and ${t.priceMinor} >= 0`),
  ],
);

/** Where a shop hands its goods over in person. Orders store a copy. */
export const pickupPoints = pgTable(
  "pickup_points",
  {
    id: id(),
    shopId: partOf("shop_id", () => shops.id),
    name: text("name").notNull(),
    line1: text("line_1").notNull(),
    line2: text("line_2").notNull().default(""),
    city: text("city").notNull(),
    state: text("state").notNull().default(""),
    postalCode: text("postal_code").notNull().default(""),
    countryCode: codeOf("country_code", () => countries.code),
    /** As entered by the shop, one per line. */
    openingHours: text("opening_hours").notNull(),
    phone: text("phone").notNull().default(""),
    /** Goods are ready after this many days. */
    readyDays: integer("ready_days").notNull().default(1),
    createdAt: createdAt(),
  },
  (t) => [
    check("pickup_points_ready", sql`${t.readyDays} between 0 and 60`),
    index("pickup_points_shop").on(t.shopId, t.id),
  ],
);
