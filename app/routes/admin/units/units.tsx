import type { Route } from "./+types/units";
import { readTerms } from "#app/loaders/read-terms.server.ts";
import { dependsOn } from "#app/api-client/revalidation.ts";
import { requireStaff } from "#app/loaders/staff-only.ts";
import { TermWorkspace } from "#app/catalog/term-workspace.tsx";
import { AdminFrame } from "#app/ui/admin/admin-frame.tsx";
import { usePage } from "#app/ui/parts/page.tsx";

export const shouldRevalidate = dependsOn("session", "products");

export function loader({ context, request }: Route.LoaderArgs) {
  return readTerms(requireStaff(context, "catalog.manage"), request, "units");
}

export default function AdminUnits({ loaderData: { permissions, ...lists } }: Route.ComponentProps) {
  const { t } = usePage();
  return (
    <AdminFrame permissions={permissions} title={t("Units")}>
      <TermWorkspace
        kind="units"
        label={t("Units")}
        newLabel={t("New unit")}
        text={t("Shown next to the price, such as “Price per kg”. Nothing is shown for “piece”.")}
        {...lists}
      />
    </AdminFrame>
  );
}
