import { useState } from "react";
import { data, href } from "react-router";
import type { Route } from "./+types/application";
import { idParameter } from "#domain/id.input.ts";
import { lookAtApplication } from "#domain/shops/application/find-applications.ts";
import { useCall } from "#app/api-client/call.ts";
import { useChanges } from "#app/api-client/use-changes.ts";
import { dependsOn } from "#app/api-client/revalidation.ts";
import { requireStaff } from "#app/loaders/staff-only.ts";
import { AdminFrame } from "#app/ui/admin/admin-frame.tsx";
import { ApplicationRecordScreen } from "#app/ui/admin/application-record.tsx";
import { Chip } from "#app/ui/admin/chip.tsx";
import { ReasonDialog } from "#app/ui/admin/reason-dialog.tsx";
import { APPLICATION_TONES, applicationStatusName } from "#app/ui/application/application-labels.ts";
import { Button } from "#app/ui/parts/button.tsx";
import { usePage } from "#app/ui/parts/page.tsx";

export const shouldRevalidate = dependsOn("session", "account");

export async function loader({ context, params }: Route.LoaderArgs) {
  const ctx = requireStaff(context, "shops.manage");
  const dialog = idParameter.safeParse(params);
  const found = dialog.success ? await lookAtApplication(ctx, dialog.data.id) : null;
  if (!found?.ok) throw data(null, { status: 404 });
  return { permissions: ctx.visitor.permissions, application: found.value };
}

const CHANGES = ["account"] as const;

export default function AdminApplicationRoute({ loaderData: { permissions, application } }: Route.ComponentProps) {
  const { t } = usePage();
  const call = useCall();
  const { post, postDialog } = useChanges(CHANGES);
  const [dialog, setDialog] = useState<"question" | "reject" | null>(null);
  const param = { id: String(application.id) };
  const isOpen = application.status === "submitted" || application.status === "questioned";

  return (
    <AdminFrame
      permissions={permissions}
      title={application.shopName}
      head={{ title: t("Application"), name: application.shopName }}
      note={<Chip tone={APPLICATION_TONES[application.status]}>{applicationStatusName(application.status, t)}</Chip>}
      back={{ to: href("/admin/applications"), label: t("Applications") }}
      actions={
        isOpen && (
          <>
            {application.status === "submitted" && (
              <>
                <Button data-action="" onClick={() => void post("/admin/applications/:id/approve", { param })}>
                  {t("Approve")}
                </Button>
                <Button variant="secondary" data-action="" onClick={() => setDialog("question")}>
                  {t("Ask a question")}
                </Button>
              </>
            )}
            <Button variant="danger" data-action="" onClick={() => setDialog("reject")}>
              {t("Reject")}
            </Button>
          </>
        )
      }
    >
      <ApplicationRecordScreen
        application={application}
        isOpen={isOpen}
        onCheck={(checked) =>
          void call.post(
            "/admin/applications/:id/checks",
            { param, json: { checked } },
            { changes: CHANGES, isSuccessShown: false },
          )
        }
      />
      {dialog === "question" && (
        <ReasonDialog
          title={t("Ask a question")}
          text={t("The applicant can change the application and answer.")}
          label={t("Question")}
          action={t("Send")}
          isOptional={false}
          onClose={() => setDialog(null)}
          onAction={(question) => postDialog("/admin/applications/:id/question", { param, json: { question } })}
        />
      )}
      {dialog === "reject" && (
        <ReasonDialog
          title={t("Reject application")}
          text={t("The applicant will see the reason and can apply again.")}
          label={t("Reason")}
          action={t("Reject")}
          variant="danger"
          isOptional={false}
          onClose={() => setDialog(null)}
          onAction={(reason) => postDialog("/admin/applications/:id/reject", { param, json: { reason } })}
        />
      )}
    </AdminFrame>
  );
}
