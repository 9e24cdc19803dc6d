import { and, asc, eq, inArray, isNull, sql } from "drizzle-orm";
import { digitalGrants, licenceKeys } from "#db/schema/digital.ts";
import { orderLines } from "#db/schema/order.ts";
import type { Context } from "../context.ts";

export type DigitalLine = { orderLineId: number; variantId: number | null; quantity: number };

export function findDigitalLines(ctx: Context, orderIds: readonly number[]): Promise<DigitalLine[]> {
  return ctx.db
    .select({ orderLineId: orderLines.id, variantId: orderLines.variantId, quantity: orderLines.quantity })
    .from(orderLines)
    .where(and(inArray(orderLines.orderId, [...orderIds]), eq(orderLines.productType, "digital")))
    .orderBy(asc(orderLines.id));
}

/** What was granted before stays as it is, revoked or not. */
export async function insertGrants(
  ctx: Context,
  grants: readonly { orderLineId: number; downloadsLimit: number }[],
): Promise<void> {
  await ctx.db
    .insert(digitalGrants)
    .values(grants.map((grant) => ({ ...grant, grantedAt: ctx.now() })))
    .onConflictDoNothing();
}

/** Gives free keys of the variant to the line until it has so many; two lines never get the same one. Answers how many it has. */
export async function assignKeys(ctx: Context, line: { orderLineId: number; variantId: number; quantity: number }) {
  const [has] = await ctx.db
    .select({ count: sql<number>`count(*)::int` })
    .from(licenceKeys)
    .where(eq(licenceKeys.orderLineId, line.orderLineId));
  const missing = line.quantity - has!.count;
  if (missing <= 0) return has!.count;
  const free = await ctx.db
    .select({ id: licenceKeys.id })
    .from(licenceKeys)
    .where(and(eq(licenceKeys.variantId, line.variantId), isNull(licenceKeys.orderLineId)))
    .orderBy(asc(licenceKeys.id))
    .limit(missing)
    .for("update", { skipLocked: true });
  if (free.length === 0) return has!.count;
  await ctx.db
    .update(licenceKeys)
    .set({ orderLineId: line.orderLineId, assignedAt: ctx.now() })
    .where(
      inArray(
        licenceKeys.id,
        free.map(({ id }) => id),
      ),
    );
  return has!.count + free.length;
}

/** Variants that are sold with a key each. */
export async function findKeyedVariants(ctx: Context, variantIds: readonly number[]): Promise<Set<number>> {
  if (variantIds.length === 0) return new Set();
  const rows = await ctx.db
    .selectDistinct({ variantId: licenceKeys.variantId })
    .from(licenceKeys)
    .where(inArray(licenceKeys.variantId, [...variantIds]));
  return new Set(rows.map(({ variantId }) => variantId));
}

export async function revokeGrants(ctx: Context, orderLineIds: readonly number[]): Promise<void> {
  await ctx.db
    .update(digitalGrants)
    .set({ revokedAt: ctx.now() })
    .where(and(inArray(digitalGrants.orderLineId, [...orderLineIds]), isNull(digitalGrants.revokedAt)));
}

/** A key that somebody has seen is never sold again. Answers the variants that keys were taken of. */
export async function revokeKeys(ctx: Context, orderLineIds: readonly number[]): Promise<number[]> {
  const rows = await ctx.db
    .update(licenceKeys)
    .set({ revokedAt: ctx.now() })
    .where(and(inArray(licenceKeys.orderLineId, [...orderLineIds]), isNull(licenceKeys.revokedAt)))
    .returning({ variantId: licenceKeys.variantId });
  return [...new Set(rows.map(({ variantId }) => variantId))];
}

/** How many keys of each variant can still be sold. */
export async function countFreeKeys(ctx: Context, variantIds: readonly number[]): Promise<Map<number, number>> {
  const rows = await ctx.db
    .select({ variantId: licenceKeys.variantId, count: sql<number>`count(*)::int` })
    .from(licenceKeys)
    .where(and(inArray(licenceKeys.variantId, [...variantIds]), isNull(licenceKeys.orderLineId)))
    .groupBy(licenceKeys.variantId);
  return new Map(variantIds.map((id) => [id, rows.find(({ variantId }) => variantId === id)?.count ?? 0]));
}
