import { and, asc, eq, inArray, isNull, sql } from "drizzle-orm";
import { digitalGrants, licenseKeys } from "#db/schema/digital.ts";
import { orderLines } from "#db/schema/order.ts";
import type { Context } from "../../context.ts";

export type DigitalLine = { orderLineId: number; variantId: number | null; quantity: number };

export function findDigitalLines(ctx: Context, orderIds: readonly number[]): Promise<DigitalLine[]> {
  return ctx.db
    .select({ orderLineId: orderLines.id, variantId: orderLines.variantId, quantity: orderLines.quantity })
    .from(orderLines)
    .where(and(inArray(orderLines.orderId, [...orderIds]), eq(orderLines.productType, "digital")))
    .orderBy(asc(orderLines.id));
}

/** Existing grants stay as they are, revoked or not. */
export async function insertGrants(
  ctx: Context,
  grants: readonly { orderLineId: number; downloadsLimit: number }[],
): Promise<void> {
  await ctx.db
    .insert(digitalGrants)
    .values(grants.map((grant) => ({ ...grant, grantedAt: ctx.now() })))
    .onConflictDoNothing();
}

/**
 * Assigns free keys of the variant to the line until it has the given number of valid ones; no key is assigned twice.
 * Returns how many it has.
 */
export async function assignKeys(ctx: Context, line: { orderLineId: number; variantId: number; quantity: number }) {
  const [has] = await ctx.db
    .select({ count: sql<number>`count(*)::int` })
    .from(licenseKeys)
    .where(and(eq(licenseKeys.orderLineId, line.orderLineId), isNull(licenseKeys.revokedAt)));
  const missing = line.quantity - has!.count;
  if (missing <= 0) return has!.count;
  const free = await ctx.db
    .select({ id: licenseKeys.id })
    .from(licenseKeys)
    .where(and(eq(licenseKeys.variantId, line.variantId), isNull(licenseKeys.orderLineId)))
    .orderBy(asc(licenseKeys.id))
    .limit(missing)
    .for("update", { skipLocked: true });
  if (free.length === 0) return has!.count;
  await ctx.db
    .update(licenseKeys)
    .set({ orderLineId: line.orderLineId, assignedAt: ctx.now() })
    .where(
      inArray(
        licenseKeys.id,
        free.map(({ id }) => id),
      ),
    );
  return has!.count + free.length;
}

/** Variants that are sold with one key per unit. */
export async function findKeyedVariants(ctx: Context, variantIds: readonly number[]): Promise<Set<number>> {
  if (variantIds.length === 0) return new Set();
  const rows = await ctx.db
    .selectDistinct({ variantId: licenseKeys.variantId })
    .from(licenseKeys)
    .where(inArray(licenseKeys.variantId, [...variantIds]));
  return new Set(rows.map(({ variantId }) => variantId));
}

export async function revokeGrants(ctx: Context, orderLineIds: readonly number[]): Promise<void> {
  if (orderLineIds.length === 0) return;
  await ctx.db
    .update(digitalGrants)
    .set({ revokedAt: ctx.now() })
    .where(and(inArray(digitalGrants.orderLineId, [...orderLineIds]), isNull(digitalGrants.revokedAt)));
}

/** The remaining units keep their downloads. */
export async function reduceGrant(
  ctx: Context,
  { orderLineId, unitsBefore, unitsLeft }: { orderLineId: number; unitsBefore: number; unitsLeft: number },
): Promise<void> {
  await ctx.db
    .update(digitalGrants)
    .set({ downloadsLimit: sql`greatest(1, ${digitalGrants.downloadsLimit} * ${unitsLeft} / ${unitsBefore})` })
    .where(eq(digitalGrants.orderLineId, orderLineId));
}

/**
 * Reduces a line's keys to its units. A key that may have been seen is never sold again. Returns the variants whose
 * keys were removed.
 */
export async function revokeKeys(
  ctx: Context,
  { orderLineId, unitsLeft }: { orderLineId: number; unitsLeft: number },
): Promise<number[]> {
  const active = await ctx.db
    .select({ id: licenseKeys.id, variantId: licenseKeys.variantId })
    .from(licenseKeys)
    .where(and(eq(licenseKeys.orderLineId, orderLineId), isNull(licenseKeys.revokedAt)))
    .orderBy(asc(licenseKeys.assignedAt), asc(licenseKeys.id))
    .for("update");
  const revoked = active.slice(unitsLeft);
  if (revoked.length === 0) return [];
  await ctx.db
    .update(licenseKeys)
    .set({ revokedAt: ctx.now() })
    .where(
      inArray(
        licenseKeys.id,
        revoked.map(({ id }) => id),
      ),
    );
  return revoked.map(({ variantId }) => variantId);
}

/** The number of unsold keys per variant. */
export async function countFreeKeys(ctx: Context, variantIds: readonly number[]): Promise<Map<number, number>> {
  const rows = await ctx.db
    .select({ variantId: licenseKeys.variantId, count: sql<number>`count(*)::int` })
    .from(licenseKeys)
    .where(and(inArray(licenseKeys.variantId, [...variantIds]), isNull(licenseKeys.orderLineId)))
    .groupBy(licenseKeys.variantId);
  return new Map(variantIds.map((id) => [id, rows.find(({ variantId }) => variantId === id)?.count ?? 0]));
}
