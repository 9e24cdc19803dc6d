import { sql } from "drizzle-orm";
import { check, integer, pgTable, text, uniqueIndex, index } from "drizzle-orm/pg-core";
import { createdAt, id } from "../columns.ts";
import { shops } from "./shop.ts";

/** When a shop hands its goods over, and how it weighs large ones; `shop_id` null: for every shop without a row. */
export const shippingPractices = pgTable(
  "shipping_practices",
  {
    id: id(),
    shopId: integer("shop_id").references(() => shops.id, { onDelete: "cascade" }),
    /** Days from an order to the carrier. */
    handlingDays: integer("handling_days").notNull().default(0),
    /** Minutes of the day in the shop's time zone; a later order counts as one of the next day. Null: any time. */
    cutOffMinutes: integer("cut_off_minutes"),
    /** Cubic centimeters that count as one kilogram; null: size does not matter. */
    volumeDivisor: integer("volume_divisor"),
  },
  (t) => [
    uniqueIndex("shipping_practices_once").on(sql`coalesce(${t.shopId}, 0)`),
    check("shipping_practices_days", sql`${t.handlingDays} between 0 and 60`),
    check("shipping_practices_cut_off", sql`${t.cutOffMinutes} between 0 and 1439`),
    check("shipping_practices_divisor", sql`${t.volumeDivisor} between 100 and 100000`),
  ],
);

/** A box that a shop packs in; `shop_id` null: for every shop without its own. */
export const shippingPackages = pgTable(
  "shipping_packages",
  {
    id: id(),
    shopId: integer("shop_id").references(() => shops.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    lengthMillimeters: integer("length_millimeters").notNull(),
    widthMillimeters: integer("width_millimeters").notNull(),
    heightMillimeters: integer("height_millimeters").notNull(),
    emptyGrams: integer("empty_grams").notNull().default(0),
    /** The heaviest goods that it carries; null: any. */
    maximumGrams: integer("maximum_grams"),
  },
  (t) => [
    check(
      "shipping_packages_size",
      sql`least(${t.lengthMillimeters}, ${t.widthMillimeters}, ${t.heightMillimeters}) > 0
        and greatest(${t.lengthMillimeters}, ${t.widthMillimeters}, ${t.heightMillimeters}) <= 10000`,
    ),
    check("shipping_packages_weight", sql`${t.emptyGrams} >= 0 and coalesce(${t.maximumGrams}, 1) > 0`),
    index("shipping_packages_shop").on(t.shopId, t.id),
  ],
);

/** A custom carrier; `shop_id` null: offered to every shop. */
export const shippingCarriers = pgTable(
  "shipping_carriers",
  {
    id: id(),
    shopId: integer("shop_id").references(() => shops.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    /** With `{number}` in the place of the tracking number; empty without a tracking page. */
    trackingLink: text("tracking_link").notNull().default(""),
    createdAt: createdAt(),
  },
  (t) => [
    check(
      "shipping_carriers_link",
      sql`${t.trackingLink} = '' or (${t.trackingLink} like 'https://_%' and ${t.trackingLink} like '%{number}%')`,
    ),
    index("shipping_carriers_shop").on(t.shopId, t.id),
  ],
);
