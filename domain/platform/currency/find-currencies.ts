import type { Database } from "#db/client.ts";
import type { Cache, ShownCurrency } from "../../context.ts";
import { findCurrencyRows } from "./currency.repository.ts";

export const CURRENCIES_TAG = "currencies";

/** The currencies that prices can be shown in. */
export async function findCurrencies(ctx: { db: Database; cache: Cache }): Promise<ShownCurrency[]> {
  const rows = await findAllCurrencies(ctx);
  return rows.filter(({ isActive }) => isActive).map(({ isActive: _isActive, ...currency }) => currency);
}

/** Includes currencies that are switched off: old orders may use one. */
export function findAllCurrencies(ctx: {
  db: Database;
  cache: Cache;
}): Promise<(ShownCurrency & { isActive: boolean })[]> {
  return ctx.cache.get("currencies", [CURRENCIES_TAG], () => findCurrencyRows(ctx));
}
