import type { Context } from "../../context.ts";
import { findCouponsOfPurchase, getCouponByCode } from "./applied-coupon.repository.ts";
import { isCouponCode, type Coupon } from "./coupon.ts";

/** The coupon of a code, ignoring case and surrounding spaces. */
export async function getCoupon(ctx: Context, code: string): Promise<Coupon | null> {
  const written = code.trim().toUpperCase();
  return isCouponCode(written) ? getCouponByCode(ctx, written) : null;
}

/** The coupons entered for a purchase, in the order entered; whether each still applies depends on its lines. */
export function findEnteredCoupons(ctx: Context, cartId: number, trxId: string): Promise<Coupon[]> {
  return findCouponsOfPurchase(ctx, cartId, trxId);
}
