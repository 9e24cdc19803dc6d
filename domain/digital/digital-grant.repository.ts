import { and, inArray, isNull } from "drizzle-orm";
import { digitalGrants, licenceKeys } from "#db/schema/digital.ts";
import type { Context } from "../context.ts";

export async function revokeGrants(ctx: Context, orderLineIds: readonly number[]): Promise<void> {
  await ctx.db
    .update(digitalGrants)
    .set({ revokedAt: ctx.now() })
    .where(and(inArray(digitalGrants.orderLineId, [...orderLineIds]), isNull(digitalGrants.revokedAt)));
}

/** A key that somebody has seen is never sold again. */
export async function revokeKeys(ctx: Context, orderLineIds: readonly number[]): Promise<void> {
  await ctx.db
    .update(licenceKeys)
    .set({ revokedAt: ctx.now() })
    .where(and(inArray(licenceKeys.orderLineId, [...orderLineIds]), isNull(licenceKeys.revokedAt)));
}
