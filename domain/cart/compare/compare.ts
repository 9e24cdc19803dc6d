import type { ProductCard, ProductColor, SpecificationRow } from "../../catalog/product/product.ts";

/** The most that fit side by side. */
export const MAX_COMPARED = 4;

/** A product in the comparison, besides its card. */
export type ComparedProduct = {
  product: ProductCard;
  brand: { slug: string; name: string } | null;
  colors: ProductColor[];
  /** Each attribute with its available values. */
  attributes: SpecificationRow[];
  specification: SpecificationRow[];
};
