import type { CheckoutDetails, CheckoutShop, CheckoutView } from "#domain/checkout/purchase/checkout.ts";
import type { ShippingDestination } from "#domain/checkout/shipping/shipping.ts";
import { textOf } from "../form/read-form.ts";

/** An address for the wire, with its field names. The phone number is the contact's. */
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

/** The payload that drafts the purchase. */
export type SentCheckout = {
  trx_id: string;
  email: string;
  phone: string;
  vat_number: string;
  address_id?: number;
  shipping_address?: SentAddress;
  billing_address?: SentAddress;
  delivery: Record<string, number>;
  pickup: Record<string, number>;
  notes: Record<string, string>;
  terms_accepted: boolean;
};

/** The payment choice: a method, and before it the shares of the voucher and the wallet. */
export type ChosenPayment = { payment_type: string; card_id?: number; use_wallet: boolean; voucher_code?: string };

/** An address as drafted. */
export type TypedAddress = NonNullable<CheckoutDetails["shippingAddress"]>;

type AddressName = "shipping_address" | "billing_address";

/** The value of the radio button for typing an address instead of choosing a saved one. */
export const TYPED_ADDRESS = "typed";

const PICKUP_MARK = "pickup-";

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
    ...readChoices(data, purchase.shops),
    notes: Object.fromEntries(
      purchase.shops.map(({ id }) => [String(id), textOf(data, `notes.${id}`)]).filter(([, text]) => text !== ""),
    ) as Record<string, string>,
    terms_accepted: data.has("terms_accepted"),
  };
}

/** The value of the radio button of a saved card. */
export function cardChoice({ provider, id }: { provider: string; id: number }): string {
  return `${provider}:${id}`;
}

export function readPayment(data: FormData): ChosenPayment {
  const voucher = textOf(data, "voucher_code");
  const [method = "", cardId] = textOf(data, "payment_type").split(":");
  return {
    payment_type: method,
    ...(cardId === undefined ? {} : { card_id: Number(cardId) }),
    use_wallet: data.has("use_wallet"),
    ...(voucher === "" ? {} : { voucher_code: voucher }),
  };
}

/** Shop id → the selected delivery or pick-up point; shops without anything to ship are omitted. */
export type DeliveryChoices = Pick<SentCheckout, "delivery" | "pickup">;

export function readChoices(data: FormData, shops: readonly CheckoutShop[]): DeliveryChoices {
  return shops.reduce<DeliveryChoices>((all, { id }) => withChoice(all, id, textOf(data, `delivery.${id}`)), {
    delivery: {},
    pickup: {},
  });
}

/** With the current selection at one shop. */
export function withChoice({ delivery, pickup }: DeliveryChoices, shopId: number, value: string): DeliveryChoices {
  const { [String(shopId)]: _delivery, ...deliveries } = delivery;
  const { [String(shopId)]: _pickup, ...pickups } = pickup;
  if (value === "") return { delivery: deliveries, pickup: pickups };
  return value.startsWith(PICKUP_MARK)
    ? { delivery: deliveries, pickup: { ...pickups, [shopId]: Number(value.slice(PICKUP_MARK.length)) } }
    : { delivery: { ...deliveries, [shopId]: Number(value) }, pickup: pickups };
}

/** The value of the radio button of a pick-up point. */
export function pickupValue(pointId: number): string {
  return PICKUP_MARK + pointId;
}

/** What the prices depend on besides the deliveries. */
export type CheckoutDestination = Required<ShippingDestination> & { vatNumber: string };

export function withVatNumber(place: Required<ShippingDestination>, data: FormData): CheckoutDestination {
  return { ...place, vatNumber: textOf(data, "vat_number") };
}

/** The place from the choices and fields so far; `country` is the country of the typed address. */
export function readDestination(
  data: FormData,
  addresses: CheckoutView["addresses"],
  country: string,
): Required<ShippingDestination> {
  const saved = addresses.find(({ id }) => String(id) === textOf(data, "address_id"));
  if (saved) {
    const { countryCode, state, city, postalCode } = saved;
    return { countryCode, state, city, postalCode };
  }
  const { state, city, postal_code: postalCode } = readAddress(data, "shipping_address.");
  return { countryCode: country, state, city, postalCode };
}

export function isSameDestination(one: CheckoutDestination, other: CheckoutDestination): boolean {
  return (["countryCode", "state", "city", "postalCode", "vatNumber"] as const).every(
    (part) => one[part] === other[part],
  );
}

function readTyped(data: FormData, address: AddressName): SentAddress {
  return { ...readAddress(data, `${address}.`), phone: textOf(data, "phone") };
}

/** The fields of an address whose names start with `prefix`. */
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
