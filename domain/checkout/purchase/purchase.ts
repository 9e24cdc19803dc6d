import type { PostalAddress } from "#domain/customers/address/address.ts";
import type { ShippingDestination } from "#domain/checkout/shipping/shipping.ts";
import type { VatCheck } from "#domain/pricing/tax/check-vat-number.ts";
import { BANK_TRANSFER } from "#domain/platform/setting/bank-account.ts";
import type { Money } from "#shared/money.ts";
import type { Context } from "../../context.ts";

export type PurchaseStatus = "draft" | "placed" | "expired" | "canceled";

/** A purchase drafted or placed by its visitor. */
export type Purchase = {
  id: number;
  trxId: string;
  status: PurchaseStatus;
  email: string;
  phone: string;
  vat: VatCheck;
  currencyCode: string;
  exchangeRate: string;
  shipTo: string;
  delivery: Record<string, number>;
  pickup: Record<string, number>;
  notes: Record<string, string>;
  taxDisplay: string;
  /** The total shown to the shopper. */
  total: Money;
  subTotal: Money;
};

export type PurchaseAddresses = { shipping: PostalAddress; billing: PostalAddress };

/** The parts of an address that determine its shipping cost. */
export function shippingDestinationOf({
  countryCode,
  state,
  city,
  postalCode,
}: PostalAddress): Required<ShippingDestination> {
  return { countryCode, state, city, postalCode };
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** The deadline for paying for a purchase placed now. */
export function payableUntil(ctx: Pick<Context, "now" | "settings">, paymentMethod: string): Date {
  const { unpaidMinutes, unpaidTransferDays } = ctx.settings;
  const time = paymentMethod === BANK_TRANSFER ? unpaidTransferDays * DAY : unpaidMinutes * MINUTE;
  return new Date(ctx.now().getTime() + time);
}
