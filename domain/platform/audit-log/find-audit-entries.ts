import { staffFailure, type StaffFailure } from "#domain/platform/permission/permission.ts";
import type { ListPage, ListQuery } from "#shared/list/list.ts";
import { failure, success, type Result } from "#shared/result.ts";
import type { Context } from "../../context.ts";
import { readListFrom } from "../list/read-list-page.ts";
import type { AuditEntry } from "./audit-log.ts";
import { auditReads, findActors } from "./audit-log.repository.ts";

/** A page of the audit log. */
export async function findAuditEntries(
  ctx: Context,
  query: ListQuery,
): Promise<Result<ListPage<AuditEntry>, StaffFailure>> {
  const refusal = staffFailure(ctx, "audit.read");
  if (refusal) return failure(refusal);
  const found = await readListFrom(query, auditReads(ctx));
  const rows = found.rows.map(({ createdAt, details, ...row }) => ({
    ...row,
    details: Object.entries(details)
      .map(([name, value]) => ({ name, value: textOf(value) }))
      .filter(({ value }) => value !== "")
      .toSorted((one, other) => placeOf(one.name) - placeOf(other.name)),
    at: createdAt.toISOString(),
  }));
  return success({ ...found, rows });
}

/** The current staff, to filter the log by. */
export function findAuditActors(ctx: Context): Promise<{ id: number; name: string }[]> {
  return findActors(ctx);
}

/** The database does not keep the order of the details. */
function placeOf(name: string): number {
  return ["before", "after"].indexOf(name);
}

export function textOf(value: unknown): string {
  return Array.isArray(value) ? value.join(", ") : String(value);
}
