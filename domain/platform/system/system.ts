import type { JobName } from "../../context.ts";

/** The last run of a background job; instants in ISO 8601. */
export type JobRun = {
  job: string;
  startedAt: string;
  milliseconds: number;
  /** Tasks of this run that failed. */
  failures: number;
  /** When a task last failed, and why; null and empty if none has. */
  failedAt: string | null;
  lastError: string;
};

export type Versions = { program: string; schema: string; node: string; postgres: string };

export type SystemState = { jobs: JobRun[]; versions: Versions };

/** How a run of a job ended. */
export type FinishedRun = { job: JobName; startedAt: Date; milliseconds: number; failures: number; error: string };
