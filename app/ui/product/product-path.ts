import { href } from "react-router";

/** The path of a product screen, with the variant that a list shows. */
export function productPath({ slug, variantId }: { slug: string; variantId: number | null }): string {
  const path = href("/product/:slug", { slug });
  return variantId === null ? path : `${path}?variant=${variantId}`;
}
