import { and, asc, desc, eq, lt, or, sql } from "drizzle-orm";
import { jobHistory, jobRuns } from "#db/schema/job-run.ts";
import type { Context, JobName } from "../../context.ts";
import type { PastRun } from "./find-job-history.ts";
import type { FinishedRun, JobRun } from "./system.ts";

export async function findJobRunRows(ctx: Context): Promise<JobRun[]> {
  const rows = await ctx.db.select().from(jobRuns).orderBy(asc(jobRuns.job));
  return rows.map(({ startedAt, failedAt, ...row }) => ({
    ...row,
    startedAt: startedAt.toISOString(),
    failedAt: failedAt?.toISOString() ?? null,
  }));
}

/** Null for a job that has never run. */
export async function getJobName(ctx: Context, job: string): Promise<JobName | null> {
  const rows = await ctx.db.select({ job: jobRuns.job }).from(jobRuns).where(eq(jobRuns.job, job));
  return rows[0] ? (rows[0].job as JobName) : null;
}

/** A run without failures keeps the last one of an earlier run. */
export async function writeJobRun(ctx: Context, { job, error, ...run }: FinishedRun): Promise<void> {
  const failed = run.failures > 0 ? { failedAt: run.startedAt, lastError: error } : {};
  const values = { ...run, ...failed };
  await ctx.db
    .insert(jobRuns)
    .values({ job, ...values })
    .onConflictDoUpdate({ target: jobRuns.job, set: values });
  await ctx.db.insert(jobHistory).values({ job, error, ...run });
}

export async function findHistoryRows(ctx: Context, job: string, max: number): Promise<PastRun[]> {
  const rows = await ctx.db
    .select()
    .from(jobHistory)
    .where(eq(jobHistory.job, job))
    .orderBy(desc(jobHistory.id))
    .limit(max);
  return rows.map(({ job: _job, startedAt, ...row }) => ({ ...row, startedAt: startedAt.toISOString() }));
}

export async function deleteOldRuns(ctx: Context, before: { all: Date; successful: Date }): Promise<void> {
  await ctx.db
    .delete(jobHistory)
    .where(
      or(
        lt(jobHistory.startedAt, before.all),
        and(lt(jobHistory.startedAt, before.successful), eq(jobHistory.failures, 0)),
      ),
    );
}

/** The version of the database, and the last migration. */
export async function readDatabaseVersions(ctx: Context): Promise<{ postgres: string; schema: string }> {
  const { rows } = (await ctx.db.execute(sql`
    select current_setting('server_version') as postgres,
      (select count(*)::text from drizzle.__drizzle_migrations) as schema
  `)) as { rows: { postgres: string; schema: string }[] };
  return rows[0]!;
}
