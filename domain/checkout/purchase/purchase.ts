import type { PostalAddress } from "#domain/customers/address/address.ts";
import type { ShippingAim } from "#domain/checkout/shipping/shipping.ts";
import { readVatNumber } from "#domain/pricing/tax/vat-number.ts";
import type { VatCheck, VatStatus } from "#domain/pricing/tax/check-vat-number.ts";
import type { Money } from "#shared/money.ts";

export type PurchaseStatus = "draft" | "placed" | "expired" | "canceled";

/** A purchase drafted or placed by its visitor. */
export type Purchase = {
  id: number;
  trxId: string;
  status: PurchaseStatus;
  customerId: number | null;
  email: string;
  phone: string;
  vatNumber: string;
  vatStatus: VatStatus;
  vatCheckedAt: Date | null;
  vatReference: string;
  languageCode: string;
  currencyCode: string;
  exchangeRate: string;
  shipTo: string;
  delivery: Record<string, number>;
  pickup: Record<string, number>;
  notes: Record<string, string>;
  paymentMethod: string | null;
  taxDisplay: string;
  /** The total shown to the shopper. */
  total: Money;
  subTotal: Money;
  shipping: Money;
  termsAcceptedAt: Date | null;
  expiresAt: Date | null;
};

export type PurchaseAddresses = { shipping: PostalAddress; billing: PostalAddress };

/** The parts of an address that determine its shipping cost. */
export function aimOf({ countryCode, state, city, postalCode }: PostalAddress): Required<ShippingAim> {
  return { countryCode, state, city, postalCode };
}

/** Units held by unpaid purchases that count towards this visitor's limits. */
export type HeldCounts = { ofVisitor: number; ofNetwork: number };

/** The units of an order line, with the campaign that set their price. */
export type BoughtUnits = {
  variantId: number;
  quantity: number;
  orderLineId: number;
  productId: number | null;
  campaignProductId: number | null;
};

/** What a draft has kept of the check of its VAT number. */
export function vatCheckOf(
  purchase: Pick<Purchase, "vatNumber" | "vatStatus" | "vatCheckedAt" | "vatReference">,
): VatCheck {
  const { vatNumber: number, vatStatus: status, vatCheckedAt: checkedAt, vatReference: reference } = purchase;
  const read = status === "valid" ? readVatNumber(number) : "foreign";
  return { number, status, checkedAt, reference, countryCode: typeof read === "string" ? null : read.countryCode };
}
