import { z } from "@hono/zod-openapi";
import { totalsSchema } from "../storefront/cart.schema.ts";
import { addressSchema, pickupPointSchema } from "../storefront/checkout.schema.ts";
import { shownMoneySchema } from "../money.schema.ts";
import { orNull } from "../or-null.ts";

const shopSchema = z.object({ id: z.int(), slug: z.string(), name: z.string() });
const fulfilmentSchema = z.enum(["pending", "confirmed", "picked_up", "on_the_way", "delivered", "canceled"]);
const paymentSchema = z.enum(["unpaid", "paid", "partly_refunded", "refunded"]);
const eventSchema = z.object({
  axis: z.enum(["fulfilment", "payment", "return", "address"]),
  status: z.string(),
  at: z.string(),
});

export const orderLineSchema = z.object({
  product_slug: z.string(),
  name: z.string(),
  variants_name: z.string(),
  sku: z.string(),
  image: z.string().nullable(),
  quantity: z.int(),
  price: shownMoneySchema,
  total: shownMoneySchema,
  tax_percent: z.number(),
  tax: shownMoneySchema,
  is_digital: z.boolean(),
});

const trackedFields = {
  code: z.string(),
  shop: shopSchema,
  fulfilment_status: fulfilmentSchema,
  payment_status: paymentSchema,
  delivery_name: z.string(),
  delivery_from: z.string().nullable(),
  delivery_to: z.string().nullable(),
  pickup_point: orNull(pickupPointSchema),
  events: z.array(eventSchema),
};

const trackedParcelSchema = z.object({
  id: z.int(),
  state: z.enum(["packed", "handed_over", "delivered", "lost", "returned"]),
  carrier_code: z.string(),
  carrier_name: z.string(),
  tracking_number: z.string(),
  tracking_link: z.string().nullable(),
  packed_at: z.string(),
  handed_over_at: z.string().nullable(),
  ended_at: z.string().nullable(),
});

export const trackedOrderSchema = z
  .object({
    ...trackedFields,
    lines_count: z.int(),
    is_address_open: z.boolean(),
    parcels: z.array(trackedParcelSchema),
  })
  .openapi("TrackedOrder");

export const orderSchema = totalsSchema
  .extend({
    ...trackedFields,
    note: z.string(),
    is_reverse_charge: z.boolean(),
    lines: z.array(orderLineSchema),
    invoice_number: z.string().nullable(),
    invoiced_at: z.string().nullable(),
  })
  .openapi("Order");

/** The actions available for an order now. */
const actSchema = z.enum(["pay", "track", "address", "cancel", "reorder", "invoice"]);

/** A placed purchase with one order per shop. */
export const purchaseSchema = totalsSchema
  .extend({
    trx_id: z.string(),
    status: z.enum(["placed", "expired", "canceled"]),
    email: z.string(),
    phone: z.string(),
    vat_number: z.string(),
    vat_verified_at: z.string().nullable(),
    placed_at: z.string(),
    expires_at: z.string().nullable(),
    payment_method: z.string(),
    is_payable: z.boolean(),
    is_paid: z.boolean(),
    tax_display: z.enum(["before_tax", "after_tax"]),
    legal_pages: z.array(z.object({ version_id: z.int(), slug: z.string(), title: z.string() })),
    shipping_address: addressSchema.extend({ country_name: z.string() }).nullable(),
    billing_address: addressSchema.extend({ country_name: z.string() }).nullable(),
    orders: z.array(orderSchema),
  })
  .openapi("Purchase");

/** The same for the person who placed it. */
export const historyPurchaseSchema = z
  .object({
    ...purchaseSchema.shape,
    orders: z.array(orderSchema.extend({ id: z.int(), actions: z.array(actSchema) })),
  })
  .openapi("OwnPurchase");
