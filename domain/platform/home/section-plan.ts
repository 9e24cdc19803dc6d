import type { ProductCard } from "../../catalog/product/product.ts";
import type { HomeSection } from "./home.ts";

/** A section before the cards of all sections are read. */
export type SectionPlan = {
  /** Products that a sale's section shows itself. */
  saleIds?: readonly number[];
  /** Products whose cards it needs, given those already shown by the sales and the sections above. */
  productIds: (shown: ReadonlySet<number>) => readonly number[];
  /** Null if it has nothing to show. */
  fill: (products: ProductCard[]) => HomeSection | null;
};

export function withoutProducts(section: HomeSection | null): SectionPlan {
  return { productIds: () => [], fill: () => section };
}
