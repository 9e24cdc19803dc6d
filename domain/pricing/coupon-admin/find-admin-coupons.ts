import { readListFrom } from "#domain/platform/list/read-list-page.ts";
import { showAmount } from "#domain/platform/currency/show-amount.ts";
import { isZero, sumMoney, toBase, type Money } from "#shared/money.ts";
import type { ListPage, ListQuery } from "#shared/list/list.ts";
import type { Context } from "../../context.ts";
import { couponState, type CouponOwner, type CouponRecord } from "./coupon-admin.ts";
import { couponReads, findTakenRows, type CouponRow } from "./coupon-admin.repository.ts";

/** A page of the coupons of a shop, or of all coupons for the operator. */
export async function findAdminCoupons(
  ctx: Context,
  owner: CouponOwner,
  query: ListQuery,
): Promise<ListPage<CouponRecord>> {
  const found = await readListFrom(query, couponReads(ctx, owner.shopId));
  return { ...found, rows: await presentCoupons(ctx, owner, found.rows) };
}

export async function presentCoupons(
  ctx: Context,
  owner: CouponOwner,
  rows: readonly CouponRow[],
): Promise<CouponRecord[]> {
  const ids = rows.map(({ id }) => id);
  const taken = await findTaken(ctx, ids);
  return Promise.all(rows.map((row) => present(ctx, owner, row, taken.get(row.id) ?? [])));
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
  owner: CouponOwner,
  row: CouponRow,
  taken: readonly Money[],
): Promise<CouponRecord> {
  const state = couponState(row, ctx.now());
  const isOwn = row.shopId === owner.shopId;
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
