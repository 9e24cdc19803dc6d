import type { ProductCard } from "#domain/product/product.ts";
import type { Page } from "#shared/page.ts";

/** Makes the absolute address of a path of the shop, in the language of the page. */
export type AddressOf = (path: string) => string;

const SCHEMA = "https://schema.org";

export function breadcrumbList(crumbs: readonly { name: string; to: string }[], addressOf: AddressOf): object {
  return {
    "@context": SCHEMA,
    "@type": "BreadcrumbList",
    itemListElement: crumbs.map(({ name, to }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: addressOf(to),
    })),
  };
}

export function itemList(products: Page<ProductCard>, addressOf: AddressOf): object {
  const first = (products.page - 1) * products.perPage + 1;
  return {
    "@context": SCHEMA,
    "@type": "ItemList",
    numberOfItems: products.total,
    itemListElement: products.items.map(({ name, slug }, index) => ({
      "@type": "ListItem",
      position: first + index,
      name,
      url: addressOf(`/product/${slug}`),
    })),
  };
}
