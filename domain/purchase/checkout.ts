import type { CartView } from "#domain/cart/cart.ts";
import type { AddressView } from "#domain/order/order.ts";
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

/** One shop's part of a checkout. */
export type CheckoutShop = {
  id: number;
  slug: string;
  name: string;
  /** Digital goods alone: nothing is sent. */
  needsDelivery: boolean;
  choices: DeliveryChoice[];
  chosenId: number | null;
};

export type PaymentMethodChoice = { code: "cash_on_delivery" | "sandbox"; name: string; description: string };

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
  paymentMethods: PaymentMethodChoice[];
  details: CheckoutDetails;
  addresses: (AddressView & { id: number; isDefaultShipping: boolean; isDefaultBilling: boolean })[];
  shipTo: string;
  taxDisplay: "before_tax" | "after_tax";
};
