import type { Route } from "./+types/attributes";
import { findTermRecords } from "#domain/catalog/term-admin/find-term-records.ts";
import { findGuidePages } from "#domain/platform/page/find-guide-pages.ts";
import { readTerms } from "#app/loaders/read-terms.server.ts";
import { dependsOn } from "#app/api-client/revalidation.ts";
import { requireStaff } from "#app/loaders/staff-only.ts";
import { TermWorkspace } from "#app/catalog/term-workspace.tsx";
import { AdminFrame } from "#app/ui/admin/admin-frame.tsx";
import { usePage } from "#app/ui/parts/page.tsx";

export const shouldRevalidate = dependsOn("session", "products");

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = requireStaff(context, "catalog.manage");
  const [lists, values, pages] = await Promise.all([
    readTerms(ctx, request, "attributes"),
    findTermRecords(ctx, "attribute-values"),
    findGuidePages(ctx),
  ]);
  return { ...lists, values, pages };
}

export default function AdminAttributes({ loaderData }: Route.ComponentProps) {
  const { permissions, ...lists } = loaderData;
  const { t } = usePage();
  return (
    <AdminFrame permissions={permissions} title={t("Attributes")}>
      <TermWorkspace kind="attributes" label={t("Attributes")} newLabel={t("New attribute")} {...lists} />
    </AdminFrame>
  );
}
