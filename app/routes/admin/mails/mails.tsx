import { data, href } from "react-router";
import type { Route } from "./+types/mails";
import { findMails, findMailTemplates } from "#domain/platform/outbox/find-mails.ts";
import type { MailRecord } from "#domain/platform/outbox/outbox.ts";
import { readList } from "#app/loaders/read-list.server.ts";
import { dependsOn } from "#app/api-client/revalidation.ts";
import { useBulkCall } from "#app/api-client/use-bulk-call.ts";
import { useExportCall } from "#app/api-client/use-export-call.ts";
import { requireStaff } from "#app/loaders/staff-only.ts";
import { AdminFrame } from "#app/ui/admin/admin-frame.tsx";
import { mailColumns, mailFilters } from "#app/ui/admin/mail-columns.tsx";
import { DataTable } from "#app/ui/desk/data-table/data-table.tsx";
import { usePage } from "#app/ui/parts/page.tsx";
import { MAIL_LIST } from "#shared/list/system-lists.ts";

export const shouldRevalidate = dependsOn("session", "account");

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = requireStaff(context, "mails.read");
  const query = readList(MAIL_LIST, request);
  const [found, templates] = await Promise.all([findMails(ctx, query), findMailTemplates(ctx)]);
  if (!found.ok) throw data(null, { status: 404 });
  return { permissions: ctx.visitor.permissions, query, found: found.value, templates };
}

const CHANGES = ["account"] as const;
const pathOf = ({ id }: MailRecord) => href("/admin/mails/:id", { id: String(id) });

export default function AdminMailsRoute({ loaderData }: Route.ComponentProps) {
  const { permissions, query, found, templates } = loaderData;
  const { t } = usePage();
  const columns = mailColumns(t);
  const exporting = useExportCall("admin", "mails");
  const call = useBulkCall("/admin/mails/bulk", CHANGES);
  return (
    <AdminFrame permissions={permissions} title={t("Emails")}>
      <DataTable
        name="admin-mails"
        label={t("Emails")}
        definition={MAIL_LIST}
        {...{ query, found, columns, pathOf, exporting }}
        isOpeningLogged
        filters={mailFilters(t, templates)}
        searchLabel={t("Search emails")}
        searchHint={t("Part of the address")}
        empty={{
          icon: "circle-check",
          title: t("No emails waiting"),
          text: t("All emails have been sent, or none match your filters."),
        }}
        bulk={{ actions: [{ name: "resend", label: t("Send again") }], call }}
      />
    </AdminFrame>
  );
}
