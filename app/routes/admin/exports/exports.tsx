import type { Route } from "./+types/exports";
import { findExports } from "#domain/platform/list-export/get-export.ts";
import { personalPageHeaders } from "#app/loaders/personal-page.ts";
import { dependsOn } from "#app/api-client/revalidation.ts";
import { requireStaff } from "#app/loaders/staff-only.ts";
import { AdminFrame } from "#app/ui/admin/admin-frame.tsx";
import { ExportList } from "#app/ui/desk/exports/export-list.tsx";
import { usePage } from "#app/ui/parts/page.tsx";
import { DocumentHead } from "#app/ui/shell/document-head.tsx";

export const headers = personalPageHeaders;
export const shouldRevalidate = dependsOn("session");

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = requireStaff(context, null);
  return { permissions: ctx.visitor.permissions, exports: await findExports(ctx, null) };
}

export default function AdminExports({ loaderData: { permissions, exports } }: Route.ComponentProps) {
  const { t, appPath } = usePage();
  return (
    <>
      <DocumentHead title={t("Exports")} isHidden />
      <AdminFrame permissions={permissions} title={t("Exports")}>
        <ExportList exports={exports} fileOf={({ id }) => `${appPath}admin/exports/${id}/file`} />
      </AdminFrame>
    </>
  );
}
