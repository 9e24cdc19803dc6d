import { and, asc, eq, gt, isNull, or, sql } from "drizzle-orm";
import { readMoney } from "#db/columns.ts";
import { coupons, couponTranslations } from "#db/schema/coupon.ts";
import type { Context } from "../../context.ts";
import type { Coupon } from "./coupon.ts";

/** A running or upcoming coupon. */
export type OpenCouponRow = Omit<Coupon, "isActive" | "maximumUses" | "usesCount" | "usesOfCustomer" | "productIds">;

/** Listed, not over and not used up: those of a shop, or the operator's if null; earliest end first. */
export async function findOpenCouponRows(ctx: Context, shopId: number | null): Promise<OpenCouponRow[]> {
  const now = ctx.now();
  const rows = await ctx.db
    .select({
      id: coupons.id,
      shopId: coupons.shopId,
      code: coupons.code,
      title: sql<string>`coalesce(${couponTranslations.title}, ${coupons.title})`,
      kind: coupons.kind,
      percentBasisPoints: coupons.percentBasisPoints,
      amountMinor: coupons.amountMinor,
      minimumSpendMinor: coupons.minimumSpendMinor,
      maximumDiscountMinor: coupons.maximumDiscountMinor,
      maximumUsesPerCustomer: coupons.maximumUsesPerCustomer,
      startsAt: coupons.startsAt,
      endsAt: coupons.endsAt,
    })
    .from(coupons)
    .leftJoin(
      couponTranslations,
      and(eq(couponTranslations.couponId, coupons.id), eq(couponTranslations.languageCode, ctx.visitor.language.code)),
    )
    .where(
      and(
        shopId === null ? isNull(coupons.shopId) : eq(coupons.shopId, shopId),
        eq(coupons.isListed, true),
        eq(coupons.isActive, true),
        gt(coupons.endsAt, now),
        or(isNull(coupons.maximumUses), gt(coupons.maximumUses, coupons.usesCount)),
      ),
    )
    .orderBy(asc(coupons.endsAt), asc(coupons.id));
  const base = ctx.baseCurrency.code;
  return rows.map(({ amountMinor, minimumSpendMinor, maximumDiscountMinor, ...row }) => ({
    ...row,
    amount: amountMinor === null ? null : readMoney(amountMinor, base),
    minimumSpend: readMoney(minimumSpendMinor, base),
    maximumDiscount: maximumDiscountMinor === null ? null : readMoney(maximumDiscountMinor, base),
  }));
}
