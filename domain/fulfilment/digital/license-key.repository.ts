import { and, asc, inArray, isNull, sql } from "drizzle-orm";
import { licenseKeys } from "#db/schema/digital.ts";
import type { Context } from "../../context.ts";

/** Skips keys that the variant already has; returns the number of new ones. */
export async function insertKeys(
  ctx: Context,
  variantId: number,
  keys: readonly { sealed: string; fingerprint: string }[],
): Promise<number> {
  const rows = await ctx.db
    .insert(licenseKeys)
    .values(keys.map((key) => ({ ...key, variantId, createdAt: ctx.now() })))
    .onConflictDoNothing()
    .returning({ id: licenseKeys.id });
  return rows.length;
}

export function countFreeKeys(
  ctx: Context,
  variantIds: readonly number[],
): Promise<{ variantId: number; count: number }[]> {
  return ctx.db
    .select({ variantId: licenseKeys.variantId, count: sql<number>`count(*)::int` })
    .from(licenseKeys)
    .where(and(inArray(licenseKeys.variantId, [...variantIds]), isNull(licenseKeys.orderLineId)))
    .groupBy(licenseKeys.variantId)
    .orderBy(asc(licenseKeys.variantId));
}
