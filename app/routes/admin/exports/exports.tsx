import type { Route } from "./+types/exports";
import { EXPORT_RUN_ROWS, findExports } from "#domain/platform/list-export/get-export.ts";
import { pageOfRows } from "#domain/platform/list/row-list.ts";
import { dependsOn } from "#app/api-client/revalidation.ts";
import { readList } from "#app/loaders/read-list.server.ts";
import { requireStaff } from "#app/loaders/staff-only.ts";
import { AdminFrame } from "#app/ui/admin/admin-frame.tsx";
import { ExportTable } from "#app/ui/desk/exports/export-table.tsx";
import { usePage } from "#app/ui/parts/page.tsx";
import { EXPORT_RUN_LIST } from "#shared/list/desk-lists.ts";

export const shouldRevalidate = dependsOn("session");

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = requireStaff(context, null);
  const query = readList(EXPORT_RUN_LIST, request);
  const found = pageOfRows(query, await findExports(ctx, null), EXPORT_RUN_ROWS);
  return { permissions: ctx.visitor.permissions, query, found };
}

export default function AdminExports({ loaderData: { permissions, ...list } }: Route.ComponentProps) {
  const { t } = usePage();
  return (
    <AdminFrame permissions={permissions} title={t("Exports")}>
      <ExportTable {...list} folder="admin/exports" />
    </AdminFrame>
  );
}
