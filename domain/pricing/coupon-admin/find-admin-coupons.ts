import { showAmount } from "#domain/platform/currency/show-amount.ts";
import { isZero, sumMoney, toBase, type Money } from "#shared/money.ts";
import type { Page } from "#shared/page.ts";
import type { Context } from "../../context.ts";
import { couponState, type CouponOwner, type CouponRecord } from "./coupon-admin.ts";
import {
  countCouponRows,
  findCouponRows,
  findTakenRows,
  type BookFilter,
  type CouponRow,
} from "./coupon-admin.repository.ts";
import type { AllCouponsQuery } from "./coupon-admin.input.ts";

const PER_PAGE = 20;

/**
 * The coupons of a shop, the operator's own, or, for the operator with `owner: "shops"`, those of all shops; latest end
 * first.
 */
export async function findAdminCoupons(
  ctx: Context,
  keeper: CouponOwner,
  { state, q, page, owner }: AllCouponsQuery,
): Promise<Page<CouponRecord>> {
  const whose = keeper.kind === "operator" && owner === "shops" ? "shops" : keeper.shopId;
  const filter: BookFilter = { whose, state, words: q.trim() };
  const [rows, total] = await Promise.all([
    findCouponRows(ctx, filter, { offset: (page - 1) * PER_PAGE, most: PER_PAGE }),
    countCouponRows(ctx, filter),
  ]);
  return { items: await presentCoupons(ctx, keeper, rows), page, perPage: PER_PAGE, total };
}

export async function presentCoupons(
  ctx: Context,
  keeper: CouponOwner,
  rows: readonly CouponRow[],
): Promise<CouponRecord[]> {
  const taken = await findTaken(
    ctx,
    rows.map(({ id }) => id),
  );
  return Promise.all(rows.map((row) => present(ctx, keeper, row, taken.get(row.id) ?? [])));
}

/** The discount of each use, at the exchange rate of its purchase. */
async function findTaken(ctx: Context, ids: readonly number[]): Promise<Map<number, Money[]>> {
  const taken = new Map<number, Money[]>();
  for (const { couponId, amount, exchangeRate } of await findTakenRows(ctx, ids))
    taken.set(couponId, [...(taken.get(couponId) ?? []), toBase(amount, exchangeRate, ctx.baseCurrency.code)]);
  return taken;
}

async function present(
  ctx: Context,
  keeper: CouponOwner,
  row: CouponRow,
  taken: readonly Money[],
): Promise<CouponRecord> {
  const state = couponState(row, ctx.now());
  const isOwn = row.shopId === keeper.shopId;
  const shown = async (amount: Money | null) => (amount && !isZero(amount) ? showAmount(ctx, amount) : null);
  return {
    id: row.id,
    code: row.code,
    title: row.title,
    kind: row.kind,
    discountKind: row.amount ? "flat" : "percent",
    percent: row.percentBasisPoints === null ? null : row.percentBasisPoints / 100,
    amount: await shown(row.amount),
    minimumSpend: await shown(row.minimumSpend),
    maximumDiscount: await shown(row.maximumDiscount),
    startsAt: row.startsAt.toISOString(),
    endsAt: row.endsAt.toISOString(),
    maximumUses: row.maximumUses,
    maximumUsesPerCustomer: row.maximumUsesPerCustomer,
    usesCount: row.usesCount,
    taken: await showAmount(ctx, sumMoney(taken, ctx.baseCurrency.code)),
    isListed: row.isListed,
    productsCount: row.productsCount,
    state,
    shop: row.shopName === null ? null : { name: row.shopName, slug: row.shopSlug ?? "" },
    canChange: isOwn && state !== "stopped",
    canEnd: state !== "ended" && state !== "stopped",
  };
}
