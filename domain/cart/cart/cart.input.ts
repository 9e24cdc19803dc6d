import * as z from "zod";
import { formIdInput, idInput } from "../../id.input.ts";
import { fromDigits } from "../../text.input.ts";

const MAX_QUANTITY = 1_000_000;

const emptyIsAbsent = (value: unknown) => (value === null || value === "" ? undefined : value);

const quantityInput = z.preprocess(fromDigits, z.int().min(1).max(MAX_QUANTITY));
const optionalId = z.preprocess((value) => emptyIsAbsent(fromDigits(value)), idInput.optional());

/** The random id of a cart or a purchase. */
export const trxIdInput = z
  .string()
  .min(1)
  .max(64)
  .regex(/^[\w-]+$/);

/** The product form. `variants_ids`: the variant's id; otherwise `color_id` and `attribute_values` select it. */
export const addToCartInput = z.object({
  product_id: formIdInput,
  quantity: z.preprocess(emptyIsAbsent, quantityInput.optional()),
  variants_ids: z.preprocess((value) => firstOf(emptyIsAbsent(value)), optionalId),
  color_id: optionalId,
  attribute_values: z.preprocess(emptyIsAbsent, z.array(formIdInput).max(20).optional()),
  is_buy_now: z
    .preprocess(
      (value) =>
        value === 1 || value === "1"
          ? true
          : value === 0 || value === "0" || value === null || value === ""
            ? false
            : value,
      z.boolean(),
    )
    .optional(),
  referral_code: z.preprocess(
    emptyIsAbsent,
    z
      .string()
      .max(64)
      .regex(/^[\w-]+$/)
      .optional(),
  ),
});

export const lineInput = z.object({ id: formIdInput });
export const changeQuantityInput = z.object({ id: formIdInput, quantity: quantityInput });
/** `is_saved_for_later: false` moves the line back into the cart. */
export const saveForLaterInput = z.object({ id: formIdInput, is_saved_for_later: z.boolean().default(true) });
export const acknowledgeInput = z.object({ trx_id: trxIdInput.optional() });
/** Codes are often typed by hand: case and outer spaces are ignored. */
export const couponInput = z.object({ trx_id: trxIdInput, coupon_code: z.string().trim().min(1).max(64) });
export const cartQuery = z.object({ trx_id: trxIdInput.optional() });

export type AddToCartInput = z.infer<typeof addToCartInput>;
export type ChangeQuantityInput = z.infer<typeof changeQuantityInput>;
export type CouponInput = z.infer<typeof couponInput>;
export type SaveForLaterInput = z.infer<typeof saveForLaterInput>;

function firstOf(value: unknown): unknown {
  return Array.isArray(value) ? (value[0] as unknown) : value;
}
