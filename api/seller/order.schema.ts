import { z } from "@hono/zod-openapi";
import { shownMoneySchema } from "../money.schema.ts";
import { purchaseSchema } from "../account/order.schema.ts";

const parcelStateSchema = z.enum(["packed", "handed_over", "delivered", "lost", "returned"]);

export const parcelSchema = z
  .object({
    id: z.int(),
    order_id: z.int(),
    state: parcelStateSchema,
    carrier_code: z.string(),
    carrier_name: z.string(),
    tracking_number: z.string(),
    tracking_link: z.string().nullable(),
    package_name: z.string(),
    length_millimeters: z.int().nullable(),
    width_millimeters: z.int().nullable(),
    height_millimeters: z.int().nullable(),
    weight_grams: z.int().nullable(),
    packed_at: z.string(),
    handed_over_at: z.string().nullable(),
    ended_at: z.string().nullable(),
    lines: z.array(
      z.object({
        order_line_id: z.int(),
        name: z.string(),
        variants_name: z.string(),
        sku: z.string(),
        image: z.string().nullable(),
        quantity: z.int(),
      }),
    ),
  })
  .openapi("Parcel");

/** A line of an order with what is packed, sent and left. */
export const lineToSendSchema = z
  .object({
    id: z.int(),
    name: z.string(),
    variants_name: z.string(),
    sku: z.string(),
    image: z.string().nullable(),
    is_digital: z.boolean(),
    quantity: z.int(),
    sent: z.int(),
    packed: z.int(),
    open: z.int(),
  })
  .openapi("LineToSend");

/** An order in a shop's list. */
export const shopOrderCardSchema = z
  .object({
    id: z.int(),
    code: z.string(),
    placed_at: z.string(),
    customer_name: z.string(),
    place: z.string(),
    fulfilment_status: z.enum(["pending", "confirmed", "picked_up", "on_the_way", "delivered", "canceled"]),
    payment_status: z.enum(["unpaid", "paid", "partly_refunded", "refunded"]),
    payment_method: z.string(),
    total: shownMoneySchema,
    units: z.int(),
    tags: z.array(z.string()),
    lines_count: z.int(),
    lines: z.array(z.object({ name: z.string(), image: z.string().nullable(), quantity: z.int() })),
  })
  .openapi("ShopOrderCard");

/** An order as seen by its shop; the amounts and addresses are those of `purchase`, which holds only this order. */
export const shopOrderSchema = z
  .object({
    code: z.string(),
    purchase: purchaseSchema,
    address_version: z.string().nullable(),
    lines: z.array(lineToSendSchema),
    parcels: z.array(parcelSchema),
    history: z.array(
      z.object({
        axis: z.enum(["fulfilment", "payment", "return", "address"]),
        status: z.string(),
        actor: z.enum(["shopper", "shop", "operator", "system", "provider"]),
        note: z.string(),
        at: z.string(),
      }),
    ),
    actions: z.array(z.enum(["confirm", "pack", "deliver", "address", "cancel"])),
    is_payment_awaited: z.boolean(),
    is_disputed: z.boolean(),
  })
  .openapi("ShopOrder");
