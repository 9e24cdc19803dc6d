import { and, eq, gt, inArray, lt } from "drizzle-orm";
import { shopImprints } from "#db/schema/shop-imprint.ts";
import { vatChecks } from "#db/schema/tax.ts";
import type { Context } from "../../context.ts";

export type StoredVatCheck = { isValid: boolean; reference: string; checkedAt: Date };

/** Null if there is none since then. */
export async function getVatCheck(ctx: Context, number: string, since: Date): Promise<StoredVatCheck | null> {
  const rows = await ctx.db
    .select({ isValid: vatChecks.isValid, reference: vatChecks.reference, checkedAt: vatChecks.checkedAt })
    .from(vatChecks)
    .where(and(eq(vatChecks.number, number), gt(vatChecks.checkedAt, since)));
  return rows[0] ?? null;
}

/** Deletes older ones too. */
export async function saveVatCheck(ctx: Context, number: string, check: StoredVatCheck, since: Date): Promise<void> {
  await ctx.db.delete(vatChecks).where(lt(vatChecks.checkedAt, since));
  await ctx.db
    .insert(vatChecks)
    .values({ number, ...check })
    .onConflictDoUpdate({ target: vatChecks.number, set: check });
}

/** Shop → the country of its imprint; shops without one are missing. */
export async function findSellerCountries(ctx: Context, shopIds: readonly number[]): Promise<Map<number, string>> {
  if (shopIds.length === 0) return new Map();
  const rows = await ctx.db
    .select({ shopId: shopImprints.shopId, countryCode: shopImprints.countryCode })
    .from(shopImprints)
    .where(inArray(shopImprints.shopId, [...shopIds]));
  return new Map(rows.map(({ shopId, countryCode }) => [shopId, countryCode]));
}
