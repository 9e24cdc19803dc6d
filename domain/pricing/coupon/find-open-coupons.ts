import { isZero, type Money, type ShownMoney } from "#shared/money.ts";
import { inVisitorCurrency, show, type Context } from "../../context.ts";
import { findOpenCouponRows, type OpenCouponRow } from "./coupon.repository.ts";
import { COUPONS_TAG, type OpenCoupon } from "./coupon.ts";

const CACHED_SECONDS = 60;

/** The listed coupons of a shop that can be used now; the operator's own if null. */
export async function findOpenCoupons(ctx: Context, shopId: number | null): Promise<OpenCoupon[]> {
  const rows = await ctx.cache.get(
    `open-coupons:${ctx.visitor.language.code}:${shopId}`,
    [COUPONS_TAG],
    () => findOpenCouponRows(ctx, shopId),
    { seconds: CACHED_SECONDS },
  );
  const now = ctx.now();
  for (const { startsAt, endsAt } of rows)
    for (const edge of [startsAt, endsAt]) if (edge > now) ctx.cache.cacheExpiresAt(edge);
  const open = rows.filter(({ startsAt, endsAt }) => startsAt <= now && endsAt > now);
  return open.map((row) => present(ctx, row));
}

function present(ctx: Context, row: OpenCouponRow): OpenCoupon {
  const shown = (amount: Money): ShownMoney => show(ctx, inVisitorCurrency(ctx, amount));
  return {
    id: row.id,
    shopId: row.shopId,
    code: row.code,
    title: row.title,
    discount: row.amount
      ? { kind: "flat", amount: shown(row.amount) }
      : { kind: "percent", percent: (row.percentBasisPoints ?? 0) / 100 },
    minimumSpend: isZero(row.minimumSpend) ? null : shown(row.minimumSpend),
    maximumDiscount: row.maximumDiscount && shown(row.maximumDiscount),
    maximumUsesPerCustomer: row.maximumUsesPerCustomer,
    isForSomeProducts: row.kind === "product_base",
    endsAt: row.endsAt.toISOString(),
  };
}
