import type { Money } from "#shared/money.ts";

/** A way to pay that is offered for this purchase; name and description in the page's language. */
export type PaymentMethod = {
  code: "cash_on_delivery" | "wallet" | "offline_method" | "stripe" | "sandbox";
  name: string;
  description: string;
};

export const CASH_ON_DELIVERY = "cash_on_delivery";

export type PaymentStatus = "started" | "paid" | "failed";

/** One try to pay a purchase, or one order of it, with what is needed to tell the shopper. */
export type Payment = {
  id: number;
  purchaseId: number;
  orderId: number | null;
  provider: string;
  status: PaymentStatus;
  amount: Money;
  /** What came in place of it, where that was another amount; it goes back. */
  collected: Money | null;
  reference: string | null;
  trxId: string;
  exchangeRate: string;
  customerId: number | null;
  email: string;
  languageCode: string;
};

/** What `startPayment` is told of the purchase, or of the one order of it that is paid. */
export type PayablePurchase = {
  purchaseId: number;
  orderId: number | null;
  trxId: string;
  amount: Money;
  /** What the buyer's wallet has pays a part. */
  isWalletUsed?: boolean;
  /** What is left on this voucher pays a part, before the wallet. */
  voucherId?: number | null;
};

/** Why money goes back by itself. */
export const UNMATCHED_REASONS = ["unfillable", "paid_twice", "other_amount"] as const;
/** After so many the provider is asked no more, and staff send the money. */
export const MAX_TRIES = 8;

export type RefundReason = (typeof UNMATCHED_REASONS)[number];

/**
 * Money that the provider has not sent back yet. `stray`: why it goes back by itself, and what was booked of it in the base
 * currency; null for a refund of an order, which the shopper was told of when it was made.
 */
export type OpenRefund = {
  id: number;
  paymentId: number;
  amount: Money;
  triesCount: number;
  stray: { reason: RefundReason; base: Money } | null;
};
