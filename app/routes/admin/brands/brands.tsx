import type { Route } from "./+types/brands";
import { findProposals } from "#domain/catalog/brand-proposal/find-proposals.ts";
import { readTerms } from "#app/loaders/read-terms.server.ts";
import { dependsOn } from "#app/api-client/revalidation.ts";
import { requireStaff } from "#app/loaders/staff-only.ts";
import { BrandProposals } from "#app/catalog/brand-proposals.tsx";
import { TermWorkspace } from "#app/catalog/term-workspace.tsx";
import { AdminFrame } from "#app/ui/admin/admin-frame.tsx";
import { usePage } from "#app/ui/parts/page.tsx";

export const shouldRevalidate = dependsOn("session", "products");

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = requireStaff(context, "catalog.manage");
  const [lists, proposed] = await Promise.all([readTerms(ctx, request, "brands"), findProposals(ctx)]);
  return { ...lists, proposals: proposed.ok ? proposed.value : [] };
}

export default function AdminBrands({ loaderData }: Route.ComponentProps) {
  const { permissions, proposals, ...lists } = loaderData;
  const { t } = usePage();
  return (
    <AdminFrame permissions={permissions} title={t("Brands")}>
      <BrandProposals proposals={proposals} brands={lists.terms} />
      <TermWorkspace kind="brands" label={t("Brands")} newLabel={t("New brand")} {...lists} />
    </AdminFrame>
  );
}
