import { asc, eq, sql } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import { currencies, rateRefreshes } from "#db/schema/currency.ts";
import { orders } from "#db/schema/order.ts";
import { couponUses } from "#db/schema/coupon.ts";
import { purchases } from "#db/schema/purchase.ts";
import { variantPrices } from "#db/schema/variant-price.ts";
import { sessions } from "#db/schema/session.ts";
import { vouchers } from "#db/schema/voucher.ts";
import type { Context, ShownCurrency } from "../../context.ts";
import type { RateFailure } from "./exchange-rate.ts";

export function findCurrencyRows(ctx: { db: Database }): Promise<(ShownCurrency & { isActive: boolean })[]> {
  return ctx.db
    .select({
      code: currencies.code,
      name: currencies.name,
      symbol: currencies.symbol,
      exchangeRate: currencies.exchangeRate,
      roundingStepMinor: currencies.roundingStepMinor,
      symbolFormat: currencies.symbolFormat,
      numberStyle: currencies.numberStyle,
      omitsZeroDecimals: currencies.omitsZeroDecimals,
      isActive: currencies.isActive,
      hasFixedPrices: sql<boolean>`exists (select from ${variantPrices} where ${variantPrices.currencyCode} = ${currencies.code})`,
    })
    .from(currencies)
    .orderBy(asc(currencies.code));
}

export type CurrencyRow = typeof currencies.$inferSelect;

/** Offered currencies first. */
export function findCurrencyBookRows(ctx: Context): Promise<CurrencyRow[]> {
  return ctx.db
    .select()
    .from(currencies)
    .orderBy(sql`not ${currencies.isActive}`, asc(currencies.code));
}

/** Locks the rows, so that manual changes and rate refreshes do not overlap. */
export function lockCurrencies(ctx: Context): Promise<CurrencyRow[]> {
  return ctx.db.select().from(currencies).orderBy(asc(currencies.code)).for("no key update");
}

export async function saveCurrency(
  ctx: Context,
  code: string,
  values: Partial<Omit<CurrencyRow, "code" | "name">>,
): Promise<void> {
  await ctx.db.update(currencies).set(values).where(eq(currencies.code, code));
}

export async function insertCurrency(ctx: Context, currency: typeof currencies.$inferInsert): Promise<void> {
  await ctx.db.insert(currencies).values(currency);
}

/** Visitors who had chosen it see the base currency again. */
export async function deleteCurrency(ctx: Context, code: string): Promise<void> {
  await ctx.db.update(sessions).set({ currencyCode: null }).where(eq(sessions.currencyCode, code));
  await ctx.db.delete(currencies).where(eq(currencies.code, code));
}

/** Whether a purchase, a draft of one, a voucher or a used coupon is in it. */
export async function isCurrencyUsed(ctx: Context, code: string): Promise<boolean> {
  const { rows } = (await ctx.db.execute(sql`
    select exists (select from ${purchases} where currency_code = ${code})
      or exists (select from ${vouchers} where currency_code = ${code})
      or exists (select from ${couponUses} where currency_code = ${code}) as "isUsed"`)) as {
    rows: { isUsed: boolean }[];
  };
  return rows[0]!.isUsed;
}

/** The number of unpaid purchases by currency. */
export async function countUnpaidPurchases(ctx: Context): Promise<ReadonlyMap<string, number>> {
  const rows = await ctx.db
    .select({ code: purchases.currencyCode, number: sql<number>`count(distinct ${purchases.id})::int` })
    .from(orders)
    .innerJoin(purchases, eq(purchases.id, orders.purchaseId))
    .where(sql`${orders.paymentStatus} = 'unpaid' and ${purchases.status} = 'placed'`)
    .groupBy(purchases.currencyCode);
  return new Map(rows.map(({ code, number }) => [code, number]));
}

export type RateRefresh = { triedAt: Date; succeededAt: Date | null; failure: string | null };

/** Null without a source, and before the first refresh. */
export async function getRateRefresh(ctx: Context): Promise<RateRefresh | null> {
  const rows = await ctx.db
    .select({
      triedAt: rateRefreshes.triedAt,
      succeededAt: rateRefreshes.succeededAt,
      failure: rateRefreshes.failure,
    })
    .from(rateRefreshes);
  return rows[0] ?? null;
}

export async function saveRateRefresh(ctx: Context, failure: RateFailure | null): Promise<void> {
  const now = ctx.now();
  const tried = { triedAt: now, failure, ...(failure === null ? { succeededAt: now } : {}) };
  await ctx.db.insert(rateRefreshes).values(tried).onConflictDoUpdate({ target: rateRefreshes.id, set: tried });
}

export async function deleteRateRefresh(ctx: Context): Promise<void> {
  await ctx.db.delete(rateRefreshes);
}
