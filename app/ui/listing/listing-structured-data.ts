import type { BreadcrumbList, ItemList, WithContext } from "schema-dts";
import type { ProductCard } from "#domain/catalog/product/product.ts";
import type { Page } from "#shared/page.ts";

/** Returns the absolute URL of a path of the shop, in the page's language. */
export type AddressOf = (path: string) => string;

export function breadcrumbList(crumbs: readonly { name: string; to: string }[], addressOf: AddressOf) {
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: crumbs.map(({ name, to }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: addressOf(to),
    })),
  } satisfies WithContext<BreadcrumbList>;
}

export function itemList(products: Page<ProductCard>, addressOf: AddressOf) {
  const first = (products.page - 1) * products.perPage + 1;
  return {
    "@context": "https://schema.org",
    "@type": "ItemList",
    numberOfItems: products.total,
    itemListElement: products.items.map(({ name, slug }, index) => ({
      "@type": "ListItem",
      position: first + index,
      name,
      url: addressOf(`/product/${slug}`),
    })),
  } satisfies WithContext<ItemList>;
}
