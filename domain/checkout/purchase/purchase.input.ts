import * as z from "zod";
import { idInput } from "#domain/id.input.ts";
import { postalAddressInput } from "../../customers/address/address.input.ts";
import { trxIdInput } from "../../cart/cart/cart.input.ts";
import { voucherCodeInput } from "../../accounts/voucher/voucher.input.ts";
import { emailInput, lineInput, phoneInput, textInput } from "../../text.input.ts";

const MAX_NOTE = 500;

const shopKey = z.string().regex(/^\d{1,10}$/);

/** Shop id → id of the delivery or pick-up point chosen there. */
const choicesInput = z.record(shopKey, idInput);

export const confirmOrderInput = z
  .object({
    trx_id: trxIdInput,
    email: emailInput,
    phone: phoneInput.default(""),
    vat_number: lineInput(40, 0).default(""),
    /** Typed in, or taken from the address book by `address_id`. */
    shipping_address: postalAddressInput.optional(),
    address: postalAddressInput.optional(),
    address_id: idInput.optional(),
    /** Absent: the same as the shipping address. */
    billing_address: postalAddressInput.optional(),
    delivery: choicesInput.default({}),
    /** Instead of a delivery, at shops with pick-up points. */
    pickup: choicesInput.default({}),
    notes: z.record(shopKey, textInput(MAX_NOTE)).default({}),
    terms_accepted: z.boolean().refine((isAccepted) => isAccepted, "Accept the terms to continue."),
  })
  .refine((input) => Boolean(input.shipping_address ?? input.address ?? input.address_id), {
    path: ["shipping_address"],
    message: "This field is required.",
  });

export const shippingCostInput = z.object({
  trx_id: trxIdInput.optional(),
  country_code: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .optional(),
  state: lineInput(100, 0).optional(),
  city: lineInput(100, 0).optional(),
  postal_code: lineInput(20, 0).optional(),
  vat_number: lineInput(40, 0).optional(),
  delivery: choicesInput.optional(),
  pickup: choicesInput.optional(),
});

/**
 * `total`: the amount on the button; a different one is rejected. `use_wallet`: pays part from the wallet, the rest by
 * `payment_type`. `voucher_code`: its remaining value pays first; with `voucher` as `payment_type` it pays all. `key`:
 * the secret of the mail, to pay for a placed purchase elsewhere.
 */
export const placeOrderInput = z.object({
  trx_id: trxIdInput,
  payment_type: z.string().min(1).max(40),
  /** One of the customer's saved cards, if `payment_type` supports them. */
  card_id: idInput.optional(),
  use_wallet: z.boolean().optional(),
  voucher_code: voucherCodeInput.optional(),
  total: z.object({ amount: z.int().min(0), currency: z.string().length(3) }).optional(),
  key: trxIdInput.optional(),
});

/** `trx_id`: the placed purchase to pay for, or one of its orders; `key`: the secret of its mail. Absent: the cart. */
export const checkVoucherInput = z.object({
  code: voucherCodeInput,
  trx_id: trxIdInput.optional(),
  key: trxIdInput.optional(),
});

export type ConfirmOrderInput = z.infer<typeof confirmOrderInput>;
export type ShippingCostInput = z.infer<typeof shippingCostInput>;
export type PlaceOrderInput = z.infer<typeof placeOrderInput>;
export type CheckVoucherInput = z.infer<typeof checkVoucherInput>;
