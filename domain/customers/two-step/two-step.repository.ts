import { and, eq, isNotNull, isNull, lt, sql } from "drizzle-orm";
import { recoveryCodes, twoSteps } from "#db/schema/two-step.ts";
import type { Context } from "../../context.ts";

export type TwoStep = { sealedSecret: string; lastStep: number; isOn: boolean };

export async function getTwoStep(ctx: Context, customerId: number): Promise<TwoStep | null> {
  const rows = await ctx.db
    .select({
      sealedSecret: twoSteps.sealedSecret,
      lastStep: twoSteps.lastStep,
      isOn: sql<boolean>`${twoSteps.turnedOnAt} is not null`,
    })
    .from(twoSteps)
    .where(eq(twoSteps.customerId, customerId));
  return rows[0] ?? null;
}

/** Stores the secret of a pending setup; false if two-step sign-in is already on. */
export async function putPendingSecret(ctx: Context, customerId: number, sealedSecret: string): Promise<boolean> {
  const now = ctx.now();
  const rows = await ctx.db
    .insert(twoSteps)
    .values({ customerId, sealedSecret, createdAt: now })
    .onConflictDoUpdate({
      target: twoSteps.customerId,
      set: { sealedSecret, createdAt: now },
      setWhere: isNull(twoSteps.turnedOnAt),
    })
    .returning({ customerId: twoSteps.customerId });
  return rows.length > 0;
}

/** False if it is already on. `step`: the time step of the code that confirmed the app. */
export async function setTwoStepOn(ctx: Context, customerId: number, step: number): Promise<boolean> {
  const rows = await ctx.db
    .update(twoSteps)
    .set({ turnedOnAt: ctx.now(), lastStep: step })
    .where(and(eq(twoSteps.customerId, customerId), isNull(twoSteps.turnedOnAt)))
    .returning({ customerId: twoSteps.customerId });
  return rows.length > 0;
}

/** Uses up a time step: further codes of the same or an earlier step are rejected. */
export async function consumeTimeStep(ctx: Context, customerId: number, step: number): Promise<boolean> {
  const rows = await ctx.db
    .update(twoSteps)
    .set({ lastStep: step })
    .where(and(eq(twoSteps.customerId, customerId), isNotNull(twoSteps.turnedOnAt), lt(twoSteps.lastStep, step)))
    .returning({ customerId: twoSteps.customerId });
  return rows.length > 0;
}

/** With its recovery codes; false if it was not on. */
export async function deleteTwoStep(ctx: Context, customerId: number): Promise<boolean> {
  await ctx.db.delete(recoveryCodes).where(eq(recoveryCodes.customerId, customerId));
  const rows = await ctx.db
    .delete(twoSteps)
    .where(eq(twoSteps.customerId, customerId))
    .returning({ turnedOnAt: twoSteps.turnedOnAt });
  return rows.some(({ turnedOnAt }) => turnedOnAt !== null);
}

export async function replaceRecoveryCodes(
  ctx: Context,
  customerId: number,
  codeHashes: readonly string[],
): Promise<void> {
  await ctx.db.delete(recoveryCodes).where(eq(recoveryCodes.customerId, customerId));
  const createdAt = ctx.now();
  await ctx.db.insert(recoveryCodes).values(codeHashes.map((codeHash) => ({ customerId, codeHash, createdAt })));
}

/** Uses up a recovery code; false if it is used or unknown. */
export async function spendRecoveryCode(ctx: Context, customerId: number, codeHash: string): Promise<boolean> {
  const rows = await ctx.db
    .update(recoveryCodes)
    .set({ usedAt: ctx.now() })
    .where(
      and(eq(recoveryCodes.codeHash, codeHash), eq(recoveryCodes.customerId, customerId), isNull(recoveryCodes.usedAt)),
    )
    .returning({ id: recoveryCodes.id });
  return rows.length > 0;
}

export async function countRecoveryCodes(ctx: Context, customerId: number): Promise<number> {
  return ctx.db.$count(recoveryCodes, and(eq(recoveryCodes.customerId, customerId), isNull(recoveryCodes.usedAt)));
}
