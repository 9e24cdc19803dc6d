import { href } from "react-router";
import type { Route } from "./+types/product-import";
import { findImports } from "#domain/catalog/import/find-imports.ts";
import { findImportTemplates } from "#domain/catalog/import/save-import-template.ts";
import { findProductChoices } from "#domain/catalog/product-admin/find-product-choices.ts";
import { findProductShops } from "#domain/catalog/product-admin/find-product-shops.ts";
import { dependsOn } from "#app/api-client/revalidation.ts";
import { requireStaff } from "#app/loaders/staff-only.ts";
import { AdminFrame } from "#app/ui/admin/admin-frame.tsx";
import { ImportWorkspace } from "#app/product-admin/import-workspace.tsx";
import { usePage } from "#app/ui/parts/page.tsx";

export const shouldRevalidate = dependsOn("session", "products");

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = requireStaff(context, "catalog.manage");
  const owner = { kind: "operator", shopId: null } as const;
  const [{ categories }, shops, imports, templates] = await Promise.all([
    findProductChoices(ctx, null),
    findProductShops(ctx),
    findImports(ctx, owner),
    findImportTemplates(ctx, owner),
  ]);
  return { permissions: ctx.visitor.permissions, categories, shops, imports, templates };
}

export default function AdminProductImport({ loaderData: { permissions, ...lists } }: Route.ComponentProps) {
  const { t } = usePage();
  return (
    <AdminFrame
      permissions={permissions}
      title={t("Import products")}
      back={{ to: href("/admin/products"), label: t("All products") }}
    >
      <ImportWorkspace side="operator" {...lists} />
    </AdminFrame>
  );
}
