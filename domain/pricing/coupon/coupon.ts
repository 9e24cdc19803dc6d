import type { Failure } from "#shared/failures.ts";
import type { Money, ShownMoney } from "#shared/money.ts";

/** Cache tag of coupons. */
export const COUPONS_TAG = "coupons";

/** The discount of a coupon. */
export type CouponDiscount = { kind: "percent"; percent: number } | { kind: "flat"; amount: ShownMoney };

/** A coupon that anyone may use now, with its conditions. */
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
  /** It only applies to some products. */
  isForSomeProducts: boolean;
  /** An ISO instant. */
  endsAt: string;
};

/** A coupon in its current state, with its amounts in the base currency. */
export type Coupon = {
  id: number;
  /** Null: the operator's own. The owner bears its cost. */
  shopId: number | null;
  code: string;
  title: string;
  kind: "invoice_base" | "product_base";
  percentBasisPoints: number | null;
  amount: Money | null;
  minimumSpend: Money;
  maximumDiscount: Money | null;
  startsAt: Date;
  endsAt: Date;
  isActive: boolean;
  maximumUses: number | null;
  usesCount: number;
  maximumUsesPerCustomer: number | null;
  /** Claimed by this customer and not released. */
  usesOfCustomer: number;
  /** The products that a `product_base` coupon applies to. */
  productIds: readonly number[];
};

/** A line that a coupon may apply to; `total` in the visitor's currency. */
export type CouponGoods = { id: number; shopId: number; productId: number; total: Money };

/** Why a coupon cannot be used now. */
export type CouponFailure = Failure<
  | "coupon_not_found"
  | "coupon_not_yet_valid"
  | "coupon_ended"
  | "coupon_used_up"
  | "coupon_used_by_you"
  | "coupon_minimum"
  | "coupon_no_product"
  | "login_first"
>;

/** A coupon used by a purchase being placed; the discount is in its currency. */
export type CouponUse = { couponId: number; orderId: number | null; discount: Money };

export type UsingPurchase = { id: number; email: string; currency: string };

/** The format of a code; anything else cannot be a coupon. */
const CODE_FORM = /^[A-Z0-9_-]{3,32}$/;

export function isCouponCode(text: string): boolean {
  return CODE_FORM.test(text);
}
