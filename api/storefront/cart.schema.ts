import { z } from "@hono/zod-openapi";
import { shownMoneySchema } from "../money.schema.ts";
import { orNull } from "../or-null.ts";

const shopLinkSchema = z.object({ id: z.int(), slug: z.string(), name: z.string() });

export const totalsSchema = z.object({
  sub_total: shownMoneySchema,
  discount_offer: shownMoneySchema,
  coupon_discount: shownMoneySchema,
  shipping: shownMoneySchema,
  shipping_tax: shownMoneySchema,
  tax: shownMoneySchema,
  total: shownMoneySchema,
});

const cartLineSchema = z
  .object({
    id: z.int(),
    product_id: z.int(),
    variant_id: z.int(),
    slug: z.string(),
    name: z.string(),
    variants_name: z.string(),
    image: z.string().nullable(),
    quantity: z.int(),
    price: shownMoneySchema,
    old_price: orNull(shownMoneySchema),
    total: shownMoneySchema,
    current_stock: z.int(),
    minimum_order_quantity: z.int(),
    maximum_order_quantity: z.int().nullable(),
    sale_units_left: z.int().nullable(),
    is_digital: z.boolean(),
    is_buy_now: z.boolean(),
    is_saved_for_later: z.boolean(),
    is_buyable: z.boolean(),
    shop: shopLinkSchema,
  })
  .openapi("CartLine");

const cartChangeSchema = z.object({
  kind: z.enum(["price", "sale_ended", "stock", "gone", "shop_closed", "quantity", "coupon_lost"]),
  /** Null for a coupon, whose code is the name. */
  line_id: z.int().nullable(),
  name: z.string(),
  message: z.string(),
});

/** Part of every response with `carts`. */
export const cartSchema = z
  .object({
    carts: z.array(cartLineSchema),
    saved_for_later: z.array(cartLineSchema),
    totals: totalsSchema.extend({ shops: z.array(totalsSchema.extend({ shop_id: z.int() })) }),
    coupons: z.array(
      z.object({ code: z.string(), title: z.string(), shop_id: z.int().nullable(), discount: shownMoneySchema }),
    ),
    trx_id: z.string(),
    changes: z.array(cartChangeSchema),
    undeliverable: z.array(z.object({ id: z.int(), name: z.string(), is_pickup_offered: z.boolean() })),
  })
  .openapi("Cart");

export const changedCartSchema = cartSchema.extend({ success: z.string() });
