import type { DemoProduct } from "./demo-product.ts";

/** What a shop sells best of the things that can be shown and sent. */
export function findBestSellers(products: readonly DemoProduct[], shopSlug: string, most: number): DemoProduct[] {
  return products
    .filter((product) => product.shopSlug === shopSlug && !product.isDigital)
    .toSorted((one, other) => other.salesCount - one.salesCount || (one.slug < other.slug ? -1 : 1))
    .slice(0, most);
}
