import { data } from "react-router";
import type { Route } from "./+types/audit";
import { auditQuery } from "#domain/platform/audit-log/audit-log.input.ts";
import { findAuditEntries } from "#domain/platform/audit-log/find-audit-entries.ts";
import { personalPageHeaders } from "#app/loaders/personal-page.ts";
import { readQuery } from "#app/loaders/read-query.server.ts";
import { dependsOn } from "#app/api-client/revalidation.ts";
import { requireStaff } from "#app/loaders/staff-only.ts";
import { ACT_NAMES, actName } from "#app/ui/admin/act-words.ts";
import { SUBJECTS, subjectName } from "#app/ui/admin/subject-words.ts";
import { AdminFrame } from "#app/ui/admin/admin-frame.tsx";
import { AuditList } from "#app/ui/admin/audit-list.tsx";
import { FilterBar, FilterChoice, FilterText } from "#app/ui/admin/filter-bar.tsx";
import { PartLinks } from "#app/ui/admin/part-links.tsx";
import { usePage } from "#app/ui/parts/page.tsx";
import { DocumentHead } from "#app/ui/shell/document-head.tsx";

export const headers = personalPageHeaders;
export const shouldRevalidate = dependsOn("session", "account", "purchase");

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = requireStaff(context, "audit.read");
  const query = readQuery(auditQuery, request);
  const page = await findAuditEntries(ctx, query);
  if (!page.ok) throw data(null, { status: 404 });
  return { permissions: ctx.visitor.permissions, query, ...page.value };
}

export default function AdminAuditRoute({ loaderData }: Route.ComponentProps) {
  const { permissions, query, entries, actors, olderThan } = loaderData;
  const { t } = usePage();
  const all = t("All");
  return (
    <>
      <DocumentHead title={t("Audit log")} isHidden />
      <AdminFrame permissions={permissions} title={t("Audit log")}>
        <FilterBar
          label={t("Search the audit log")}
          search={<FilterText name="subject" label={t("Number or code")} value={query.subject} />}
        >
          <FilterChoice
            name="kind"
            label={t("Subject")}
            value={query.kind}
            all={all}
            choices={SUBJECTS.map((kind) => ({ value: kind, label: subjectName(kind, t) }))}
          />
          <FilterChoice
            name="action"
            label={t("Action")}
            value={query.action}
            all={all}
            choices={ACT_NAMES.map((action) => ({ value: action, label: actName(action, t) }))}
          />
          <FilterChoice
            name="actor"
            label={t("Who")}
            value={query.actor}
            all={t("Everyone")}
            choices={actors.map(({ id, name }) => ({ value: id, label: name }))}
          />
          <FilterText isDay name="from" label={t("From")} value={query.from} />
          <FilterText isDay name="to" label={t("To")} value={query.to} />
        </FilterBar>
        <AuditList entries={entries} />
        <PartLinks olderThan={olderThan} />
      </AdminFrame>
    </>
  );
}
