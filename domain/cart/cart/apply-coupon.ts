import { checkCoupon } from "#domain/pricing/coupon/check-coupon.ts";
import type { CouponFailure } from "#domain/pricing/coupon/coupon.ts";
import { enterCoupon } from "#domain/pricing/coupon/enter-coupon.ts";
import { getCoupon } from "#domain/pricing/coupon/find-coupons.ts";
import {
  giveTryBack,
  limitOfAddress,
  consumeRateLimit,
  type Limit,
} from "#domain/platform/rate-limit/consume-rate-limit.ts";
import type { Failure } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { withTransaction, type Context } from "../../context.ts";
import type { CartView } from "./cart.ts";
import type { CouponInput } from "./cart.input.ts";
import { getCart, loadPurchaseLines } from "./get-cart.ts";
import { lockCart } from "./load-cart.ts";
import { couponGoods } from "./sort-coupons.ts";

export type ApplyCouponFailure = CouponFailure | Failure<"not_found" | "too_many_tries">;

/** Enters a coupon code for the purchase `trxId`, replacing another code of the same owner. Does not claim it yet. */
export async function applyCoupon(ctx: Context, input: CouponInput): Promise<Result<CartView, ApplyCouponFailure>> {
  const limits = triesOf(ctx);
  for (const limit of limits) {
    const tried = await consumeRateLimit(ctx, limit);
    if (!tried.ok) return tried;
  }
  const applied = await withTransaction(ctx, (inside) => enter(inside, input));
  if (applied.ok || applied.failure.code !== "coupon_not_found")
    for (const limit of limits) await giveTryBack(ctx, limit);
  return applied.ok ? success(await getCart(ctx, input.trx_id)) : applied;
}

/** Unknown codes are rate-limited, to prevent guessing. */
function triesOf(ctx: Context): Limit[] {
  const { customerId } = ctx.visitor;
  const ofAddress = limitOfAddress(ctx, "coupon", ctx.settings.couponTriesPerAddress);
  const ofAccount = { name: "coupon-account", of: String(customerId), max: ctx.settings.couponTriesPerAccount };
  return customerId === null ? [ofAddress] : [ofAddress, ofAccount];
}

async function enter(ctx: Context, input: CouponInput): Promise<Result<null, CouponFailure | Failure<"not_found">>> {
  await lockCart(ctx);
  const { cart, trxId, lines } = await loadPurchaseLines(ctx, input.trx_id);
  if (!cart || trxId !== input.trx_id) return failure({ code: "not_found" });
  const coupon = await getCoupon(ctx, input.coupon_code);
  if (!coupon) return failure({ code: "coupon_not_found" });
  const checked = checkCoupon(ctx, coupon, couponGoods(ctx, lines));
  if (!checked.ok) return checked;
  await enterCoupon(ctx, { cartId: cart.id, trxId }, coupon);
  return success(null);
}
