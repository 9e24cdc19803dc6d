import type { OpenCoupon } from "#domain/pricing/coupon/coupon.ts";
import type { Translate } from "#shared/translate.ts";
import { formatNumber, type Page } from "../parts/page.tsx";
import { wholeAmount } from "../parts/whole-amount.ts";

/** A coupon's discount as text. */
export function couponValue(page: Page, { discount }: OpenCoupon): string {
  return discount.kind === "flat"
    ? page.t("{amount} off", { amount: wholeAmount(discount.amount) })
    : page.t("{percent}% off", { percent: formatNumber(page, discount.percent) });
}

/** A coupon's conditions and limits as text. */
export function couponConditions(t: Translate, coupon: OpenCoupon): string[] {
  const { minimumSpend, maximumDiscount, maximumUsesPerCustomer } = coupon;
  return [
    ...scopeOf(t, coupon),
    ...(minimumSpend ? [t("Min. spend {amount}", { amount: wholeAmount(minimumSpend) })] : []),
    ...(maximumDiscount ? [t("Max. {amount} off", { amount: wholeAmount(maximumDiscount) })] : []),
    ...(maximumUsesPerCustomer ? [t("{count} uses per customer", { count: maximumUsesPerCustomer })] : []),
  ];
}

/** Uses are counted per customer, which a guest is not. */
export function needsAccount({ maximumUsesPerCustomer }: Pick<OpenCoupon, "maximumUsesPerCustomer">): boolean {
  return maximumUsesPerCustomer !== null;
}

function scopeOf(t: Translate, { shopId, isForSomeProducts }: OpenCoupon): string[] {
  if (shopId === null) return [];
  return [isForSomeProducts ? t("For selected products from this shop") : t("For everything from this shop")];
}
