import { useState } from "react";
import { data, href } from "react-router";
import type { Route } from "./+types/mail";
import { idParameter } from "#domain/id.input.ts";
import { lookAtMail } from "#domain/platform/outbox/look-at-mail.ts";
import { useCall } from "#app/api-client/call.ts";
import { dependsOn } from "#app/api-client/revalidation.ts";
import { requireStaff } from "#app/loaders/staff-only.ts";
import { AdminFrame } from "#app/ui/admin/admin-frame.tsx";
import { MailRecordScreen } from "#app/ui/admin/mail-record.tsx";
import { Button } from "#app/ui/parts/button.tsx";
import { Icon } from "#app/ui/parts/icon.tsx";
import { usePage } from "#app/ui/parts/page.tsx";

export const shouldRevalidate = dependsOn("session", "account");

export async function loader({ context, params }: Route.LoaderArgs) {
  const ctx = requireStaff(context, "mails.read");
  const parsed = idParameter.safeParse(params);
  const looked = parsed.success ? await lookAtMail(ctx, parsed.data.id) : null;
  if (!looked?.ok) throw data(null, { status: 404 });
  return { permissions: ctx.visitor.permissions, ...looked.value };
}

export default function AdminMailRoute({ loaderData: { permissions, mail, content } }: Route.ComponentProps) {
  const { t } = usePage();
  const call = useCall();
  const [isPending, setPending] = useState(false);

  async function resend(): Promise<void> {
    setPending(true);
    await call.post("/admin/mails/:id/resend", { param: { id: String(mail.id) } }, { changes: ["account"] });
    setPending(false);
  }

  return (
    <AdminFrame
      permissions={permissions}
      title={t("Email {number}", { number: String(mail.id) })}
      head={{ title: t("Email"), name: mail.recipient }}
      back={{ to: href("/admin/mails"), label: t("Emails") }}
      actions={
        mail.canResend && (
          <Button isPending={isPending} data-action="" onClick={() => void resend()}>
            <Icon name="rotate-ccw" className="size-4.5" />
            {mail.state === "sent" ? t("Send again") : t("Send now")}
          </Button>
        )
      }
    >
      <MailRecordScreen mail={mail} content={content} />
    </AdminFrame>
  );
}
