import { href } from "react-router";
import type { Route } from "./+types/products";
import { findAdminProducts } from "#domain/catalog/product-admin/find-admin-products.ts";
import { findProductChoices } from "#domain/catalog/product-admin/find-product-choices.ts";
import { productsQuery } from "#domain/catalog/product-admin/product-admin.input.ts";
import { personalPageHeaders } from "#app/loaders/personal-page.ts";
import { readQuery } from "#app/loaders/read-query.server.ts";
import { dependsOn } from "#app/api-client/revalidation.ts";
import { requireShop } from "#app/loaders/seller-shop.server.ts";
import { useStatusActions } from "#app/product-admin/use-status-actions.ts";
import { ProductFilterBar } from "#app/ui/product-editor/product-filter.tsx";
import { ProductList } from "#app/ui/product-editor/product-list.tsx";
import { ButtonLink } from "#app/ui/parts/button.tsx";
import { Icon } from "#app/ui/parts/icon.tsx";
import { usePage } from "#app/ui/parts/page.tsx";
import { SellerFrame } from "#app/ui/seller/seller-frame.tsx";
import { DocumentHead } from "#app/ui/shell/document-head.tsx";

export const headers = personalPageHeaders;
export const shouldRevalidate = dependsOn("session", "products");

export async function loader({ context, request }: Route.LoaderArgs) {
  const { ctx, shop } = await requireShop(context, "products.read");
  const query = readQuery(productsQuery, request);
  const [products, { categories }] = await Promise.all([
    findAdminProducts(ctx, { kind: "shop", shopId: shop.id }, query),
    findProductChoices(ctx),
  ]);
  return { shop, query, products, categories };
}

export default function SellerProducts({ loaderData: { shop, query, products, categories } }: Route.ComponentProps) {
  const { t } = usePage();
  const actions = useStatusActions("shop");
  const newOne = (
    <div className="flex flex-wrap gap-2">
      <ButtonLink to={href("/seller/products/import")} look="secondary">
        {t("Import products")}
      </ButtonLink>
      <ButtonLink to={href("/seller/product/:id", { id: "new" })}>
        <Icon name="plus" className="size-4.5" />
        {t("New product")}
      </ButtonLink>
    </div>
  );
  return (
    <>
      <DocumentHead title={t("Products")} name={shop.name} isHidden />
      <SellerFrame shop={shop} title={t("Products")} actions={newOne}>
        <ProductFilterBar query={query} categories={categories} />
        <ProductList
          products={products}
          isShopShown={false}
          pathOf={(id) => href("/seller/product/:id", { id: String(id) })}
          actions={actions}
        />
      </SellerFrame>
    </>
  );
}
