import { data, href } from "react-router";
import type { Route } from "./+types/message-reports";
import type { ConversationReport } from "#domain/orders/message/conversation-report.ts";
import { findConversationReports } from "#domain/orders/message/find-conversation-reports.ts";
import { dependsOn } from "#app/api-client/revalidation.ts";
import { readList } from "#app/loaders/read-list.server.ts";
import { requireStaff } from "#app/loaders/staff-only.ts";
import { AdminFrame } from "#app/ui/admin/admin-frame.tsx";
import { DataTable } from "#app/ui/desk/data-table/data-table.tsx";
import { messageReportColumns, messageReportFilters } from "#app/ui/messages/message-report-columns.tsx";
import { usePage } from "#app/ui/parts/page.tsx";
import { MESSAGE_REPORT_LIST } from "#shared/list/desk-lists.ts";

export const shouldRevalidate = dependsOn("session", "content");

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = requireStaff(context, "messages.manage");
  const query = readList(MESSAGE_REPORT_LIST, request);
  const found = await findConversationReports(ctx, query);
  if (!found.ok) throw data(null, { status: 404 });
  return { permissions: ctx.visitor.permissions, query, found: found.value };
}

const pathOf = ({ id }: ConversationReport) => href("/admin/message-reports/:id", { id: String(id) });

export default function MessageReportsRoute({ loaderData: { permissions, query, found } }: Route.ComponentProps) {
  const { t } = usePage();
  const columns = messageReportColumns(t);
  return (
    <AdminFrame permissions={permissions} title={t("Reported conversations")}>
      <DataTable
        name="admin-message-reports"
        label={t("Reported conversations")}
        definition={MESSAGE_REPORT_LIST}
        {...{ query, found, columns, pathOf }}
        filters={messageReportFilters(t)}
        searchHint={t("Shop, customer or text")}
        empty={{
          icon: "shield-check",
          title: t("No reports"),
          text: t("Conversations that shoppers or shops report will appear here."),
        }}
      />
    </AdminFrame>
  );
}
