import { desc, sql } from "drizzle-orm";
import { errorReports } from "#db/schema/job-run.ts";
import type { Context } from "../../context.ts";
import type { ErrorReport } from "./error-report.ts";

const MAX_REPORTS = 500;

export async function writeErrorReports(ctx: Pick<Context, "db">, reports: readonly ErrorReport[]): Promise<void> {
  await ctx.db
    .insert(errorReports)
    .values([...reports])
    .onConflictDoUpdate({
      target: errorReports.fingerprint,
      set: {
        count: sql`${errorReports.count} + excluded.count`,
        lastAt: sql`excluded.last_at`,
        requestId: sql`excluded.request_id`,
      },
    });
}

export async function deleteOldErrors(ctx: Pick<Context, "db">): Promise<void> {
  await ctx.db.execute(sql`delete from ${errorReports} where ${errorReports.fingerprint} in (
    select fingerprint from ${errorReports} order by last_at desc, fingerprint offset ${MAX_REPORTS})`);
}

/** Latest first. */
export function findErrorRows(ctx: Context, max: number): Promise<ErrorReport[]> {
  return ctx.db.select().from(errorReports).orderBy(desc(errorReports.lastAt)).limit(max);
}

export async function deleteErrors(ctx: Context): Promise<void> {
  await ctx.db.delete(errorReports);
}
