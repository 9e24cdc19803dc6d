import { staffFailure, type StaffFailure } from "#domain/platform/permission/permission.ts";
import { failure, success, type Result } from "#shared/result.ts";
import type { Context } from "../../context.ts";
import { deleteOldRuns, findHistoryRows } from "./system.repository.ts";

const MAX_SHOWN = 100;
const HOUR_MILLISECONDS = 3_600_000;
/** Jobs run each minute: successful runs say little after two days. */
const KEPT_HOURS = 48;
const FAILED_KEPT_HOURS = 24 * 30;

/** The instant in ISO 8601. */
export type PastRun = { id: number; startedAt: string; milliseconds: number; failures: number; error: string };

/** The last runs of a job, newest first. */
export async function findJobHistory(ctx: Context, job: string): Promise<Result<PastRun[], StaffFailure>> {
  const refusal = staffFailure(ctx, "settings.manage");
  return refusal ? failure(refusal) : success(await findHistoryRows(ctx, job, MAX_SHOWN));
}

export async function deleteOldJobRuns(ctx: Context): Promise<void> {
  const before = (hours: number) => new Date(ctx.now().getTime() - hours * HOUR_MILLISECONDS);
  await deleteOldRuns(ctx, { all: before(FAILED_KEPT_HOURS), successful: before(KEPT_HOURS) });
}
