import * as z from "zod";
import { postalAddressInput } from "../../customers/address/address.input.ts";
import { trxIdInput } from "../../cart/cart/cart.input.ts";
import { voucherCodeInput } from "../../accounts/voucher/voucher.input.ts";
import { emailInput, lineInput, phoneInput, textInput } from "../../text.input.ts";

const MAX_ID = 2_147_483_647;
const MAX_NOTE = 500;

const shopKey = z.string().regex(/^\d{1,10}$/);
const idInput = z.int().min(1).max(MAX_ID);

/** Shop id → id of the delivery chosen there, or of the point where its goods are picked up. */
const choicesInput = z.record(shopKey, idInput);

export const confirmOrderInput = z
  .object({
    trx_id: trxIdInput,
    email: emailInput,
    phone: phoneInput.default(""),
    vat_number: lineInput(40, 0).default(""),
    /** Typed, or one of the address book by `address_id`. */
    shipping_address: postalAddressInput.optional(),
    address: postalAddressInput.optional(),
    address_id: idInput.optional(),
    /** Absent: the same. */
    billing_address: postalAddressInput.optional(),
    delivery: choicesInput.default({}),
    /** In place of a delivery, where a shop has pick-up points. */
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
  delivery: choicesInput.optional(),
  pickup: choicesInput.optional(),
});

/** `total`: what stood on the button; another one is refused. `use_wallet`: a part from the wallet, the rest by `payment_type`. `voucher_code`: what is left on it pays first; with `voucher` as `payment_type` it pays all. `key`: the secret of the mail, to pay from elsewhere what is placed. */
export const completeOrderInput = z.object({
  trx_id: trxIdInput,
  payment_type: z.string().min(1).max(40),
  /** One of the own saved cards, where `payment_type` keeps cards. */
  card_id: idInput.optional(),
  use_wallet: z.boolean().optional(),
  voucher_code: voucherCodeInput.optional(),
  total: z.object({ amount: z.int().min(0), currency: z.string().length(3) }).optional(),
  key: trxIdInput.optional(),
});

/** `trx_id`: what is placed and paid with it, or one order of it; `key`: the secret of its mail. Absent: something in the cart. */
export const checkVoucherInput = z.object({
  code: voucherCodeInput,
  trx_id: trxIdInput.optional(),
  key: trxIdInput.optional(),
});

export type ConfirmOrderInput = z.infer<typeof confirmOrderInput>;
export type ShippingCostInput = z.infer<typeof shippingCostInput>;
export type CompleteOrderInput = z.infer<typeof completeOrderInput>;
export type CheckVoucherInput = z.infer<typeof checkVoucherInput>;
