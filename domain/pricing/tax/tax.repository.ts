import { and, asc, count, eq, inArray, sql } from "drizzle-orm";
import { prepared } from "#db/prepared.ts";
import { countries } from "#db/schema/country.ts";
import { products } from "#db/schema/product.ts";
import { taxClasses, taxRates } from "#db/schema/tax.ts";
import type { Context } from "../../context.ts";

export function findTaxRateRows(
  ctx: Context,
  countryCode: string,
): Promise<{ taxClassCode: string; rateBasisPoints: number }[]> {
  return prepared(ctx.db, "tax_rates_of_country", (db, name) =>
    db
      .select({ taxClassCode: taxRates.taxClassCode, rateBasisPoints: taxRates.rateBasisPoints })
      .from(taxRates)
      .where(eq(taxRates.countryCode, sql.placeholder("countryCode")))
      .prepare(name),
  ).execute({ countryCode });
}

type TaxRateRow = { countryCode: string; taxClassCode: string; name: string; rateBasisPoints: number };

/** The tax rates of all countries. */
export function findAllTaxRateRows(ctx: Context): Promise<TaxRateRow[]> {
  return ctx.db
    .select({
      countryCode: taxRates.countryCode,
      taxClassCode: taxRates.taxClassCode,
      name: taxRates.name,
      rateBasisPoints: taxRates.rateBasisPoints,
    })
    .from(taxRates)
    .orderBy(asc(taxRates.countryCode), asc(taxRates.taxClassCode));
}

/** In order of creation, as far as their codes tell: that of delivery first. */
export function findTaxClassRows(
  ctx: Context,
  shippingClass: string,
): Promise<{ code: string; name: string; productsCount: number }[]> {
  return ctx.db
    .select({
      code: taxClasses.code,
      name: taxClasses.name,
      productsCount: sql<number>`(select count(*)::int from ${products} where ${products.taxClassCode} = ${taxClasses.code})`,
    })
    .from(taxClasses)
    .orderBy(sql`${taxClasses.code} <> ${shippingClass}`, asc(taxClasses.name), asc(taxClasses.code));
}

export function findTaxClassNames(ctx: Context): Promise<{ code: string; name: string }[]> {
  return ctx.db.select().from(taxClasses).orderBy(asc(taxClasses.name), asc(taxClasses.code));
}

/** Locked: a class being deleted cannot be used, and names stay unique. */
export function lockTaxClasses(ctx: Context): Promise<{ code: string; name: string }[]> {
  return ctx.db.select().from(taxClasses).orderBy(asc(taxClasses.code)).for("update");
}

export async function countProductsOfClass(ctx: Context, code: string): Promise<number> {
  const rows = await ctx.db.select({ number: count() }).from(products).where(eq(products.taxClassCode, code));
  return rows[0]!.number;
}

export async function insertTaxClass(ctx: Context, code: string, name: string): Promise<void> {
  await ctx.db.insert(taxClasses).values({ code, name });
}

export async function saveTaxClassName(ctx: Context, code: string, name: string): Promise<void> {
  await ctx.db.update(taxClasses).set({ name }).where(eq(taxClasses.code, code));
}

export async function deleteTaxClass(ctx: Context, code: string): Promise<void> {
  await ctx.db.delete(taxRates).where(eq(taxRates.taxClassCode, code));
  await ctx.db.delete(taxClasses).where(eq(taxClasses.code, code));
}

/** How many of these countries there are. */
export async function countCountries(ctx: Context, codes: readonly string[]): Promise<number> {
  const rows = await ctx.db
    .select({ number: count() })
    .from(countries)
    .where(inArray(countries.code, [...codes]));
  return rows[0]!.number;
}

export async function saveTaxRates(ctx: Context, rows: readonly TaxRateRow[]): Promise<void> {
  if (rows.length === 0) return;
  await ctx.db
    .insert(taxRates)
    .values([...rows])
    .onConflictDoUpdate({
      target: [taxRates.taxClassCode, taxRates.countryCode],
      set: { name: sql`excluded.name`, rateBasisPoints: sql`excluded.rate_basis_points` },
    });
}

export async function deleteTaxRates(
  ctx: Context,
  countryCodes: readonly string[],
  taxClassCodes: readonly string[],
): Promise<void> {
  if (taxClassCodes.length === 0) return;
  await ctx.db
    .delete(taxRates)
    .where(and(inArray(taxRates.countryCode, [...countryCodes]), inArray(taxRates.taxClassCode, [...taxClassCodes])));
}
