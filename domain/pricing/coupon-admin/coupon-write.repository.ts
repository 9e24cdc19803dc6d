import { and, eq } from "drizzle-orm";
import { readMoney, writeMoney } from "#db/columns.ts";
import { coupons, couponTranslations } from "#db/schema/coupon.ts";
import type { Money } from "#shared/money.ts";
import type { Context } from "../../context.ts";
import type { CouponOwner } from "./coupon-admin.ts";
import type { CouponTerms, CouponToSave } from "./coupon-to-save.ts";

/** Null if another coupon has the code. */
export async function insertCoupon(
  ctx: Context,
  shopId: number | null,
  code: string,
  coupon: CouponToSave,
): Promise<number | null> {
  const rows = await ctx.db
    .insert(coupons)
    .values({ shopId, code, ...columnsOf(ctx, coupon), createdAt: ctx.now() })
    .onConflictDoNothing({ target: coupons.code })
    .returning({ id: coupons.id });
  return rows[0]?.id ?? null;
}

export type LockedCoupon = {
  id: number;
  shopId: number | null;
  code: string;
  startsAt: Date;
  endsAt: Date;
  isActive: boolean;
  usesCount: number;
  /** What it was until now. */
  terms: CouponTerms;
};

/** Locks the coupon until the transaction ends. Null for a coupon of another shop; the operator sees all. */
export async function lockCoupon(ctx: Context, owner: CouponOwner, id: number): Promise<LockedCoupon | null> {
  const isTheirs = owner.kind === "operator" ? undefined : eq(coupons.shopId, owner.shopId);
  const rows = await ctx.db
    .select({
      id: coupons.id,
      shopId: coupons.shopId,
      code: coupons.code,
      startsAt: coupons.startsAt,
      endsAt: coupons.endsAt,
      isActive: coupons.isActive,
      usesCount: coupons.usesCount,
      title: coupons.title,
      percentBasisPoints: coupons.percentBasisPoints,
      amountMinor: coupons.amountMinor,
      minimumSpendMinor: coupons.minimumSpendMinor,
      maximumDiscountMinor: coupons.maximumDiscountMinor,
      maximumUses: coupons.maximumUses,
      maximumUsesPerCustomer: coupons.maximumUsesPerCustomer,
      isListed: coupons.isListed,
    })
    .from(coupons)
    .where(and(eq(coupons.id, id), isTheirs))
    .for("no key update");
  if (!rows[0]) return null;
  const { amountMinor, minimumSpendMinor, maximumDiscountMinor, ...row } = rows[0];
  const money = (minor: number | null) => (minor === null ? null : readMoney(minor, ctx.baseCurrency.code));
  return {
    ...row,
    terms: {
      ...row,
      amount: money(amountMinor),
      minimumSpend: money(minimumSpendMinor || null),
      maximumDiscount: money(maximumDiscountMinor),
    },
  };
}

export async function updateCoupon(ctx: Context, id: number, coupon: CouponToSave): Promise<void> {
  await ctx.db.update(coupons).set(columnsOf(ctx, coupon)).where(eq(coupons.id, id));
}

export async function updateInterval(
  ctx: Context,
  id: number,
  interval: { startsAt: Date; endsAt: Date; isActive: boolean },
): Promise<void> {
  await ctx.db.update(coupons).set(interval).where(eq(coupons.id, id));
}

/** Replaces the titles by these. */
export async function setTitles(ctx: Context, couponId: number, titles: CouponToSave["titles"]): Promise<void> {
  await ctx.db.delete(couponTranslations).where(eq(couponTranslations.couponId, couponId));
  if (titles.length > 0)
    await ctx.db.insert(couponTranslations).values(titles.map((title) => ({ couponId, ...title })));
}

function columnsOf(ctx: Context, { titles: _titles, productIds: _products, ...coupon }: CouponToSave) {
  const { amount, minimumSpend, maximumDiscount, ...rest } = coupon;
  const minor = (money: Money | null) => money && writeMoney(money, ctx.baseCurrency.code);
  return {
    ...rest,
    amountMinor: minor(amount),
    minimumSpendMinor: minor(minimumSpend) ?? 0,
    maximumDiscountMinor: minor(maximumDiscount),
  };
}
