import type { ProductCard } from "../../catalog/product/product.ts";
import type { HomeSection } from "./home.ts";

/** What a section is made of, before the cards of all sections are read. */
export type SectionPlan = {
  /** Products that a sale's section shows by itself. */
  saleIds?: readonly number[];
  /** Products whose cards it needs, when the sales show those already. */
  productIds: (inSales: ReadonlySet<number>) => readonly number[];
  /** Null where it has nothing to show. */
  fill: (products: ProductCard[]) => HomeSection | null;
};

export function withoutProducts(section: HomeSection | null): SectionPlan {
  return { productIds: () => [], fill: () => section };
}
