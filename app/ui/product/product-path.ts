import { href } from "react-router";

/** The screen of a product, with the variant that a list shows of it. */
export function productPath({ slug, variantId }: { slug: string; variantId: number | null }): string {
  const path = href("/product/:slug", { slug });
  return variantId === null ? path : `${path}?variant=${variantId}`;
}
