import type { PostalAddress } from "#domain/customers/address/address.ts";
import type { ShippingAim } from "#domain/checkout/shipping/shipping.ts";
import type { Money } from "#shared/money.ts";

export type PurchaseStatus = "draft" | "placed" | "expired" | "canceled";

/** A purchase as its own visitor has drafted or placed it. */
export type Purchase = {
  id: number;
  trxId: string;
  status: PurchaseStatus;
  customerId: number | null;
  email: string;
  phone: string;
  vatNumber: string;
  languageCode: string;
  currencyCode: string;
  exchangeRate: string;
  shipTo: string;
  delivery: Record<string, number>;
  pickup: Record<string, number>;
  notes: Record<string, string>;
  paymentMethod: string | null;
  taxDisplay: string;
  /** What the shopper was told that it costs. */
  total: Money;
  subTotal: Money;
  shipping: Money;
  termsAcceptedAt: Date | null;
  expiresAt: Date | null;
};

export type PurchaseAddresses = { shipping: PostalAddress; billing: PostalAddress };

/** What of an address decides what sending there costs. */
export function aimOf({ countryCode, state, city }: PostalAddress): Required<ShippingAim> {
  return { countryCode, state, city };
}

/** Units held by unpaid purchases, of those that count for this visitor. */
export type HeldCounts = { ofVisitor: number; ofNetwork: number };

/** Units of an order line, with the campaign that they had their price from. */
export type BoughtUnits = {
  variantId: number;
  quantity: number;
  orderLineId: number;
  productId: number | null;
  campaignProductId: number | null;
};
