import { checkCoupon } from "#domain/pricing/coupon/check-coupon.ts";
import type { Coupon, CouponGoods, CouponFailure } from "#domain/pricing/coupon/coupon.ts";
import type { Discount, Reduction } from "#domain/pricing/price/price-cart.ts";
import { timesQuantity, type Money } from "#shared/money.ts";
import { inVisitorCurrency, type Context } from "../../context.ts";
import { isBuyable, type CartLine } from "./cart.ts";

/** A coupon that applies, and its discount. */
export type CouponInCart = { coupon: Coupon; discount: Money };

/** An entered coupon that no longer applies. */
export type LostCoupon = { coupon: Coupon; reason: CouponFailure };

export type CouponsOfLines = { applicable: { coupon: Coupon; discount: Discount }[]; lost: LostCoupon[] };

/** Which of the coupons apply to these lines now. An empty cart loses none. */
export function sortCoupons(ctx: Context, lines: readonly CartLine[], coupons: readonly Coupon[]): CouponsOfLines {
  const sorted: CouponsOfLines = { applicable: [], lost: [] };
  const goods = couponGoods(ctx, lines);
  for (const coupon of lines.length > 0 ? coupons : []) {
    const checked = checkCoupon(ctx, coupon, goods);
    if (checked.ok) sorted.applicable.push({ coupon, discount: discountOf(ctx, coupon, checked.value) });
    else sorted.lost.push({ coupon, reason: checked.failure });
  }
  return sorted;
}

/** The lines that can be bought, at current prices. */
export function couponGoods(ctx: Context, lines: readonly CartLine[]): CouponGoods[] {
  return lines.filter(isBuyable).map((line) => ({
    id: line.id,
    shopId: line.shop.id,
    productId: line.productId,
    total: timesQuantity(inVisitorCurrency(ctx, line.unitPrice, line.fixed), line.quantity),
  }));
}

function discountOf(ctx: Context, coupon: Coupon, lineIds: number[]): Discount {
  return {
    kind: coupon.shopId === null ? "operator_coupon" : "shop_coupon",
    reduction: reductionOf(ctx, coupon),
    lineIds,
  };
}

function reductionOf(ctx: Context, { amount, percentBasisPoints, maximumDiscount }: Coupon): Reduction {
  if (amount) return { kind: "flat", amount: inVisitorCurrency(ctx, amount) };
  const max = maximumDiscount && inVisitorCurrency(ctx, maximumDiscount);
  return { kind: "percent", basisPoints: percentBasisPoints ?? 0, max };
}
