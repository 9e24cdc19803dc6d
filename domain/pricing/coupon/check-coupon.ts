import type { Failure } from "#shared/failures.ts";
import { compareMoney, sumMoney } from "#shared/money.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { inVisitorCurrency, show, type Context } from "../../context.ts";
import type { Coupon, CouponGoods, CouponFailure } from "./coupon.ts";

/** The ids of the lines that the coupon applies to now, or why it cannot be used. */
export function checkCoupon(
  ctx: Context,
  coupon: Coupon,
  goods: readonly CouponGoods[],
): Result<number[], CouponFailure> {
  const refused = refuseUse(ctx, coupon);
  if (refused) return failure(refused);
  const meant = goods.filter((each) => isFor(coupon, each));
  if (meant.length === 0) return failure({ code: "coupon_no_product" });
  const totals = meant.map(({ total }) => total);
  const spent = sumMoney(totals, ctx.visitor.currency.code);
  const minimum = inVisitorCurrency(ctx, coupon.minimumSpend);
  if (compareMoney(spent, minimum) < 0)
    return failure({ code: "coupon_minimum", values: { amount: show(ctx, minimum).formatted } });
  return success(meant.map(({ id }) => id));
}

/** Checks regardless of the lines: its interval and its limits. */
export function refuseUse(
  ctx: Context,
  coupon: Pick<Coupon, "isActive" | "startsAt" | "endsAt" | "maximumUses" | "usesCount"> & CustomerLimit,
): CouponFailure | null {
  const now = ctx.now();
  if (coupon.endsAt <= now) return { code: "coupon_ended" };
  if (!coupon.isActive) return { code: "coupon_not_found" };
  if (coupon.startsAt > now) return { code: "coupon_not_yet_valid" };
  if (coupon.maximumUses !== null && coupon.usesCount >= coupon.maximumUses) return { code: "coupon_used_up" };
  return refuseCustomer(ctx, coupon);
}

type CustomerLimit = Pick<Coupon, "maximumUsesPerCustomer" | "usesOfCustomer">;

function refuseCustomer(ctx: Context, coupon: CustomerLimit): Failure<"login_first" | "coupon_used_by_you"> | null {
  if (coupon.maximumUsesPerCustomer === null) return null;
  if (ctx.visitor.customerId === null) return { code: "login_first" };
  return coupon.usesOfCustomer >= coupon.maximumUsesPerCustomer ? { code: "coupon_used_by_you" } : null;
}

function isFor(coupon: Coupon, { shopId, productId }: CouponGoods): boolean {
  if (coupon.shopId !== null && coupon.shopId !== shopId) return false;
  return coupon.kind === "invoice_base" || coupon.productIds.includes(productId);
}
