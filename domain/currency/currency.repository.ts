import { asc } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import { currencies } from "#db/schema/currency.ts";
import type { ShownCurrency } from "../context.ts";

export function findCurrencyRows(ctx: { db: Database }): Promise<(ShownCurrency & { isActive: boolean })[]> {
  return ctx.db
    .select({
      code: currencies.code,
      name: currencies.name,
      symbol: currencies.symbol,
      exchangeRate: currencies.exchangeRate,
      roundingStepMinor: currencies.roundingStepMinor,
      isActive: currencies.isActive,
    })
    .from(currencies)
    .orderBy(asc(currencies.code));
}
