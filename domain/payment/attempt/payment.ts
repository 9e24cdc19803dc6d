import type { Attempt, AttemptStatus } from "#domain/payment/provider/attempt-kind.ts";
import type { Money } from "#shared/money.ts";

/** A payment method offered for this purchase; name and description in the page's language. */
export type PaymentMethod = {
  /** One of the shop's own methods, or the code of a provider. */
  code: string;
  name: string;
  description: string;
};

export const CASH_ON_DELIVERY = "cash_on_delivery";

export type PaymentStatus = AttemptStatus;

/** One attempt to pay a purchase, or one order of it, with the data to notify the shopper. */
export type Payment = Attempt & {
  purchaseId: number;
  orderId: number | null;
  trxId: string;
  exchangeRate: string;
  customerId: number | null;
  email: string;
  languageCode: string;
};

/** The purchase, or the one order of it, that `startPayment` pays. */
export type PayablePurchase = {
  purchaseId: number;
  orderId: number | null;
  trxId: string;
  amount: Money;
  /** Whether the buyer's wallet pays a part. */
  isWalletUsed?: boolean;
  /** The voucher that pays a part, before the wallet. */
  voucherId?: number | null;
};

/** Why money goes back automatically. */
export const UNMATCHED_REASONS = ["unfillable", "paid_twice", "other_amount"] as const;
/** After this many attempts the provider is not queried again, and staff send the money. */
export const MAX_TRIES = 8;

export type RefundReason = (typeof UNMATCHED_REASONS)[number];

/**
 * Money that the provider has not sent back yet. `unmatched`: for an unmatched payment, its reason and the amount booked in
 * the base currency; null for a refund of an order, which the shopper was notified of when it was made.
 */
export type OpenRefund = {
  id: number;
  paymentId: number;
  amount: Money;
  triesCount: number;
  unmatched: { reason: RefundReason; base: Money } | null;
};
