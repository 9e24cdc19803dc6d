import { data, Link } from "react-router";
import type { Route } from "./+types/message-reports";
import { findConversationReports, REPORTS_PER_PAGE } from "#domain/orders/message/find-conversation-reports.ts";
import { dependsOn } from "#app/api-client/revalidation.ts";
import { personalPageHeaders } from "#app/loaders/personal-page.ts";
import { readPage } from "#app/loaders/read-page.server.ts";
import { requireStaff } from "#app/loaders/staff-only.ts";
import { AdminFrame } from "#app/ui/admin/admin-frame.tsx";
import { MessageReportList } from "#app/ui/messages/message-report-list.tsx";
import { PageLinks } from "#app/ui/parts/page-links.tsx";
import { usePage } from "#app/ui/parts/page.tsx";
import { DocumentHead } from "#app/ui/shell/document-head.tsx";

export const headers = personalPageHeaders;
export const shouldRevalidate = dependsOn("session", "content");

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = requireStaff(context, "messages.manage");
  const state = new URL(request.url).searchParams.get("state") === "decided" ? "decided" : "open";
  const reports = await readPage(request, REPORTS_PER_PAGE, async ({ page }) => {
    const found = await findConversationReports(ctx, { state, page });
    if (!found.ok) throw data(null, { status: 404 });
    return found.value;
  });
  return { permissions: ctx.visitor.permissions, state, reports };
}

export default function MessageReportsRoute({ loaderData: { permissions, state, reports } }: Route.ComponentProps) {
  const { t } = usePage();
  const other = state === "open" ? "decided" : "open";
  return (
    <>
      <DocumentHead title={t("Reported conversations")} isHidden />
      <AdminFrame
        permissions={permissions}
        title={t("Reported conversations")}
        actions={
          <Link to={{ search: other === "open" ? "" : "?state=decided" }} className="text-sm underline">
            {other === "open" ? t("Show open reports") : t("Show decided reports")}
          </Link>
        }
      >
        <MessageReportList reports={reports.items} />
        <PageLinks page={reports} />
      </AdminFrame>
    </>
  );
}
