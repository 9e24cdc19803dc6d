import { exportOf } from "#domain/platform/list-export/list-export.ts";
import { AUDIT_LIST } from "#shared/list/system-lists.ts";
import { auditReads } from "./audit-log.repository.ts";
import { textOf } from "./find-audit-entries.ts";

export const AUDIT_EXPORT = exportOf("audit", {
  definition: AUDIT_LIST,
  permission: "audit.read",
  right: null,
  reads: auditReads,
  cells: (row) => ({
    at: row.createdAt.toISOString(),
    who: row.actorName,
    action: row.action,
    subject_kind: row.subjectKind,
    subject_id: row.subjectId,
    details: Object.entries(row.details)
      .map(([name, value]) => `${name}: ${textOf(value)}`)
      .join("; "),
    network: row.networkArea,
    request_id: row.requestId,
  }),
});
