import { data, href } from "react-router";
import type { Route } from "./+types/message-report";
import { idParameter } from "#domain/id.input.ts";
import { getConversationReport } from "#domain/orders/message/find-conversation-reports.ts";
import { useCall } from "#app/api-client/call.ts";
import { dependsOn } from "#app/api-client/revalidation.ts";
import { requireStaff } from "#app/loaders/staff-only.ts";
import { AdminFrame } from "#app/ui/admin/admin-frame.tsx";
import { ReportedConversation } from "#app/ui/messages/reported-conversation.tsx";
import { Button } from "#app/ui/parts/button.tsx";
import { usePage } from "#app/ui/parts/page.tsx";

export const shouldRevalidate = dependsOn("session", "content");

export async function loader({ context, params }: Route.LoaderArgs) {
  const ctx = requireStaff(context, "messages.manage");
  const wanted = idParameter.safeParse(params);
  const found = wanted.success ? await getConversationReport(ctx, wanted.data.id) : null;
  if (!found?.ok) throw data(null, { status: 404 });
  return { permissions: ctx.visitor.permissions, report: found.value };
}

export default function MessageReportRoute({ loaderData: { permissions, report } }: Route.ComponentProps) {
  const { t } = usePage();
  const call = useCall();
  const title = `${report.shopperName} · ${report.shopName}`;

  function decide(outcome: "dismissed" | "closed"): void {
    const input = { param: { id: String(report.id) }, json: { outcome } };
    void call.post("/admin/message-reports/:id/decide", input, { changes: ["content"] });
  }

  return (
    <AdminFrame
      permissions={permissions}
      title={title}
      back={{ to: href("/admin/message-reports"), label: t("Reported conversations") }}
      actions={
        report.state === "open" && (
          <>
            <Button variant="secondary" data-action="" onClick={() => decide("dismissed")}>
              {t("Dismiss report")}
            </Button>
            <Button data-action="" onClick={() => decide("closed")}>
              {t("Close conversation")}
            </Button>
          </>
        )
      }
    >
      <ReportedConversation report={report} />
    </AdminFrame>
  );
}
