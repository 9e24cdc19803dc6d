import { z } from "@hono/zod-openapi";
import { shownMoneySchema } from "../money.schema.ts";
import { orNull } from "../or-null.ts";

const discount = { kind: z.enum(["invoice_base", "product_base"]), discount_kind: z.enum(["flat", "percent"]) };

/** A coupon as seen by its owner. */
export const couponRecordSchema = z
  .object({
    id: z.int(),
    code: z.string(),
    title: z.string(),
    ...discount,
    percent: z.number().nullable(),
    amount: orNull(shownMoneySchema),
    minimum_spend: orNull(shownMoneySchema),
    maximum_discount: orNull(shownMoneySchema),
    starts_at: z.string(),
    ends_at: z.string(),
    maximum_uses: z.int().nullable(),
    maximum_uses_per_customer: z.int().nullable(),
    uses_count: z.int(),
    taken: shownMoneySchema,
    is_listed: z.boolean(),
    products_count: z.int(),
    state: z.enum(["running", "upcoming", "used_up", "ended", "stopped"]),
    shop: z.object({ name: z.string(), slug: z.string() }).nullable(),
    can_change: z.boolean(),
    can_end: z.boolean(),
  })
  .openapi("CouponRecord");

export const couponProductsSchema = z.array(z.object({ id: z.int(), name: z.string(), image: z.string().nullable() }));

export const couponFormSchema = couponRecordSchema.extend({
  titles: z.record(z.string(), z.string()),
  typed: z.object({ amount: z.string(), minimum_spend: z.string(), maximum_discount: z.string() }),
  products: couponProductsSchema,
  version: z.string(),
});
