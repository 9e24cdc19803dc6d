import { useState } from "react";
import { data } from "react-router";
import type { Route } from "./+types/notifications";
import { ANNOUNCEMENT_ROWS, findAnnouncements } from "#domain/platform/announcement/find-announcements.ts";
import { pageOfRows } from "#domain/platform/list/row-list.ts";
import { dependsOn } from "#app/api-client/revalidation.ts";
import { useChanges } from "#app/api-client/use-changes.ts";
import { readList } from "#app/loaders/read-list.server.ts";
import { requireStaff } from "#app/loaders/staff-only.ts";
import { AdminFrame } from "#app/ui/admin/admin-frame.tsx";
import { announcementColumns, announcementFilters } from "#app/ui/admin/announcement-columns.tsx";
import { AnnouncementDialog } from "#app/ui/admin/announcement-dialog.tsx";
import { DataTable } from "#app/ui/desk/data-table/data-table.tsx";
import { Button } from "#app/ui/parts/button.tsx";
import { usePage } from "#app/ui/parts/page.tsx";
import { ANNOUNCEMENT_LIST } from "#shared/list/desk-lists.ts";

const CHANGES = ["account"] as const;

export const shouldRevalidate = dependsOn("session", "account");

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = requireStaff(context, "content.manage");
  const found = await findAnnouncements(ctx);
  if (!found.ok) throw data(null, { status: 404 });
  const query = readList(ANNOUNCEMENT_LIST, request);
  return { permissions: ctx.visitor.permissions, query, found: pageOfRows(query, found.value, ANNOUNCEMENT_ROWS) };
}

export default function AdminNotificationsRoute({ loaderData }: Route.ComponentProps) {
  const { permissions, query, found } = loaderData;
  const { t } = usePage();
  const { post, postForm } = useChanges(CHANGES);
  const [isWriting, setWriting] = useState(false);

  const columns = announcementColumns(t, ({ id }) => void post("/admin/notifications/:id/cancel", { param: { id } }));

  return (
    <AdminFrame
      permissions={permissions}
      title={t("Notifications")}
      actions={
        <Button data-action="" onClick={() => setWriting(true)}>
          {t("New notification")}
        </Button>
      }
    >
      <DataTable
        name="admin-notifications"
        label={t("Notifications")}
        definition={ANNOUNCEMENT_LIST}
        {...{ query, found, columns }}
        filters={announcementFilters(t)}
        searchHint={t("Part of the title or message")}
        empty={{
          icon: "bell",
          title: t("No notifications yet"),
          text: t("Tell all customers, buyers or sellers about a sale or a change."),
        }}
      />
      {isWriting && (
        <AnnouncementDialog
          onClose={() => setWriting(false)}
          onSend={(json) => postForm("/admin/notifications", { json })}
        />
      )}
    </AdminFrame>
  );
}
