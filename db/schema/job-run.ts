import { integer, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "../columns.ts";

/** The last run of each background job, and its last failure. */
export const jobRuns = pgTable("job_runs", {
  job: text("job").primaryKey(),
  startedAt: instant("started_at").notNull(),
  milliseconds: integer("milliseconds").notNull(),
  /** Tasks of this run that failed. */
  failures: integer("failures").notNull(),
  failedAt: instant("failed_at"),
  lastError: text("last_error").notNull().default(""),
});
