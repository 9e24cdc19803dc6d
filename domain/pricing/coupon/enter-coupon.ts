import type { Context } from "../../context.ts";
import {
  deleteCartCoupons,
  deleteCartCouponsOfOwner,
  insertCartCoupon,
  insertCouponsOfPurchase,
  moveCartCoupons,
} from "./applied-coupon.repository.ts";
import type { Coupon } from "./coupon.ts";

/** The purchase of a cart's `trxId`. */
export type CouponPlace = { cartId: number; trxId: string };

/** Enters a coupon, in place of another one of the same shop, or of the operator. */
export async function enterCoupon(ctx: Context, { cartId, trxId }: CouponPlace, coupon: Coupon): Promise<void> {
  await deleteCartCouponsOfOwner(ctx, cartId, trxId, coupon);
  await insertCartCoupon(ctx, cartId, trxId, coupon.id);
}

export async function dropCoupons(
  ctx: Context,
  { cartId, trxId }: CouponPlace,
  couponIds: readonly number[] | "all",
): Promise<void> {
  if (couponIds === "all" || couponIds.length > 0) await deleteCartCoupons(ctx, cartId, trxId, couponIds);
}

/** Another cart takes over the lines, and the coupons entered for them. */
export async function takeCouponsOver(ctx: Context, from: CouponPlace, to: CouponPlace): Promise<void> {
  await moveCartCoupons(ctx, from, to);
}

/** Returns the coupons of an unpaid purchase to the cart, together with its lines. */
export async function putCouponsBack(ctx: Context, purchaseId: number, to: CouponPlace): Promise<void> {
  await insertCouponsOfPurchase(ctx, purchaseId, to);
}
