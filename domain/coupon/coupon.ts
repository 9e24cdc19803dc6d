import type { ShownMoney } from "#shared/money.ts";

/** Caches hold coupons under this tag. */
export const COUPONS_TAG = "coupons";

/** What a coupon takes off. */
export type CouponDiscount = { kind: "percent"; percent: number } | { kind: "flat"; amount: ShownMoney };

/** A coupon that anybody may use now, with its conditions. */
export type OpenCoupon = {
  id: number;
  /** Null: the operator's own, for everything. */
  shopId: number | null;
  code: string;
  title: string;
  discount: CouponDiscount;
  minimumSpend: ShownMoney | null;
  maximumDiscount: ShownMoney | null;
  maximumUsesPerCustomer: number | null;
  /** It is for some products alone. */
  isForSomeProducts: boolean;
  /** An ISO instant. */
  endsAt: string;
};
