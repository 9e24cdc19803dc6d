import type { Context } from "../../context.ts";
import { findOpenUses, giveBackRows, lockCouponRows } from "./coupon-use.repository.ts";

/** Locks what a purchase has claimed, in id order: before its stock, as placing does. */
export async function lockClaimedCoupons(ctx: Context, purchaseId: number): Promise<void> {
  const uses = await findOpenUses(ctx, purchaseId);
  if (uses.length > 0)
    await lockCouponRows(
      ctx,
      uses.map(({ couponId }) => couponId),
    );
}

/** Of an order that is not bought after all: its shop's coupon, and with the last order of the purchase the operator's. */
export async function giveCouponsBack(
  ctx: Context,
  { purchaseId, orderId, isLast }: { purchaseId: number; orderId: number; isLast: boolean },
): Promise<void> {
  const uses = await findOpenUses(ctx, purchaseId);
  const ended = uses.filter((use) => (use.orderId === null ? isLast : use.orderId === orderId));
  if (ended.length > 0)
    await giveBackRows(
      ctx,
      ended.map(({ id }) => id),
    );
}
