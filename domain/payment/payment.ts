import type { Money } from "#shared/money.ts";

/** A way to pay that is offered for this purchase; name and description in the page's language. */
export type PaymentMethod = { code: "cash_on_delivery" | "wallet" | "sandbox"; name: string; description: string };

export const CASH_ON_DELIVERY = "cash_on_delivery";
export const BANK_TRANSFER = "offline_method";

export type PaymentStatus = "started" | "paid" | "failed";

/** One try to pay a purchase, or one order of it, with what is needed to tell the shopper. */
export type Payment = {
  id: number;
  purchaseId: number;
  orderId: number | null;
  provider: string;
  status: PaymentStatus;
  amount: Money;
  reference: string | null;
  trxId: string;
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
};

/** Why money goes back by itself. */
export type RefundReason = "unfillable" | "paid_twice";

/** Money that the provider has not sent back yet. `isOfOrder`: a refund that the shopper was told of when it was made. */
export type OpenRefund = { id: number; paymentId: number; amount: Money; isOfOrder: boolean };
