import type { Context } from "../context.ts";
import { findTaxRateRows } from "./tax.repository.ts";

/** Caches hold tax rates under this tag. */
export const TAXES_TAG = "taxes";

const KEPT_SECONDS = 60;

/** Tax class → basis points that the country takes; a class that is not there is not taxed. Placement, in its transaction, reads them afresh. */
export async function findTaxRates(ctx: Context, countryCode: string): Promise<Map<string, number>> {
  const rows = await ctx.cache.get(`tax-rates:${countryCode}`, [TAXES_TAG], () => findTaxRateRows(ctx, countryCode), {
    seconds: KEPT_SECONDS,
  });
  return new Map(rows.map(({ taxClassCode, rateBasisPoints }) => [taxClassCode, rateBasisPoints]));
}
