import { and, asc, count, eq, inArray, isNull, sql, type SQL } from "drizzle-orm";
import { readMoney } from "#db/columns.ts";
import { type ListRange, listReads } from "#db/list-reads.ts";
import { type ListSql, escapeLike, isYesOrNo } from "#db/list-sql.ts";
import { couponProducts, coupons, couponTranslations, couponUses } from "#db/schema/coupon.ts";
import { purchases } from "#db/schema/purchase.ts";
import { shops } from "#db/schema/shop.ts";
import type { CouponFilter } from "#shared/coupon-choices.ts";
import type { Money } from "#shared/money.ts";
import type { Context } from "../../context.ts";
import type { CouponOwner } from "./coupon-admin.ts";

/** `title` in the page's language, `firstTitle` as first entered. */
export type CouponRow = Awaited<ReturnType<typeof selectCoupons>>[number];

/** The coupons of a shop, or of all shops and the operator. */
export function couponReads(ctx: Context, shopId: number | null) {
  return listReads(ctx.db, {
    list: listOf(ctx),
    scope: shopId === null ? undefined : eq(coupons.shopId, shopId),
    rows: (range) => selectCoupons(ctx, range),
    matching: (where) => ctx.db.select({ id: coupons.id }).from(coupons).where(where).getSQL(),
  });
}

/** Null for a coupon of another shop; the operator sees all. */
export async function getCouponRow(ctx: Context, owner: CouponOwner, id: number): Promise<CouponRow | null> {
  const isTheirs = owner.kind === "operator" ? undefined : eq(coupons.shopId, owner.shopId);
  const where = and(eq(coupons.id, id), isTheirs);
  return (await selectCoupons(ctx, { where, orderBy: [], limit: 1, offset: 0 }))[0] ?? null;
}

async function selectCoupons(ctx: Context, { where, orderBy, limit, offset }: ListRange) {
  const rows = await ctx.db
    .select({
      id: coupons.id,
      shopId: coupons.shopId,
      shopName: shops.name,
      shopSlug: shops.slug,
      code: coupons.code,
      title: sql<string>`coalesce(${couponTranslations.title}, ${coupons.title})`,
      firstTitle: coupons.title,
      kind: coupons.kind,
      percentBasisPoints: coupons.percentBasisPoints,
      amountMinor: coupons.amountMinor,
      minimumSpendMinor: coupons.minimumSpendMinor,
      maximumDiscountMinor: coupons.maximumDiscountMinor,
      startsAt: coupons.startsAt,
      endsAt: coupons.endsAt,
      isActive: coupons.isActive,
      isListed: coupons.isListed,
      maximumUses: coupons.maximumUses,
      maximumUsesPerCustomer: coupons.maximumUsesPerCustomer,
      usesCount: coupons.usesCount,
      productsCount: sql<number>`(select count(*)::int from ${couponProducts} where ${couponProducts.couponId} = ${coupons.id})`,
    })
    .from(coupons)
    .leftJoin(shops, eq(shops.id, coupons.shopId))
    .leftJoin(
      couponTranslations,
      and(eq(couponTranslations.couponId, coupons.id), eq(couponTranslations.languageCode, ctx.visitor.language.code)),
    )
    .where(where)
    .orderBy(...orderBy)
    .offset(offset)
    .limit(limit);
  const base = ctx.baseCurrency.code;
  return rows.map(({ amountMinor, minimumSpendMinor, maximumDiscountMinor, ...row }) => ({
    ...row,
    amount: amountMinor === null ? null : readMoney(amountMinor, base),
    minimumSpend: readMoney(minimumSpendMinor, base),
    maximumDiscount: maximumDiscountMinor === null ? null : readMoney(maximumDiscountMinor, base),
  }));
}

/** `state` depends on the time. */
function listOf(ctx: Context): ListSql {
  return {
    id: coupons.id,
    sorts: { ends: coupons.endsAt, starts: coupons.startsAt, code: coupons.code, uses: coupons.usesCount },
    filters: {
      state: { condition: ({ values }) => stateOf(values[0] as CouponFilter, ctx.now()) },
      owner: { condition: isYesOrNo(sql`${coupons.shopId} is null`, "operator") },
      discount: { word: coupons.discountKind },
      listed: { condition: isYesOrNo(sql`${coupons.isListed}`) },
      uses: { number: coupons.usesCount },
      ends: { instant: coupons.endsAt },
    },
    search: hasText,
  };
}

/** Part of the code, the title or the shop's name. */
function hasText(text: string): SQL {
  const part = `%${escapeLike(text)}%`;
  return sql`(fold_text(${coupons.code} || ' ' || ${coupons.title}) like fold_text(${part})
    or exists (select 1 from shops s where s.id = ${coupons.shopId} and fold_text(s.name) like fold_text(${part})))`;
}

function stateOf(state: CouponFilter, now: Date): SQL | undefined {
  const at = sql`${now.toISOString()}::timestamptz`;
  switch (state) {
    case "running":
      return sql`${coupons.isActive} and ${coupons.startsAt} <= ${at} and ${coupons.endsAt} > ${at}`;
    case "upcoming":
      return sql`${coupons.isActive} and ${coupons.startsAt} > ${at}`;
    case "over":
      return sql`(not ${coupons.isActive} or ${coupons.endsAt} <= ${at})`;
    default:
      return undefined;
  }
}

/** The discounts of uses that were not released, by currency and rate. */
export async function findTakenRows(
  ctx: Context,
  ids: readonly number[],
): Promise<{ couponId: number; amount: Money; exchangeRate: string }[]> {
  if (ids.length === 0) return [];
  const rows = await ctx.db
    .select({
      couponId: couponUses.couponId,
      currency: couponUses.currencyCode,
      exchangeRate: purchases.exchangeRate,
      takenMinor: sql<number>`sum(${couponUses.discountMinor})::float8`,
    })
    .from(couponUses)
    .innerJoin(purchases, eq(purchases.id, couponUses.purchaseId))
    .where(and(inArray(couponUses.couponId, [...ids]), isNull(couponUses.givenBackAt)))
    .groupBy(couponUses.couponId, couponUses.currencyCode, purchases.exchangeRate);
  return rows.map(({ takenMinor, currency, ...row }) => ({ ...row, amount: readMoney(takenMinor, currency) }));
}

/** By language. */
export async function findTitles(ctx: Context, couponId: number): Promise<Record<string, string>> {
  const rows = await ctx.db
    .select()
    .from(couponTranslations)
    .where(eq(couponTranslations.couponId, couponId))
    .orderBy(asc(couponTranslations.languageCode));
  return Object.fromEntries(rows.map(({ languageCode, title }) => [languageCode, title]));
}

/** The number of an owner's coupons that are not over yet. */
export async function countOpenCoupons(ctx: Context, shopId: number | null): Promise<number> {
  const rows = await ctx.db
    .select({ open: count() })
    .from(coupons)
    .where(
      and(
        shopId === null ? isNull(coupons.shopId) : eq(coupons.shopId, shopId),
        sql`${coupons.isActive} and ${coupons.endsAt} > ${ctx.now().toISOString()}::timestamptz`,
      ),
    );
  return rows[0]!.open;
}
