import * as z from "zod";
import { idInput } from "#domain/id.input.ts";
import { lineInput, phoneInput, textInput } from "../../text.input.ts";
import { SHIPPING_METHODS } from "./shipping.ts";
import { recordVersion } from "../../record-version.ts";

const MAX_DAYS = 180;
const MAX_TIERS = 60;

/** A thousand tons. */
const MAX_GRAMS = 1_000_000_000;

const gramsInput = z.int().min(1).max(MAX_GRAMS);
const countryInput = z.string().regex(/^[A-Z]{2}$/);

/** Major units of the base currency, such as "25" or "12.50". */
const amountInput = z
  .string()
  .trim()
  .regex(/^\d{1,9}(\.\d{1,4})?$/, "Enter an amount.");

export const shippingRateInput = z
  .object({
    /** The delivery to change; absent for a new one. */
    id: idInput.optional(),
    name: lineInput(60),
    method: z.enum(SHIPPING_METHODS),
    /** Without country and zone: wherever no other delivery applies. `area_base` needs a zone, `weight_base` may have one. */
    country_code: countryInput.nullable().default(null),
    zone_id: idInput.nullable().default(null),
    price: amountInput,
    /** With `product_base`. */
    is_per_unit: z.boolean().default(false),
    product_prices: z
      .array(z.object({ product_id: idInput, price: amountInput }))
      .max(200)
      .default([]),
    /** With `invoice_base`: the price from an order value of the shop's goods on. */
    steps: z
      .array(z.object({ from: amountInput, price: amountInput }))
      .max(MAX_TIERS)
      .default([]),
    /** With `weight_base`: the price of goods up to this weight; heavier ones cost `price`. */
    weight_bands: z
      .array(z.object({ up_to_grams: gramsInput, price: amountInput }))
      .max(MAX_TIERS)
      .default([]),
    /** Heavier goods are not sent this way; null: any weight. */
    maximum_grams: gramsInput.nullable().default(null),
    /** Goods of these delivery classes are not sent this way. */
    excluded_classes: z.array(lineInput(40)).max(20).default([]),
    /** Null: never free. */
    free_from: amountInput.nullable().default(null),
    minimum_days: z.int().min(0).max(MAX_DAYS),
    maximum_days: z.int().min(0).max(MAX_DAYS),
    version: recordVersion,
  })
  .refine((rate) => rate.maximum_days >= rate.minimum_days, {
    path: ["maximum_days"],
    message: "This can't be less than the minimum.",
  })
  .refine((rate) => rate.method !== "area_base" || rate.zone_id !== null, {
    path: ["zone_id"],
    message: "Choose a zone.",
  });

export const shippingZoneInput = z.object({
  id: idInput.optional(),
  name: lineInput(60),
  /** Empty state or city: the whole of the wider area. */
  places: z
    .array(
      z.object({
        country_code: countryInput,
        state: lineInput(100, 0).default(""),
        city: lineInput(100, 0).default(""),
        /** Beginnings of postal codes and ranges of them, separated by commas: `80, 81000-81999`. */
        postal_codes: textInput(2000).default(""),
      }),
    )
    .min(1)
    .max(200),
  version: recordVersion,
});

export const pickupPointInput = z.object({
  id: idInput.optional(),
  name: lineInput(80),
  line_1: lineInput(160),
  line_2: lineInput(160, 0).default(""),
  city: lineInput(100),
  state: lineInput(100, 0).default(""),
  postal_code: lineInput(20, 0).default(""),
  country_code: countryInput,
  opening_hours: textInput(500, 1),
  phone: phoneInput.default(""),
  ready_days: z.int().min(0).max(60).default(1),
  version: recordVersion,
});

/** Where which goods go: what they would cost. `weight`: in grams. */
export const shippingQuoteQuery = z.object({
  country: countryInput,
  postal_code: lineInput(20, 0).default(""),
  weight: z.coerce.number().int().min(0).max(MAX_GRAMS).default(0),
});

export type ShippingRateInput = z.infer<typeof shippingRateInput>;
export type ShippingQuoteQuery = z.infer<typeof shippingQuoteQuery>;
export type ShippingZoneInput = z.infer<typeof shippingZoneInput>;
export type PickupPointInput = z.infer<typeof pickupPointInput>;
