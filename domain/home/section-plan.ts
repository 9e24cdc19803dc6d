import type { ProductCard } from "../product/product.ts";
import type { HomeSection } from "./home.ts";

/** Products that a section shows, and the section made of their cards; null where it has nothing to show. */
export type SectionPlan = {
  productIds: readonly number[];
  fill: (products: ProductCard[]) => HomeSection | null;
};

export function withoutProducts(section: HomeSection | null): SectionPlan {
  return { productIds: [], fill: () => section };
}
