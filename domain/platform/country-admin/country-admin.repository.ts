import { inArray, notInArray } from "drizzle-orm";
import { countries } from "#db/schema/country.ts";
import type { Context } from "../../context.ts";

export function findAllCountryRows(ctx: Context): Promise<{ code: string; name: string; isActive: boolean }[]> {
  return ctx.db
    .select({ code: countries.code, name: countries.name, isActive: countries.isActive })
    .from(countries)
    .orderBy(countries.code);
}

export async function activateCountries(ctx: Context, codes: readonly string[]): Promise<void> {
  await ctx.db
    .update(countries)
    .set({ isActive: true })
    .where(inArray(countries.code, [...codes]));
  await ctx.db
    .update(countries)
    .set({ isActive: false })
    .where(notInArray(countries.code, [...codes]));
}
