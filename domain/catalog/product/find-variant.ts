import type { Context } from "../../context.ts";
import { getProductDetails } from "./get-product-details.ts";
import { getProductSlug } from "./product.repository.ts";
import type { ProductVariant } from "./product.ts";

/** The variant with exactly this color and these values; null if there is none. */
export async function findVariant(
  ctx: Context,
  choice: { productId: number; colorId: number | null; attributeValues: readonly number[] },
): Promise<ProductVariant | null> {
  const slug = await getProductSlug(ctx, choice.productId);
  const product = slug === null ? null : await getProductDetails(ctx, slug);
  const wanted = new Set(choice.attributeValues);
  return (
    product?.variants.find(
      (variant) =>
        variant.colorId === choice.colorId &&
        variant.attributeValues.length === wanted.size &&
        variant.attributeValues.every((id) => wanted.has(id)),
    ) ?? null
  );
}
