import { asc, count, eq, inArray, sql } from "drizzle-orm";
import { countries, regionCountries, regions } from "#db/schema/country.ts";
import type { Context } from "../../context.ts";
import type { Region } from "./region.ts";

export function findRegionRows(ctx: Context): Promise<Region[]> {
  return ctx.db
    .select({
      id: regions.id,
      name: regions.name,
      countryCodes: sql<
        string[]
      >`coalesce(json_agg(${regionCountries.countryCode} order by ${regionCountries.countryCode})
        filter (where ${regionCountries.countryCode} is not null), '[]'::json)`,
    })
    .from(regions)
    .leftJoin(regionCountries, eq(regionCountries.regionId, regions.id))
    .groupBy(regions.id)
    .orderBy(asc(regions.name), asc(regions.id));
}

/** Serializes writers, so that names stay unique and the limit holds. */
export async function lockRegions(ctx: Context): Promise<void> {
  await ctx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended('regions', 0))`);
}

export async function countKnownCountries(ctx: Context, codes: readonly string[]): Promise<number> {
  const rows = await ctx.db
    .select({ number: count() })
    .from(countries)
    .where(inArray(countries.code, [...codes]));
  return rows[0]!.number;
}

export async function insertRegion(ctx: Context, name: string): Promise<number> {
  const rows = await ctx.db.insert(regions).values({ name }).returning({ id: regions.id });
  return rows[0]!.id;
}

export async function renameRegion(ctx: Context, id: number, name: string): Promise<void> {
  await ctx.db.update(regions).set({ name }).where(eq(regions.id, id));
}

export async function replaceRegionCountries(ctx: Context, regionId: number, codes: readonly string[]): Promise<void> {
  await ctx.db.delete(regionCountries).where(eq(regionCountries.regionId, regionId));
  await ctx.db.insert(regionCountries).values(codes.map((countryCode) => ({ regionId, countryCode })));
}

export async function deleteRegionRow(ctx: Context, id: number): Promise<void> {
  await ctx.db.delete(regions).where(eq(regions.id, id));
}
