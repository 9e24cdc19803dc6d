import { isUntaxedState } from "#shared/untaxed-state.ts";
import type { Context } from "../../context.ts";
import { findTaxRateRows } from "./tax.repository.ts";

/** Caches hold tax rates under this tag. */
export const TAXES_TAG = "taxes";

const CACHED_SECONDS = 60;

type TaxedPlace = { countryCode: string; state?: string };

/** Tax class → basis points that are taken there; a class that is not there is not taxed. Placement, in its transaction, reads them afresh. */
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
