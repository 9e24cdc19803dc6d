import type { Refusal } from "#shared/failures.ts";
import type { Money, ShownMoney } from "#shared/money.ts";

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

/** A coupon as it is now, with its amounts in the base currency. */
export type Coupon = {
  id: number;
  /** Null: the operator's own. Who owns it bears its cost. */
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
  /** Claimed by this customer and not given back. */
  usesOfCustomer: number;
  /** What a `product_base` coupon is for. */
  productIds: readonly number[];
};

/** A line that a coupon may be for; `total` in the visitor's currency. */
export type CouponGoods = { id: number; shopId: number; productId: number; total: Money };

/** Why a coupon cannot be used now. */
export type CouponRefusal = Refusal<
  | "coupon_not_found"
  | "coupon_not_yet_valid"
  | "coupon_ended"
  | "coupon_used_up"
  | "coupon_used_by_you"
  | "coupon_minimum"
  | "coupon_no_product"
  | "login_first"
>;

/** What a purchase that is being placed uses; the discount is in its currency. */
export type CouponUse = { couponId: number; orderId: number | null; discount: Money };

export type UsingPurchase = { id: number; email: string; currency: string };

/** What a code can look like; another one belongs to no coupon. */
const CODE_FORM = /^[A-Z0-9_-]{3,32}$/;

export function isCouponCode(text: string): boolean {
  return CODE_FORM.test(text);
}
