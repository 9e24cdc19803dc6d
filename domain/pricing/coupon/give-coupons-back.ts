import type { Context } from "../../context.ts";
import { COUPONS_TAG } from "./coupon.ts";
import { findOpenUses, giveBackRows, lockCouponRows } from "./coupon-use.repository.ts";

/** Locks the coupons claimed by a purchase, in id order: before its stock, as placement does. */
export async function lockClaimedCoupons(ctx: Context, purchaseId: number): Promise<void> {
  const uses = await findOpenUses(ctx, purchaseId);
  if (uses.length > 0)
    await lockCouponRows(
      ctx,
      uses.map(({ couponId }) => couponId),
    );
}

/**
 * Releases the coupons of an order that is not bought after all: its shop's, and with the purchase's last order the
 * operator's.
 */
export async function giveCouponsBack(
  ctx: Context,
  { purchaseId, orderId, isLast }: { purchaseId: number; orderId: number; isLast: boolean },
): Promise<void> {
  const uses = await findOpenUses(ctx, purchaseId);
  const ended = uses.filter((use) => (use.orderId === null ? isLast : use.orderId === orderId));
  if (ended.length === 0) return;
  const wasUsedUp = await giveBackRows(
    ctx,
    ended.map(({ id }) => id),
  );
  if (wasUsedUp) await ctx.cache.purge([COUPONS_TAG]);
}
