import { z } from "@hono/zod-openapi";
import { shownMoneySchema } from "../money.schema.ts";
import { orNull } from "../or-null.ts";

/** `major`: as typed. */
const keptAmountSchema = shownMoneySchema.extend({ major: z.string() });

const rateSchema = z
  .object({
    id: z.int(),
    name: z.string(),
    shown_name: z.string(),
    method: z.enum(["flat_rate", "product_base", "area_base", "invoice_base", "weight_base"]),
    country_code: z.string().nullable(),
    country_name: z.string().nullable(),
    zone_id: z.int().nullable(),
    zone_name: z.string().nullable(),
    price: keptAmountSchema,
    is_per_unit: z.boolean(),
    product_prices: z.array(z.object({ product_id: z.int(), name: z.string(), price: keptAmountSchema })),
    steps: z.array(z.object({ from: keptAmountSchema, price: keptAmountSchema })),
    weight_bands: z.array(z.object({ up_to_grams: z.int(), price: keptAmountSchema })),
    maximum_grams: z.int().nullable(),
    excluded_classes: z.array(z.string()),
    free_from: orNull(keptAmountSchema),
    minimum_days: z.int(),
    maximum_days: z.int(),
    version: z.string(),
  })
  .openapi("ShippingRate");

const zoneSchema = z
  .object({
    id: z.int(),
    name: z.string(),
    places: z.array(
      z.object({ country_code: z.string(), state: z.string(), city: z.string(), postal_codes: z.string() }),
    ),
    version: z.string(),
  })
  .openapi("ShippingZone");

const keptPickupPointSchema = z
  .object({
    id: z.int(),
    shop_id: z.int(),
    name: z.string(),
    line_1: z.string(),
    line_2: z.string(),
    city: z.string(),
    state: z.string(),
    postal_code: z.string(),
    country_code: z.string(),
    opening_hours: z.string(),
    phone: z.string(),
    ready_days: z.int(),
    version: z.string(),
  })
  .openapi("PickupPoint");

const practiceSchema = z.object({
  handling_days: z.int(),
  cut_off: z.string().nullable(),
  volume_divisor: z.int().nullable(),
  packages: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      length_millimeters: z.int(),
      width_millimeters: z.int(),
      height_millimeters: z.int(),
      empty_grams: z.int(),
      maximum_grams: z.int().nullable(),
      version: z.string(),
    }),
  ),
  version: z.string(),
  /** Whether it is the shop's own, not the common one. */
  is_own: z.boolean(),
});

export const rateTableSchema = z.object({
  /** If it was imported. */
  success: z.string().optional(),
  created: z.array(z.string()),
  changed: z.array(z.string()),
  errors: z.array(z.object({ line: z.int(), column: z.string(), message: z.string() })),
  is_written: z.boolean(),
});

export const commonShippingSchema = z.object({
  rates: z.array(rateSchema),
  zones: z.array(zoneSchema),
  practice: practiceSchema,
  carriers: z.array(z.object({ id: z.int(), name: z.string(), tracking_link: z.string(), version: z.string() })),
  currency: z.string(),
});

export const shopShippingSchema = commonShippingSchema.extend({
  pickup_points: z.array(keptPickupPointSchema),
  products: z.array(z.object({ id: z.int(), name: z.string() })),
  common_rates: z.array(rateSchema),
});

export const shippingQuotesSchema = z.object({
  quotes: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      price: shownMoneySchema,
      minimum_days: z.int(),
      maximum_days: z.int(),
    }),
  ),
});

export const storedShippingSchema = z.object({ success: z.string(), id: z.int() });
