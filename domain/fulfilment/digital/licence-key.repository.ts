import { and, asc, inArray, isNull, sql } from "drizzle-orm";
import { licenceKeys } from "#db/schema/digital.ts";
import type { Context } from "../../context.ts";

/** Skips keys that the variant already has; returns the number of new ones. */
export async function insertKeys(
  ctx: Context,
  variantId: number,
  keys: readonly { sealed: string; fingerprint: string }[],
): Promise<number> {
  const rows = await ctx.db
    .insert(licenceKeys)
    .values(keys.map((key) => ({ ...key, variantId, createdAt: ctx.now() })))
    .onConflictDoNothing()
    .returning({ id: licenceKeys.id });
  return rows.length;
}

export function countFreeKeys(
  ctx: Context,
  variantIds: readonly number[],
): Promise<{ variantId: number; count: number }[]> {
  return ctx.db
    .select({ variantId: licenceKeys.variantId, count: sql<number>`count(*)::int` })
    .from(licenceKeys)
    .where(and(inArray(licenceKeys.variantId, [...variantIds]), isNull(licenceKeys.orderLineId)))
    .groupBy(licenceKeys.variantId)
    .orderBy(asc(licenceKeys.variantId));
}
