import type { ProductCard, ProductColor, SpecificationRow } from "../../catalog/product/product.ts";

/** More would not fit side by side. */
export const MAX_COMPARED = 4;

/** A product as the comparison shows it, beside its card. */
export type ComparedProduct = {
  product: ProductCard;
  brand: { slug: string; name: string } | null;
  colors: ProductColor[];
  /** Each attribute with the values that one can choose from. */
  attributes: SpecificationRow[];
  specification: SpecificationRow[];
};
