import { href } from "react-router";
import type { Route } from "./+types/products";
import { countProductsByState } from "#domain/catalog/product-admin/count-products.ts";
import { findAdminProducts } from "#domain/catalog/product-admin/find-admin-products.ts";
import { findProductChoices } from "#domain/catalog/product-admin/find-product-choices.ts";
import type { ProductRecord } from "#domain/catalog/product-admin/product-admin.ts";
import { findTagChoices } from "#domain/platform/internal-tag/find-tags.ts";
import { readList } from "#app/loaders/read-list.server.ts";
import { dependsOn } from "#app/api-client/revalidation.ts";
import { useBulkCall } from "#app/api-client/use-bulk-call.ts";
import { useExportCall } from "#app/api-client/use-export-call.ts";
import { requireShop } from "#app/loaders/seller-shop.server.ts";
import { useQuickEdit } from "#app/product-admin/use-quick-edit.ts";
import { DataTable } from "#app/ui/desk/data-table/data-table.tsx";
import { NewLink } from "#app/ui/desk/new-link.tsx";
import { StateTabs } from "#app/ui/desk/data-table/state-tabs.tsx";
import { productFilterName } from "#app/ui/product-editor/product-labels.ts";
import { productActions, productColumns, productFilters } from "#app/ui/product-editor/product-columns.tsx";
import { ButtonLink } from "#app/ui/parts/button.tsx";
import { usePage } from "#app/ui/parts/page.tsx";
import { SellerFrame } from "#app/ui/seller/seller-frame.tsx";
import { hasShopRight } from "#shared/shop-role.ts";
import { SHOP_PRODUCT_LIST } from "#shared/list/product-lists.ts";
import { PRODUCT_FILTERS } from "#shared/product-choices.ts";

export const shouldRevalidate = dependsOn("session", "products");

export async function loader({ context, request }: Route.LoaderArgs) {
  const { ctx, shop } = await requireShop(context, "products.read");
  const query = readList(SHOP_PRODUCT_LIST, request);
  const owner = { kind: "shop", shopId: shop.id } as const;
  const [found, counts, { categories, brands, languages, taxClasses }, internalTags] = await Promise.all([
    findAdminProducts(ctx, owner, query),
    countProductsByState(ctx, shop.id),
    findProductChoices(ctx, shop.id),
    findTagChoices(ctx, shop.id, "product"),
  ]);
  return { shop, query, found, counts, categories, brands, languages, taxClasses, internalTags };
}

const CHANGES = ["products"] as const;
const pathOf = ({ id }: ProductRecord) => href("/seller/product/:id", { id: String(id) });
const toInput = (value: string) => ({ value });

export default function SellerProducts({ loaderData }: Route.ComponentProps) {
  const { shop, query, found, counts, ...choices } = loaderData;
  const page = usePage();
  const { t } = page;
  const edit = useQuickEdit("shop");
  const canWrite = hasShopRight(shop.role, "products.write");
  const columns = productColumns(page, false, canWrite ? edit : null);
  const call = useBulkCall("/seller/products/bulk", CHANGES, toInput);
  const exporting = useExportCall("seller", "products");
  const newOne = canWrite && (
    <div className="flex flex-wrap gap-2">
      <ButtonLink to={href("/seller/products/import")} variant="secondary">
        {t("Import products")}
      </ButtonLink>
      <NewLink to={href("/seller/product/:id", { id: "new" })} label={t("New product")} />
    </div>
  );
  return (
    <SellerFrame shop={shop} title={t("Products")} actions={newOne}>
      <StateTabs
        label={t("Products by status")}
        definition={SHOP_PRODUCT_LIST}
        {...{ query, counts }}
        states={PRODUCT_FILTERS}
        nameOf={(state) => productFilterName(state, t)}
      />
      <DataTable
        name="seller-products"
        label={t("Products")}
        definition={SHOP_PRODUCT_LIST}
        {...{ query, found, columns, pathOf, exporting }}
        filters={productFilters(t, choices)}
        searchLabel={t("Search products")}
        searchHint={t("Name, SKU, barcode or tag")}
        empty={{ icon: "search-x", title: t("No matching products"), text: t("Try fewer or different filters.") }}
        {...(canWrite && { bulk: { actions: productActions(t, choices), call } })}
      />
    </SellerFrame>
  );
}
