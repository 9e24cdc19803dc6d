import type { ProductDetails } from "#domain/catalog/product/product.ts";
import type { Translate } from "#shared/translate.ts";

type Shown = Pick<ProductDetails, "name" | "colors" | "variants">;

/** What each picture of a product shows: the colour that it is the picture of, or which view of all it is. */
export function imageAlts(t: Translate, { name, colors, variants }: Shown, images: readonly string[]): string[] {
  const said = new Set<string>();
  return images.map((image, index) => {
    const color = colorOf(image, variants, colors);
    const alt = color === null ? name : t("{name}, {color}", { name, color });
    const isSaid = said.has(alt);
    said.add(alt);
    if (images.length === 1 || (color !== null && !isSaid)) return alt;
    return t("{name}, view {number} of {count}", { name, number: String(index + 1), count: String(images.length) });
  });
}

/** Null where it is the picture of several colours, or of none. */
function colorOf(image: string, variants: Shown["variants"], colors: Shown["colors"]): string | null {
  const ids = new Set(variants.filter((variant) => variant.image === image).map(({ colorId }) => colorId));
  const [id] = ids;
  return ids.size === 1 ? (colors.find((color) => color.id === id)?.name ?? null) : null;
}
