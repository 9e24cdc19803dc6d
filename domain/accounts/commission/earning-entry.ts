import type { Money, ShownMoney } from "#shared/money.ts";

/** `pending`: the order is not delivered yet. `reversed`: taken back by a refund. */
export const EARNING_STATES = ["pending", "booked", "reversed"] as const;
export type EarningState = (typeof EARNING_STATES)[number];

/** A line of an order, or its delivery (`line` null), with the shop's earning. */
export type EarningEntry = {
  id: string;
  state: EarningState;
  at: string;
  orderCode: string;
  line: { productName: string; variantName: string; sku: string; quantity: number } | null;
  /** The sale price, or the amount refunded, in the purchase's currency. */
  price: ShownMoney;
  /** Added to the price; null if the price includes it, and for refunds, which include it. */
  tax: ShownMoney | null;
  /** The discount of the shop's own coupon; negative. */
  shopDiscount: ShownMoney | null;
  /** The discount of the marketplace's coupon, which the marketplace pays to the shop. */
  operatorDiscount: ShownMoney | null;
  commissionPercent: string | null;
  /** In the base currency, as it affects the earning: negative, unless a refund returns it. */
  commission: ShownMoney;
  earning: ShownMoney;
};

export type EarningSums = {
  pending: ShownMoney;
  booked: ShownMoney;
  reversed: ShownMoney;
  /** The shop's balance with the operator in the ledger; negative if refunds exceed earnings. */
  balance: ShownMoney;
};

/** An entry as stored; what is not booked yet has no amounts in the base currency. */
export type EarningRow = {
  id: number;
  state: EarningState;
  at: Date;
  orderId: number;
  orderLineId: number | null;
  orderCode: string;
  productName: string | null;
  variantName: string | null;
  sku: string | null;
  quantity: number | null;
  commissionBasisPoints: number;
  price: Money;
  /** Zero if the price includes it. */
  addedTax: Money;
  shopDiscount: Money;
  operatorDiscount: Money;
  /** For booked earnings: the full amounts, and the refunded amounts before and after this entry. */
  booked: {
    paid: Money;
    earning: Money;
    commission: Money;
    promotion: Money;
    refundedBefore: Money;
    refunded: Money;
  } | null;
};
