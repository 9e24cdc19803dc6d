import type { Context } from "../../context.ts";
import type { FinishedRun } from "./system.ts";
import { writeJobRun } from "./system.repository.ts";

const MAX_ERROR = 500;

/** Records how a job ended, for the operator's screen. */
export function recordJobRun(ctx: Context, run: FinishedRun): Promise<void> {
  return writeJobRun(ctx, { ...run, error: run.error.replaceAll("\0", "").slice(0, MAX_ERROR) });
}
