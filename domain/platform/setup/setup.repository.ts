import { and, eq, isNull, ne, sql } from "drizzle-orm";
import { readMoney, writeMoney } from "#db/columns.ts";
import { currencies } from "#db/schema/currency.ts";
import { settings } from "#db/schema/setting.ts";
import { shippingRates } from "#db/schema/shipping.ts";
import { shops } from "#db/schema/shop.ts";
import { convert, type PriceCurrency } from "#shared/money.ts";
import type { Context } from "../../context.ts";

/** False if the shop was already set up; of two concurrent calls one gets true. */
export async function claimSetUp(ctx: Context): Promise<boolean> {
  const rows = await ctx.db
    .insert(settings)
    .values({ key: "isSetUp", value: true, updatedAt: ctx.now() })
    .onConflictDoUpdate({
      target: settings.key,
      set: { value: true, updatedAt: ctx.now() },
      setWhere: sql`${settings.value} = 'false'::jsonb`,
    })
    .returning({ key: settings.key });
  return rows.length > 0;
}

export async function insertOperatorShop(
  ctx: Context,
  shop: { name: string; slug: string; ownerId: number },
): Promise<void> {
  await ctx.db.insert(shops).values({ ...shop, isOperator: true, status: "approved", createdAt: ctx.now() });
}

/** The deliveries within the country of the reference data are those within the shop's own. */
export async function aimShipping(ctx: Context, from: string, to: string): Promise<void> {
  await ctx.db
    .update(shippingRates)
    .set({ countryCode: to })
    .where(and(isNull(shippingRates.shopId), eq(shippingRates.countryCode, from)));
}

/** Changes the base currency: rates refer to it, and the shop-wide shipping rates are converted to round amounts. */
export async function rebaseCurrencies(ctx: Context, from: string, to: PriceCurrency): Promise<void> {
  const rates = await ctx.db.select().from(shippingRates).where(isNull(shippingRates.shopId));
  for (const rate of rates) {
    const inNewBase = (minor: number) => roundAmount(writeMoney(convert(readMoney(minor, from), to), to.code));
    const freeFromMinor = rate.freeFromMinor === null ? null : inNewBase(rate.freeFromMinor);
    await ctx.db
      .update(shippingRates)
      .set({ priceMinor: inNewBase(rate.priceMinor), freeFromMinor })
      .where(eq(shippingRates.id, rate.id));
  }
  await ctx.db
    .update(currencies)
    .set({ exchangeRate: sql`round(${currencies.exchangeRate} / ${to.exchangeRate}::numeric, 10)` })
    .where(ne(currencies.code, to.code));
  await ctx.db.update(currencies).set({ exchangeRate: "1", isActive: true }).where(eq(currencies.code, to.code));
}

/** To two digits: 4.50 in place of 4.51. */
function roundAmount(minor: number): number {
  const step = 10 ** Math.max(0, String(minor).length - 2);
  return Math.round(minor / step) * step;
}
