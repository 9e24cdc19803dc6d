import { isUntaxedState } from "#shared/untaxed-state.ts";
import type { Context } from "../../context.ts";
import { findTaxRateRows } from "./tax.repository.ts";

/** Cache tag of tax rates. */
export const TAXES_TAG = "taxes";

const CACHED_SECONDS = 60;

type TaxedPlace = { countryCode: string; state?: string };

/**
 * Tax class → basis points in this country; a missing class is not taxed. Placement reads them uncached in its
 * transaction.
 */
export async function findTaxRates(
  ctx: Context,
  { countryCode, state = "" }: TaxedPlace,
): Promise<Map<string, number>> {
  if (isUntaxedState(countryCode, state)) return new Map();
  const rows = await ctx.cache.get(`tax-rates:${countryCode}`, [TAXES_TAG], () => findTaxRateRows(ctx, countryCode), {
    seconds: CACHED_SECONDS,
  });
  return new Map(rows.map(({ taxClassCode, rateBasisPoints }) => [taxClassCode, rateBasisPoints]));
}
