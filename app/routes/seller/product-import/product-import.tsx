import { href } from "react-router";
import type { Route } from "./+types/product-import";
import { findImports } from "#domain/catalog/import/find-imports.ts";
import { findImportTemplates } from "#domain/catalog/import/save-import-template.ts";
import { findProductChoices } from "#domain/catalog/product-admin/find-product-choices.ts";
import { dependsOn } from "#app/api-client/revalidation.ts";
import { requireShop } from "#app/loaders/seller-shop.server.ts";
import { ImportWorkspace } from "#app/product-admin/import-workspace.tsx";
import { usePage } from "#app/ui/parts/page.tsx";
import { SellerFrame } from "#app/ui/seller/seller-frame.tsx";

export const shouldRevalidate = dependsOn("session", "products");

export async function loader({ context }: Route.LoaderArgs) {
  const { ctx, shop } = await requireShop(context, "products.write");
  const owner = { kind: "shop", shopId: shop.id } as const;
  const [{ categories }, imports, templates] = await Promise.all([
    findProductChoices(ctx, shop.id),
    findImports(ctx, owner),
    findImportTemplates(ctx, owner),
  ]);
  return { shop, categories, imports, templates };
}

export default function SellerProductImport({ loaderData: { shop, ...lists } }: Route.ComponentProps) {
  const { t } = usePage();
  return (
    <SellerFrame
      shop={shop}
      title={t("Import products")}
      back={{ to: href("/seller/products"), label: t("All products") }}
    >
      <ImportWorkspace side="shop" {...lists} />
    </SellerFrame>
  );
}
