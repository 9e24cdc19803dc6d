import type { Route } from "./+types/colors";
import { readTerms } from "#app/loaders/read-terms.server.ts";
import { dependsOn } from "#app/api-client/revalidation.ts";
import { requireStaff } from "#app/loaders/staff-only.ts";
import { TermWorkspace } from "#app/catalog/term-workspace.tsx";
import { AdminFrame } from "#app/ui/admin/admin-frame.tsx";
import { usePage } from "#app/ui/parts/page.tsx";

export const shouldRevalidate = dependsOn("session", "products");

export function loader({ context, request }: Route.LoaderArgs) {
  return readTerms(requireStaff(context, "catalog.manage"), request, "colors");
}

export default function AdminColors({ loaderData: { permissions, ...lists } }: Route.ComponentProps) {
  const { t } = usePage();
  return (
    <AdminFrame permissions={permissions} title={t("Colors")}>
      <TermWorkspace kind="colors" label={t("Colors")} newLabel={t("New color")} {...lists} />
    </AdminFrame>
  );
}
