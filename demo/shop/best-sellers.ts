import type { DemoProduct } from "./demo-product.ts";

/** The best-selling physical products of a shop. */
export function findBestSellers(products: readonly DemoProduct[], shopSlug: string, max: number): DemoProduct[] {
  return products
    .filter((product) => product.shopSlug === shopSlug && !product.isDigital)
    .toSorted((one, other) => other.salesCount - one.salesCount || (one.slug < other.slug ? -1 : 1))
    .slice(0, max);
}
