import type { Context } from "../../context.ts";
import type { ErrorReport } from "./error-report.ts";
import { deleteOldErrors, writeErrorReports } from "./error-report.repository.ts";

/** Adds failures to the recorded ones; only the latest kinds are kept. */
export async function recordErrors(ctx: Pick<Context, "db">, reports: readonly ErrorReport[]): Promise<void> {
  if (reports.length === 0) return;
  await writeErrorReports(ctx, reports);
  await deleteOldErrors(ctx);
}
