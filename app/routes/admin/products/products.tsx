import { href } from "react-router";
import type { Route } from "./+types/products";
import { findAdminProducts } from "#domain/catalog/product-admin/find-admin-products.ts";
import { findProductChoices } from "#domain/catalog/product-admin/find-product-choices.ts";
import { findProductShops } from "#domain/catalog/product-admin/find-product-shops.ts";
import type { ProductRecord } from "#domain/catalog/product-admin/product-admin.ts";
import { findRejectionReasons } from "#domain/catalog/product-admin/rejection-reasons.ts";
import { findTagChoices } from "#domain/platform/internal-tag/find-tags.ts";
import { readList } from "#app/loaders/read-list.server.ts";
import { dependsOn } from "#app/api-client/revalidation.ts";
import { useBulkCall } from "#app/api-client/use-bulk-call.ts";
import { useExportCall } from "#app/api-client/use-export-call.ts";
import { requireStaff } from "#app/loaders/staff-only.ts";
import { AdminFrame } from "#app/ui/admin/admin-frame.tsx";
import { useQuickEdit } from "#app/product-admin/use-quick-edit.ts";
import { DataTable } from "#app/ui/desk/data-table/data-table.tsx";
import { NewLink } from "#app/ui/desk/new-link.tsx";
import { productActions, productColumns, productFilters } from "#app/ui/product-editor/product-columns.tsx";
import { ButtonLink } from "#app/ui/parts/button.tsx";
import { usePage } from "#app/ui/parts/page.tsx";
import { ADMIN_PRODUCT_LIST } from "#shared/list/product-lists.ts";

export const shouldRevalidate = dependsOn("session", "products");

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = requireStaff(context, "catalog.manage");
  const query = readList(ADMIN_PRODUCT_LIST, request);
  const [found, { categories, brands, languages, taxClasses }, internalTags, shops] = await Promise.all([
    findAdminProducts(ctx, { kind: "operator", shopId: null }, query),
    findProductChoices(ctx, null),
    findTagChoices(ctx, null, "product"),
    findProductShops(ctx),
  ]);
  const reasons = findRejectionReasons(ctx);
  return {
    permissions: ctx.visitor.permissions,
    query,
    found,
    categories,
    brands,
    languages,
    taxClasses,
    internalTags,
    shops,
    reasons,
  };
}

const CHANGES = ["products"] as const;
const pathOf = ({ id }: ProductRecord) => href("/admin/product/:id", { id: String(id) });
const toInput = (value: string) => ({ value });

export default function AdminProducts({ loaderData }: Route.ComponentProps) {
  const { permissions, query, found, ...choices } = loaderData;
  const page = usePage();
  const { t } = page;
  const edit = useQuickEdit("operator");
  const columns = productColumns(page, true, edit);
  const call = useBulkCall("/admin/products/bulk", CHANGES, toInput);
  const exporting = useExportCall("admin", "products");
  return (
    <AdminFrame
      permissions={permissions}
      title={t("Products")}
      actions={
        <div className="flex flex-wrap gap-2">
          <ButtonLink to={href("/admin/products/import")} variant="secondary">
            {t("Import products")}
          </ButtonLink>
          <NewLink to={href("/admin/product/:id", { id: "new" })} label={t("New product")} />
        </div>
      }
    >
      <DataTable
        name="admin-products"
        label={t("Products")}
        definition={ADMIN_PRODUCT_LIST}
        {...{ query, found, columns, pathOf, exporting }}
        filters={productFilters(t, choices)}
        searchLabel={t("Search products")}
        searchHint={t("Name, SKU, barcode or tag")}
        empty={{ icon: "search-x", title: t("No matching products"), text: t("Try fewer or different filters.") }}
        bulk={{ actions: productActions(t, choices), call }}
      />
    </AdminFrame>
  );
}
