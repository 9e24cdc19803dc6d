import type { CheckoutDetails, CheckoutShop } from "#domain/purchase/checkout.ts";
import { textOf } from "../form/read-form.ts";

/** An address as it is sent; names as on the wire. The phone is that of the contact. */
export type SentAddress = {
  name: string;
  phone: string;
  line_1: string;
  line_2: string;
  city: string;
  state: string;
  postal_code: string;
  country_code: string;
};

/** What the checkout form sends to draft the purchase. */
export type SentCheckout = {
  trx_id: string;
  email: string;
  phone: string;
  vat_number: string;
  address_id?: number;
  shipping_address?: SentAddress;
  billing_address?: SentAddress;
  delivery: Record<string, number>;
  notes: Record<string, string>;
  terms_accepted: boolean;
};

/** How it is paid: a method, and before it what the wallet has. */
export type ChosenPayment = { payment_type: string; use_wallet: boolean };

/** An address as it was drafted. */
export type TypedAddress = NonNullable<CheckoutDetails["shippingAddress"]>;

type AddressName = "shipping_address" | "billing_address";

/** The radio button for typing an address in place of choosing one from the book. */
export const TYPED_ADDRESS = "typed";

export function readCheckout(
  data: FormData,
  purchase: { trxId: string; shops: readonly CheckoutShop[] },
): SentCheckout {
  const chosenAddress = textOf(data, "address_id");
  const isTyped = chosenAddress === "" || chosenAddress === TYPED_ADDRESS;
  return {
    trx_id: purchase.trxId,
    email: textOf(data, "email"),
    phone: textOf(data, "phone"),
    vat_number: textOf(data, "vat_number"),
    ...(isTyped ? { shipping_address: readTyped(data, "shipping_address") } : { address_id: Number(chosenAddress) }),
    ...(data.has("is_billing_other") ? { billing_address: readTyped(data, "billing_address") } : {}),
    delivery: readDelivery(data, purchase.shops),
    notes: Object.fromEntries(
      purchase.shops.map(({ id }) => [String(id), textOf(data, `notes.${id}`)]).filter(([, text]) => text !== ""),
    ) as Record<string, string>,
    terms_accepted: data.has("terms_accepted"),
  };
}

export function readPayment(data: FormData): ChosenPayment {
  return { payment_type: textOf(data, "payment_type"), use_wallet: data.has("use_wallet") };
}

/** Shop id → the delivery chosen there; shops that send nothing are left out. */
export function readDelivery(data: FormData, shops: readonly CheckoutShop[]): Record<string, number> {
  const chosen: Record<string, number> = {};
  for (const { id } of shops) {
    const rate = textOf(data, `delivery.${id}`);
    if (rate !== "") chosen[String(id)] = Number(rate);
  }
  return chosen;
}

function readTyped(data: FormData, address: AddressName): SentAddress {
  return { ...readAddress(data, `${address}.`), phone: textOf(data, "phone") };
}

/** The parts of an address whose fields begin with `prefix`. */
export function readAddress(data: FormData, prefix: string): Omit<SentAddress, "phone"> {
  const text = (part: keyof SentAddress) => textOf(data, prefix + part);
  return {
    name: text("name"),
    line_1: text("line_1"),
    line_2: text("line_2"),
    city: text("city"),
    state: text("state"),
    postal_code: text("postal_code"),
    country_code: text("country_code"),
  };
}
