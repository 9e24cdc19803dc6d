import { staffRefusal, type StaffRefusal } from "#domain/platform/permission/permission.ts";
import { failure, success, type Result } from "#shared/result.ts";
import type { Context } from "../../context.ts";
import type { AuditPage } from "./audit-log.ts";
import type { AuditQuery } from "./audit-log.input.ts";
import { findActors, findAuditRows } from "./audit-log.repository.ts";

const ROWS = 40;

/** Entries of the audit log, newest first. */
export async function findAuditEntries(ctx: Context, query: AuditQuery): Promise<Result<AuditPage, StaffRefusal>> {
  const refusal = staffRefusal(ctx, "audit.read");
  if (refusal) return failure(refusal);
  const [rows, actors] = await Promise.all([findAuditRows(ctx, query, ROWS + 1), findActors(ctx)]);
  const entries = rows.slice(0, ROWS).map(({ createdAt, details, ...row }) => ({
    ...row,
    details: Object.entries(details).map(([name, value]) => ({ name, value: textOf(value) })),
    at: createdAt.toISOString(),
  }));
  return success({ entries, actors, olderThan: rows.length > ROWS ? entries.at(-1)!.id : null });
}

function textOf(value: unknown): string {
  return Array.isArray(value) ? value.join(", ") : String(value);
}
