import type { ProductDetails } from "#domain/catalog/product/product.ts";
import type { Translate } from "#shared/translate.ts";

type Shown = Pick<ProductDetails, "name" | "colors" | "variants" | "gallery" | "galleryAlts">;

/** The alt text of each product image: the one that was entered, its color, or its position. */
export function imageAlts(
  t: Translate,
  { name, colors, variants, gallery, galleryAlts }: Shown,
  images: readonly string[],
): string[] {
  const used = new Set<string>();
  return images.map((image, index) => {
    const entered = galleryAlts[gallery.indexOf(image)];
    if (entered) return entered;
    const color = colorOf(image, variants, colors);
    const alt = color === null ? name : t("{name}, {color}", { name, color });
    const isUsed = used.has(alt);
    used.add(alt);
    if (images.length === 1 || (color !== null && !isUsed)) return alt;
    return t("{name}, view {number} of {count}", { name, number: String(index + 1), count: String(images.length) });
  });
}

/** Null if the image belongs to several colors, or to none. */
function colorOf(image: string, variants: Shown["variants"], colors: Shown["colors"]): string | null {
  const ids = new Set(variants.filter((variant) => variant.image === image).map(({ colorId }) => colorId));
  const [id] = ids;
  return ids.size === 1 ? (colors.find((color) => color.id === id)?.name ?? null) : null;
}
