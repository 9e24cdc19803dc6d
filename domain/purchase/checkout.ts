import type { CartView } from "#domain/cart/cart.ts";
import type { PaymentMethod } from "#domain/payment/payment.ts";
import type { WalletChoice } from "#domain/wallet/wallet.ts";
import type { AddressView, PickupPointView } from "#domain/order/order.ts";
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

/** A place where a shop hands its goods over; `readyOn`: an ISO date. */
export type PickupChoice = PickupPointView & { id: number; readyOn: string };

/** One shop's part of a checkout. */
export type CheckoutShop = {
  id: number;
  slug: string;
  name: string;
  /** Digital goods alone: nothing is sent. */
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

/** Everything the checkout screen shows; totals are for the chosen country and deliveries. */
export type CheckoutView = CartView & {
  shops: CheckoutShop[];
  paymentMethods: PaymentMethod[];
  /** What the wallet can pay of it; null where there is nothing in it. */
  wallet: WalletChoice | null;
  details: CheckoutDetails;
  addresses: (AddressView & { id: number; isDefaultShipping: boolean; isDefaultBilling: boolean })[];
  shipTo: string;
  taxDisplay: "before_tax" | "after_tax";
};
