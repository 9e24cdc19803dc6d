import { useState } from "react";
import { data } from "react-router";
import type { Route } from "./+types/notifications";
import type { Announcement } from "#domain/platform/announcement/announcement.ts";
import type { AnnouncementInput } from "#domain/platform/announcement/announcement.input.ts";
import { findAnnouncements } from "#domain/platform/announcement/find-announcements.ts";
import { useCall } from "#app/api-client/call.ts";
import { fieldErrorsOf } from "#app/api-client/field-errors-of.ts";
import { dependsOn } from "#app/api-client/revalidation.ts";
import { personalPageHeaders } from "#app/loaders/personal-page.ts";
import { requireStaff } from "#app/loaders/staff-only.ts";
import { AdminFrame } from "#app/ui/admin/admin-frame.tsx";
import { AnnouncementDialog } from "#app/ui/admin/announcement-dialog.tsx";
import { AnnouncementList } from "#app/ui/admin/announcement-list.tsx";
import type { FieldErrors } from "#app/ui/form/read-form.ts";
import { Button } from "#app/ui/parts/button.tsx";
import { usePage } from "#app/ui/parts/page.tsx";
import { DocumentHead } from "#app/ui/shell/document-head.tsx";

const CHANGES = ["account"] as const;

export const headers = personalPageHeaders;
export const shouldRevalidate = dependsOn("session", "account");

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = requireStaff(context, "content.manage");
  const found = await findAnnouncements(ctx);
  if (!found.ok) throw data(null, { status: 404 });
  return { permissions: ctx.visitor.permissions, announcements: found.value };
}

export default function AdminNotificationsRoute({ loaderData }: Route.ComponentProps) {
  const { permissions, announcements } = loaderData;
  const { t } = usePage();
  const call = useCall();
  const [isWriting, setWriting] = useState(false);

  async function send(json: AnnouncementInput): Promise<FieldErrors | null> {
    return fieldErrorsOf(await call.post("/admin/notifications", { json }, { changes: CHANGES, refusal: "none" }));
  }

  async function cancel({ id }: Announcement): Promise<void> {
    await call.post("/admin/notifications/:id/cancel", { param: { id } }, { changes: CHANGES });
  }

  return (
    <>
      <DocumentHead title={t("Notifications")} isHidden />
      <AdminFrame
        permissions={permissions}
        title={t("Notifications")}
        actions={
          <Button data-action="" onClick={() => setWriting(true)}>
            {t("New notification")}
          </Button>
        }
      >
        <AnnouncementList announcements={announcements} onCancel={(announcement) => void cancel(announcement)} />
      </AdminFrame>
      {isWriting && <AnnouncementDialog onClose={() => setWriting(false)} onSend={send} />}
    </>
  );
}
