import type { Context } from "../context.ts";
import { findTaxRateRows } from "./tax.repository.ts";

/** Tax class → basis points that the country takes; a class that is not there is not taxed. Read afresh, for placement reads it under lock. */
export async function findTaxRates(ctx: Context, countryCode: string): Promise<Map<string, number>> {
  const rows = await findTaxRateRows(ctx, countryCode);
  return new Map(rows.map(({ taxClassCode, rateBasisPoints }) => [taxClassCode, rateBasisPoints]));
}
