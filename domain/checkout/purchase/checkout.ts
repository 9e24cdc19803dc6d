import type { CartView } from "#domain/cart/cart/cart.ts";
import type { SavedCard } from "#domain/payment/card/card.ts";
import type { PaymentMethod } from "#domain/payment/attempt/payment.ts";
import type { WalletChoice } from "#domain/accounts/wallet/wallet.ts";
import type { AddressView, PickupPointView } from "#domain/orders/order/order.ts";
import type { VatStatus } from "#domain/pricing/tax/check-vat-number.ts";
import type { ShownMoney } from "#shared/money.ts";

export type DeliveryChoice = {
  id: number;
  name: string;
  price: ShownMoney;
  freeFrom: ShownMoney | null;
  /** ISO dates of the estimated arrival. */
  from: string;
  to: string;
};

/** A place where a shop hands over its goods; `readyOn`: an ISO date. */
export type PickupChoice = PickupPointView & { id: number; readyOn: string };

/** One shop's part of a checkout. */
export type CheckoutShop = {
  id: number;
  slug: string;
  name: string;
  /** False for digital goods only: nothing is shipped. */
  needsDelivery: boolean;
  choices: DeliveryChoice[];
  chosenId: number | null;
  pickupPoints: PickupChoice[];
  chosenPickupId: number | null;
};

export type CheckoutDetails = {
  email: string;
  phone: string;
  vatNumber: string;
  shippingAddress: Omit<AddressView, "countryName"> | null;
  billingAddress: Omit<AddressView, "countryName"> | null;
  notes: Record<string, string>;
};

/** The choices of the last purchase; `method`: a payment method. Shop id → the choice at that shop. */
export type UsualPurchase = {
  phone: string;
  delivery: Record<string, number>;
  pickup: Record<string, number>;
  method: string | null;
};

/** `percent` is null if only the delivery is known to have it. */
export type CheckoutTax = { percent: number | null; tax: ShownMoney };

/** Payment options preselected for a customer. */
export type UsualPayment = {
  /** Saved cards that can pay for this. */
  cards: SavedCard[];
  /** The preselected card, or else the preselected method. */
  cardId: number | null;
  method: string | null;
};

/** Everything the checkout screen shows; totals are for the selected country and deliveries. */
export type CheckoutView = CartView & {
  shops: CheckoutShop[];
  paymentMethods: PaymentMethod[];
  usualPayment: UsualPayment;
  /** Accepted before, so that ordering accepts them again. */
  areTermsKnown: boolean;
  /** What the wallet can pay; null if it is empty. */
  wallet: WalletChoice | null;
  details: CheckoutDetails;
  addresses: (AddressView & { id: number; isDefaultShipping: boolean; isDefaultBilling: boolean })[];
  shipTo: string;
  taxDisplay: "before_tax" | "after_tax";
  /** By rate, highest first, shipping included; rates without tax are left out. */
  taxes: CheckoutTax[];
  /** What is known of the VAT number; `isReverseCharge`: the buyer owes the tax of at least one shop. */
  vat: { status: VatStatus; checkedAt: string | null; isReverseCharge: boolean };
};
