import { z } from "@hono/zod-openapi";
import { RETURN_REASONS } from "#shared/return-choices.ts";
import { shownMoneySchema } from "../money.schema.ts";
import { orNull } from "../or-null.ts";

const statusSchema = z.enum(["requested", "approved", "received", "refunded", "rejected", "withdrawn"]);
const shopSchema = z.object({ slug: z.string(), name: z.string() });

const refundSchema = z
  .object({
    id: z.int(),
    kind: z.enum(["cancel", "return", "goodwill", "dispute"]),
    amount: shownMoneySchema,
    goods: shownMoneySchema,
    shipping: shownMoneySchema,
    goodwill: shownMoneySchema,
    note: z.string(),
    at: z.string(),
    credit_note: z.string().nullable(),
    ways: z.array(
      z.object({
        method: z.enum(["provider", "wallet", "voucher", "by_hand", "dispute"]),
        amount: shownMoneySchema,
        is_done: z.boolean(),
      }),
    ),
  })
  .openapi("OrderRefund");

/**
 * `worth`: the current refund value of the goods. `pictures`: ids for `user/return-pictures/{id}`. `acts`: actions
 * available to the caller now.
 */
export const returnSchema = z
  .object({
    id: z.int(),
    order_code: z.string(),
    shop: shopSchema,
    shopper_name: z.string(),
    status: statusSchema,
    reason: z.enum(RETURN_REASONS),
    text: z.string(),
    refund_to: z.enum(["source", "wallet"]),
    instructions: z.string(),
    rejection: z.string(),
    requested_at: z.string(),
    answered_at: z.string().nullable(),
    received_at: z.string().nullable(),
    ended_at: z.string().nullable(),
    lines: z.array(
      z.object({
        order_line_id: z.int(),
        product_slug: z.string(),
        name: z.string(),
        variants_name: z.string(),
        image: z.string().nullable(),
        quantity: z.int(),
        is_digital: z.boolean(),
        is_restocked: z.boolean().nullable(),
      }),
    ),
    pictures: z.array(z.int()),
    worth: orNull(shownMoneySchema),
    refund: orNull(refundSchema),
    actions: z.array(z.enum(["withdraw", "approve", "reject", "receive", "refund"])),
  })
  .openapi("Return");

export const returnCardSchema = z
  .object({
    id: z.int(),
    order_code: z.string(),
    shop: shopSchema,
    shopper_name: z.string(),
    status: statusSchema,
    reason: z.enum(RETURN_REASONS),
    requested_at: z.string(),
    units_count: z.int(),
    lines_count: z.int(),
    first_name: z.string(),
    image: z.string().nullable(),
  })
  .openapi("ReturnCard");

export const changedReturnSchema = z.object({ success: z.string(), return: returnSchema });
