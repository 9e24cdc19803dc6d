import { eq } from "drizzle-orm";
import { taxRates } from "#db/schema/tax.ts";
import type { Context } from "../context.ts";

export function findTaxRateRows(
  ctx: Context,
  countryCode: string,
): Promise<{ taxClassCode: string; rateBasisPoints: number }[]> {
  return ctx.db
    .select({ taxClassCode: taxRates.taxClassCode, rateBasisPoints: taxRates.rateBasisPoints })
    .from(taxRates)
    .where(eq(taxRates.countryCode, countryCode));
}
