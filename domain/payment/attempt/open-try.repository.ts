import { and, asc, eq, gt, isNotNull, isNull } from "drizzle-orm";
import { payments } from "#db/schema/payment.ts";
import type { Context } from "../../context.ts";

/** Attempts of a purchase that the provider knows and that have not ended. */
export async function findOpenTries(
  ctx: Context,
  { purchaseId, provider }: { purchaseId: number; provider: string },
): Promise<{ id: number; reference: string }[]> {
  const rows = await ctx.db
    .select({ id: payments.id, reference: payments.providerReference })
    .from(payments)
    .where(
      and(
        eq(payments.purchaseId, purchaseId),
        eq(payments.provider, provider),
        eq(payments.status, "started"),
        isNotNull(payments.providerReference),
      ),
    )
    .orderBy(asc(payments.id));
  return rows.flatMap(({ id, reference }) => (reference === null ? [] : [{ id, reference }]));
}

/** Whether an attempt is being started right now, by another click on the button. */
export async function isTryBegun(
  ctx: Context,
  { purchaseId, provider, since }: { purchaseId: number; provider: string; since: Date },
): Promise<boolean> {
  const rows = await ctx.db
    .select({ id: payments.id })
    .from(payments)
    .where(
      and(
        eq(payments.purchaseId, purchaseId),
        eq(payments.provider, provider),
        eq(payments.status, "started"),
        isNull(payments.providerReference),
        gt(payments.createdAt, since),
      ),
    )
    .limit(1);
  return rows.length > 0;
}
