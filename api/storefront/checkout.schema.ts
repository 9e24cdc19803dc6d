import { z } from "@hono/zod-openapi";
import { cardSchema } from "../account/card.schema.ts";
import { cartSchema } from "./cart.schema.ts";
import { shownMoneySchema } from "../money.schema.ts";
import { orNull } from "../or-null.ts";

export const addressSchema = z.object({
  name: z.string(),
  phone: z.string(),
  line_1: z.string(),
  line_2: z.string(),
  city: z.string(),
  state: z.string(),
  postal_code: z.string(),
  country_code: z.string(),
});

const deliveryChoiceSchema = z.object({
  id: z.int(),
  name: z.string(),
  price: shownMoneySchema,
  free_from: orNull(shownMoneySchema),
  from: z.string(),
  to: z.string(),
});

/** A shop's own place where goods are picked up. */
export const pickupPointSchema = addressSchema.extend({ country_name: z.string(), opening_hours: z.string() });

const checkoutShopSchema = z.object({
  id: z.int(),
  slug: z.string(),
  name: z.string(),
  needs_delivery: z.boolean(),
  choices: z.array(deliveryChoiceSchema),
  chosen_id: z.int().nullable(),
  pickup_points: z.array(pickupPointSchema.extend({ id: z.int(), ready_on: z.string() })),
  chosen_pickup_id: z.int().nullable(),
});

/** The cart, or one line bought separately, with everything needed for checkout. */
export const checkoutSchema = cartSchema
  .extend({
    shops: z.array(checkoutShopSchema),
    payment_methods: z.array(
      z.object({
        code: z.string(),
        name: z.string(),
        description: z.string(),
      }),
    ),
    usual_payment: z.object({
      cards: z.array(cardSchema),
      card_id: z.int().nullable(),
      method: z.string().nullable(),
    }),
    are_terms_known: z.boolean(),
    wallet: z.object({ balance: shownMoneySchema, is_enough: z.boolean() }).nullable(),
    details: z.object({
      email: z.string(),
      phone: z.string(),
      vat_number: z.string(),
      shipping_address: orNull(addressSchema),
      billing_address: orNull(addressSchema),
      notes: z.record(z.string(), z.string()),
    }),
    addresses: z.array(
      addressSchema.extend({
        id: z.int(),
        country_name: z.string(),
        is_default_shipping: z.boolean(),
        is_default_billing: z.boolean(),
      }),
    ),
    ship_to: z.string(),
    tax_display: z.enum(["before_tax", "after_tax"]),
    taxes: z.array(z.object({ percent: z.number().nullable(), tax: shownMoneySchema })),
    vat: z.object({
      status: z.enum(["unverified", "valid", "invalid"]),
      checked_at: z.string().nullable(),
      is_reverse_charge: z.boolean(),
    }),
  })
  .openapi("Checkout");
