import { data, href } from "react-router";
import type { Route } from "./+types/pages";
import { findAdminPages, PAGE_ROWS } from "#domain/platform/page-admin/find-admin-pages.ts";
import { pageOfRows } from "#domain/platform/list/row-list.ts";
import type { PageRow } from "#domain/platform/page-admin/page-admin.ts";
import { dependsOn } from "#app/api-client/revalidation.ts";
import { readList } from "#app/loaders/read-list.server.ts";
import { requireStaff } from "#app/loaders/staff-only.ts";
import { AdminFrame } from "#app/ui/admin/admin-frame.tsx";
import { DataTable } from "#app/ui/desk/data-table/data-table.tsx";
import { NewLink } from "#app/ui/desk/new-link.tsx";
import { pageColumns, pageFilters } from "#app/ui/page-admin/page-columns.tsx";
import { usePage } from "#app/ui/parts/page.tsx";
import { PAGE_LIST } from "#shared/list/desk-lists.ts";

export const shouldRevalidate = dependsOn("session", "content");

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = requireStaff(context, "content.manage");
  const pages = await findAdminPages(ctx);
  if (!pages.ok) throw data(null, { status: 404 });
  const query = readList(PAGE_LIST, request);
  return { permissions: ctx.visitor.permissions, query, found: pageOfRows(query, pages.value, PAGE_ROWS) };
}

const pathOf = ({ id }: PageRow) => href("/admin/pages/:id", { id: String(id) });

export default function AdminPagesRoute({ loaderData: { permissions, query, found } }: Route.ComponentProps) {
  const { t } = usePage();
  const columns = pageColumns(t);
  return (
    <AdminFrame
      permissions={permissions}
      title={t("Pages")}
      actions={<NewLink to={href("/admin/pages/:id", { id: "new" })} label={t("New page")} />}
    >
      <DataTable
        name="admin-pages"
        label={t("Pages")}
        definition={PAGE_LIST}
        {...{ query, found, columns, pathOf }}
        filters={pageFilters(t)}
        searchHint={t("Title or address")}
      />
    </AdminFrame>
  );
}
