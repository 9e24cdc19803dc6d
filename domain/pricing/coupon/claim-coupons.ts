import type { Context } from "../../context.ts";
import { refuseUse } from "./check-coupon.ts";
import { COUPONS_TAG, type CouponFailure, type CouponUse, type UsingPurchase } from "./coupon.ts";
import { claimRows, insertUses, lockCouponRows } from "./coupon-use.repository.ts";

/** Locks coupons in id order until the transaction ends; returns the first one used up by others meanwhile. */
export async function lockCoupons(
  ctx: Context,
  couponIds: readonly number[],
): Promise<{ code: string; reason: CouponFailure } | null> {
  if (couponIds.length === 0) return null;
  for (const coupon of await lockCouponRows(ctx, couponIds)) {
    const reason = refuseUse(ctx, coupon);
    if (reason) return { code: coupon.code, reason };
  }
  return null;
}

/** Counts locked coupons as used by a purchase, and records the discount of each. */
export async function claimCoupons(ctx: Context, purchase: UsingPurchase, uses: readonly CouponUse[]): Promise<void> {
  if (uses.length === 0) return;
  const couponIds = uses.map(({ couponId }) => couponId);
  const claimed = await claimRows(ctx, couponIds);
  if (claimed.length !== uses.length) throw new Error("A coupon that was locked could not be claimed");
  if (claimed.some(({ isUsedUp }) => isUsedUp)) await ctx.cache.purge([COUPONS_TAG]);
  await insertUses(ctx, purchase, uses);
}
