import { index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { id, instant } from "../columns.ts";

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

/** The runs of the last days, for the operator. */
export const jobHistory = pgTable(
  "job_history",
  {
    id: id(),
    job: text("job").notNull(),
    startedAt: instant("started_at").notNull(),
    milliseconds: integer("milliseconds").notNull(),
    failures: integer("failures").notNull(),
    error: text("error").notNull().default(""),
  },
  (t) => [index("job_history_job").on(t.job, t.id), index("job_history_started").on(t.startedAt)],
);

/** Failures of the program, counted by kind and place; without what visitors sent. */
export const errorReports = pgTable(
  "error_reports",
  {
    /** SHA-256 of place and message. */
    fingerprint: text("fingerprint").primaryKey(),
    place: text("place").notNull(),
    message: text("message").notNull(),
    count: integer("count").notNull(),
    firstAt: instant("first_at").notNull(),
    lastAt: instant("last_at").notNull(),
    /** Of the last one, as in the log. */
    requestId: text("request_id"),
  },
  (t) => [index("error_reports_last").on(t.lastAt)],
);
