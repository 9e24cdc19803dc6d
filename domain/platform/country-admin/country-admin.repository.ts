import { eq, inArray, notInArray } from "drizzle-orm";
import { addressForms, countries } from "#db/schema/country.ts";
import type { AddressForm } from "#shared/address-form.ts";
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

/** The operator's form of a country, locked until the transaction ends; null: the built-in one. */
export async function lockAddressForm(ctx: Context, countryCode: string): Promise<AddressForm | null> {
  await ctx.db.select({ code: countries.code }).from(countries).where(eq(countries.code, countryCode)).for("update");
  const rows = await ctx.db
    .select({ form: addressForms.form })
    .from(addressForms)
    .where(eq(addressForms.countryCode, countryCode));
  return rows[0]?.form ?? null;
}

export async function writeAddressForm(ctx: Context, countryCode: string, form: AddressForm): Promise<void> {
  await ctx.db
    .insert(addressForms)
    .values({ countryCode, form })
    .onConflictDoUpdate({ target: addressForms.countryCode, set: { form } });
}

export async function deleteAddressForm(ctx: Context, countryCode: string): Promise<void> {
  await ctx.db.delete(addressForms).where(eq(addressForms.countryCode, countryCode));
}
