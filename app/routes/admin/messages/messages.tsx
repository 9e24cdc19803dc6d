import { data, href } from "react-router";
import type { Route } from "./+types/messages";
import type { ContactRow } from "#domain/platform/contact-admin/contact-admin.ts";
import { findContactMessages } from "#domain/platform/contact-admin/find-contact-messages.ts";
import { dependsOn } from "#app/api-client/revalidation.ts";
import { readList } from "#app/loaders/read-list.server.ts";
import { requireStaff } from "#app/loaders/staff-only.ts";
import { AdminFrame } from "#app/ui/admin/admin-frame.tsx";
import { DataTable } from "#app/ui/desk/data-table/data-table.tsx";
import { messageColumns, messageFilters } from "#app/ui/messages/message-columns.tsx";
import { usePage } from "#app/ui/parts/page.tsx";
import { CONTACT_LIST } from "#shared/list/content-lists.ts";

export const shouldRevalidate = dependsOn("session", "content");

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = requireStaff(context, "messages.manage");
  const query = readList(CONTACT_LIST, request);
  const found = await findContactMessages(ctx, query);
  if (!found.ok) throw data(null, { status: 404 });
  return { permissions: ctx.visitor.permissions, query, found: found.value };
}

const pathOf = ({ id }: ContactRow) => href("/admin/messages/:id", { id: String(id) });

export default function AdminMessagesRoute({ loaderData: { permissions, query, found } }: Route.ComponentProps) {
  const { t } = usePage();
  const columns = messageColumns(t);
  return (
    <AdminFrame permissions={permissions} title={t("Contact messages")}>
      <DataTable
        name="admin-messages"
        label={t("Contact messages")}
        definition={CONTACT_LIST}
        {...{ query, found, columns, pathOf }}
        filters={messageFilters(t)}
        searchLabel={t("Search messages")}
        searchHint={t("Name, email, order or text")}
        empty={{
          icon: "mail",
          title: t("No messages"),
          text: t("Messages from the contact form will appear here."),
        }}
      />
    </AdminFrame>
  );
}
