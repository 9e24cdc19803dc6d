import type { CartView } from "#domain/cart/cart/cart.ts";
import type { SavedCard } from "#domain/payment/card/card.ts";
import type { PaymentMethod } from "#domain/payment/attempt/payment.ts";
import type { WalletChoice } from "#domain/accounts/wallet/wallet.ts";
import type { AddressView, PickupPointView } from "#domain/orders/order/order.ts";
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

/** What the last purchase was like; `method`: a way to pay. Shop id → what was chosen there. */
export type UsualPurchase = {
  phone: string;
  delivery: Record<string, number>;
  pickup: Record<string, number>;
  method: string | null;
};

/** What a customer can choose again at once. */
export type UsualPayment = {
  /** Kept cards that can pay this. */
  cards: SavedCard[];
  /** The card, or else the method, to begin with. */
  cardId: number | null;
  method: string | null;
};

/** Everything the checkout screen shows; totals are for the chosen country and deliveries. */
export type CheckoutView = CartView & {
  shops: CheckoutShop[];
  paymentMethods: PaymentMethod[];
  usualPayment: UsualPayment;
  /** Accepted before, so that ordering accepts them again. */
  areTermsKnown: boolean;
  /** What the wallet can pay of it; null where there is nothing in it. */
  wallet: WalletChoice | null;
  details: CheckoutDetails;
  addresses: (AddressView & { id: number; isDefaultShipping: boolean; isDefaultBilling: boolean })[];
  shipTo: string;
  taxDisplay: "before_tax" | "after_tax";
};
