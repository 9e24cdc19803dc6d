import { data, href } from "react-router";
import type { Route } from "./+types/audit";
import type { AuditEntry } from "#domain/platform/audit-log/audit-log.ts";
import { findAuditActors, findAuditEntries } from "#domain/platform/audit-log/find-audit-entries.ts";
import { readList } from "#app/loaders/read-list.server.ts";
import { dependsOn } from "#app/api-client/revalidation.ts";
import { useExportCall } from "#app/api-client/use-export-call.ts";
import { requireStaff } from "#app/loaders/staff-only.ts";
import { AdminFrame } from "#app/ui/admin/admin-frame.tsx";
import { auditColumns, auditFilters } from "#app/ui/admin/audit-columns.tsx";
import { DataTable } from "#app/ui/desk/data-table/data-table.tsx";
import { usePage } from "#app/ui/parts/page.tsx";
import { AUDIT_LIST } from "#shared/list/system-lists.ts";

export const shouldRevalidate = dependsOn("session", "account", "purchase");

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = requireStaff(context, "audit.read");
  const query = readList(AUDIT_LIST, request);
  const [found, actors] = await Promise.all([findAuditEntries(ctx, query), findAuditActors(ctx)]);
  if (!found.ok) throw data(null, { status: 404 });
  return { permissions: ctx.visitor.permissions, query, found: found.value, actors };
}

const pathOf = ({ subjectKind, subjectId }: AuditEntry) =>
  subjectKind === "order" && subjectId !== "*" ? href("/admin/orders/:code", { code: subjectId }) : null;

export default function AdminAuditRoute({ loaderData }: Route.ComponentProps) {
  const { permissions, query, found, actors } = loaderData;
  const { t } = usePage();
  const columns = auditColumns(t);
  const exporting = useExportCall("admin", "audit");
  return (
    <AdminFrame permissions={permissions} title={t("Audit log")}>
      <DataTable
        name="admin-audit"
        label={t("Audit log")}
        definition={AUDIT_LIST}
        {...{ query, found, columns, pathOf, exporting }}
        filters={auditFilters(t, actors)}
        searchLabel={t("Search the audit log")}
        searchHint={t("Number or code, name, or a value")}
        empty={{ icon: "file-text", title: t("No matching entries"), text: t("Try fewer or different filters.") }}
      />
    </AdminFrame>
  );
}
