import { and, asc, desc, eq, isNull, sql } from "drizzle-orm";
import { readMoney } from "#db/columns.ts";
import { payoutRuns, payouts } from "#db/schema/payout.ts";
import type { Context } from "../../context.ts";
import type { PayoutRun } from "./payout.ts";

function read(ctx: Context, row: typeof payoutRuns.$inferSelect): PayoutRun {
  const { id, status, totalMinor, createdBy, createdAt, approvedAt } = row;
  return { id, status, total: readMoney(totalMinor, ctx.baseCurrency.code), createdBy, createdAt, approvedAt };
}

/** Collects all requested payouts that are in no run; null if there are none. */
export async function insertRun(ctx: Context, createdBy: number): Promise<{ id: number; count: number } | null> {
  const waiting = await ctx.db
    .select({ id: payouts.id, amountMinor: payouts.amountMinor })
    .from(payouts)
    .where(and(eq(payouts.status, "requested"), isNull(payouts.runId)))
    .orderBy(asc(payouts.id))
    .for("update");
  if (waiting.length === 0) return null;
  const totalMinor = waiting.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  const rows = await ctx.db
    .insert(payoutRuns)
    .values({ totalMinor, createdBy, createdAt: ctx.now() })
    .returning({ id: payoutRuns.id });
  const { id } = rows[0]!;
  await ctx.db.execute(sql`update ${payouts} set run_id = ${id} where id in ${waiting.map((payout) => payout.id)}`);
  return { id, count: waiting.length };
}

/** Locked until the transaction ends. */
export async function lockRun(ctx: Context, id: number): Promise<PayoutRun | null> {
  const rows = await ctx.db.select().from(payoutRuns).where(eq(payoutRuns.id, id)).for("update");
  return rows[0] ? read(ctx, rows[0]) : null;
}

export async function getRunRow(ctx: Context, id: number): Promise<PayoutRun | null> {
  const rows = await ctx.db.select().from(payoutRuns).where(eq(payoutRuns.id, id));
  return rows[0] ? read(ctx, rows[0]) : null;
}

export async function setRunApproved(ctx: Context, id: number, approvedBy: number): Promise<void> {
  await ctx.db
    .update(payoutRuns)
    .set({ status: "approved", approvedBy, approvedAt: ctx.now() })
    .where(eq(payoutRuns.id, id));
  await ctx.db
    .update(payouts)
    .set({ status: "approved" })
    .where(and(eq(payouts.runId, id), eq(payouts.status, "requested")));
}

/** Its payouts are requested as before, and wait for another run. */
export async function setRunDiscarded(ctx: Context, id: number): Promise<void> {
  await ctx.db.update(payoutRuns).set({ status: "discarded" }).where(eq(payoutRuns.id, id));
  await ctx.db.update(payouts).set({ runId: null }).where(eq(payouts.runId, id));
}

/** With the number of their payouts, and of those that are neither paid nor failed yet. */
export async function findRunRows(
  ctx: Context,
  max: number,
): Promise<(PayoutRun & { count: number; openCount: number; createdByName: string | null })[]> {
  const rows = await ctx.db
    .select({
      run: payoutRuns,
      count: sql<number>`(select count(*)::int from ${payouts} p where p.run_id = payout_runs.id)`,
      openCount: sql<number>`(select count(*)::int from ${payouts} p
        where p.run_id = payout_runs.id and p.status in ('requested', 'approved'))`,
      createdByName: sql<string | null>`(select c.first_name || ' ' || c.last_name from customers c
        where c.id = payout_runs.created_by)`,
    })
    .from(payoutRuns)
    .where(sql`${payoutRuns.status} <> 'discarded'`)
    .orderBy(desc(payoutRuns.id))
    .limit(max);
  return rows.map(({ run, ...counts }) => ({ ...read(ctx, run), ...counts }));
}
