import type { Money, ShownMoney } from "#shared/money.ts";

/** `pending`: the order is not delivered yet. `reversed`: taken back with a refund. */
export const EARNING_STATES = ["pending", "booked", "reversed"] as const;
export type EarningState = (typeof EARNING_STATES)[number];

/** A line of an order, or its delivery (`line` null), with what the shop has of it. */
export type EarningEntry = {
  id: string;
  state: EarningState;
  at: string;
  orderCode: string;
  line: { productName: string; variantName: string; sku: string; quantity: number } | null;
  /** What it was sold for, or what of it was refunded, in the purchase's currency. */
  price: ShownMoney;
  /** Added to the price; null where it is contained in it, and of refunds, which have it in them. */
  tax: ShownMoney | null;
  /** What the shop's own coupon took off, below zero. */
  shopDiscount: ShownMoney | null;
  /** What the marketplace's coupon took off, which it pays the shop. */
  operatorDiscount: ShownMoney | null;
  commissionPercent: string | null;
  /** In the base currency, as it changes the earning: below zero until a refund gives it back. */
  commission: ShownMoney;
  earning: ShownMoney;
};

export type EarningSums = {
  pending: ShownMoney;
  booked: ShownMoney;
  reversed: ShownMoney;
  /** What the shop has with the operator, as the ledger keeps it; below zero where refunds were more. */
  balance: ShownMoney;
};

/** As an entry stands in the tables; what is not booked yet has no amounts in the base currency. */
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
  /** Nothing where it is contained in the price. */
  addedTax: Money;
  shopDiscount: Money;
  operatorDiscount: Money;
  /** Of what is booked: the whole of it, and between which amounts refunded it is taken back here. */
  booked: {
    paid: Money;
    earning: Money;
    commission: Money;
    promotion: Money;
    refundedBefore: Money;
    refunded: Money;
  } | null;
};
