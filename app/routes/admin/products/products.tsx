import { href } from "react-router";
import type { Route } from "./+types/products";
import { findAdminProducts } from "#domain/catalog/product-admin/find-admin-products.ts";
import { findProductChoices } from "#domain/catalog/product-admin/find-product-choices.ts";
import { findProductShops } from "#domain/catalog/product-admin/find-product-shops.ts";
import { productsQuery } from "#domain/catalog/product-admin/product-admin.input.ts";
import { personalPageHeaders } from "#app/loaders/personal-page.ts";
import { readQuery } from "#app/loaders/read-query.server.ts";
import { dependsOn } from "#app/api-client/revalidation.ts";
import { useCall } from "#app/api-client/call.ts";
import { requireStaff } from "#app/loaders/staff-only.ts";
import { useStatusActions } from "#app/product-admin/use-status-actions.ts";
import { AdminFrame } from "#app/ui/admin/admin-frame.tsx";
import { ProductFilterBar } from "#app/ui/product-editor/product-filter.tsx";
import { ProductList } from "#app/ui/product-editor/product-list.tsx";
import { ButtonLink } from "#app/ui/parts/button.tsx";
import { Icon } from "#app/ui/parts/icon.tsx";
import { usePage } from "#app/ui/parts/page.tsx";
import { DocumentHead } from "#app/ui/shell/document-head.tsx";

export const headers = personalPageHeaders;
export const shouldRevalidate = dependsOn("session", "products");

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = requireStaff(context, "catalog.manage");
  const query = readQuery(productsQuery, request);
  const [products, { categories }, shops] = await Promise.all([
    findAdminProducts(ctx, { kind: "operator", shopId: null }, query),
    findProductChoices(ctx),
    findProductShops(ctx),
  ]);
  return { permissions: ctx.visitor.permissions, query, products, categories, shops };
}

export default function AdminProducts({ loaderData }: Route.ComponentProps) {
  const { permissions, query, products, categories, shops } = loaderData;
  const { t } = usePage();
  const call = useCall();
  const actions = useStatusActions("operator");
  const approve = {
    label: t("Approve"),
    run: async (ids: number[]) =>
      (await call.post("/admin/product-approvals", { json: { ids } }, { changes: ["products"] })).ok,
  };
  return (
    <>
      <DocumentHead title={t("Products")} isHidden />
      <AdminFrame
        permissions={permissions}
        title={t("Products")}
        actions={
          <div className="flex flex-wrap gap-2">
            <ButtonLink to={href("/admin/products/import")} look="secondary">
              {t("Import products")}
            </ButtonLink>
            <ButtonLink to={href("/admin/product/:id", { id: "new" })}>
              <Icon name="plus" className="size-4.5" />
              {t("New product")}
            </ButtonLink>
          </div>
        }
      >
        <ProductFilterBar query={query} categories={categories} shops={shops} />
        <ProductList
          products={products}
          isShopShown
          pathOf={(id) => href("/admin/product/:id", { id: String(id) })}
          actions={[approve, ...actions]}
        />
      </AdminFrame>
    </>
  );
}
