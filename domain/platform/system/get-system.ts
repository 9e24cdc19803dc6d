import { staffFailure, type StaffFailure } from "#domain/platform/permission/permission.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { VERSION } from "#shared/version.ts";
import type { Context } from "../../context.ts";
import type { SystemState } from "./system.ts";
import { findJobRunRows, readDatabaseVersions } from "./system.repository.ts";

/** The background jobs with their last run, and the versions in use. */
export async function getSystem(ctx: Context): Promise<Result<SystemState, StaffFailure>> {
  const refusal = staffFailure(ctx, "settings.manage");
  if (refusal) return failure(refusal);
  const [jobs, database] = await Promise.all([findJobRunRows(ctx), readDatabaseVersions(ctx)]);
  return success({ jobs, versions: { program: VERSION, node: process.versions.node, ...database } });
}
