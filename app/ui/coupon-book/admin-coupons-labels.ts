import type { CouponRecord } from "#domain/pricing/coupon-admin/coupon-admin.ts";
import type { CouponFilter, CouponState } from "#shared/coupon-choices.ts";
import type { Translate } from "#shared/translate.ts";
import { formatDay, formatNumber, type Page } from "../parts/page.tsx";

export function couponFilterName(filter: CouponFilter, t: Translate): string {
  const names: Record<CouponFilter, string> = {
    all: t("All coupons"),
    running: t("Active"),
    upcoming: t("Scheduled"),
    over: t("Ended"),
  };
  return names[filter];
}

export function couponStateName(state: CouponState, t: Translate): string {
  const names: Record<CouponState, string> = {
    running: t("Active"),
    upcoming: t("Scheduled"),
    used_up: t("Used up"),
    ended: t("Ended"),
    stopped: t("Ended by the marketplace"),
  };
  return names[state];
}

/** What the coupon reduces, and by how much. */
export function couponEffect(page: Page, coupon: CouponRecord): string[] {
  const { t } = page;
  const value = coupon.amount
    ? t("{amount} off", { amount: coupon.amount.formatted })
    : t("{percent}% off", { percent: formatNumber(page, coupon.percent ?? 0, { maximumFractionDigits: 2 }) });
  return [
    value,
    coupon.kind === "product_base"
      ? t("For {count} selected products", { count: coupon.productsCount })
      : t("For all products"),
    ...(coupon.minimumSpend ? [t("Min. spend {amount}", { amount: coupon.minimumSpend.formatted })] : []),
    ...(coupon.maximumDiscount ? [t("Max. {amount} off", { amount: coupon.maximumDiscount.formatted })] : []),
    ...(coupon.maximumUsesPerCustomer
      ? [t("{count} uses per customer", { count: coupon.maximumUsesPerCustomer })]
      : []),
    ...(coupon.isListed ? [] : [t("Hidden: only people who know the code can use it")]),
  ];
}

/** Without seconds, in the same time zone for everyone. */
export function couponInstant(page: Page, iso: string): string {
  return `${formatDay(page, iso, { dateStyle: "medium", timeStyle: "short" })} UTC`;
}
