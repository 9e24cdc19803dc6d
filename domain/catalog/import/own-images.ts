import type { ProductInput } from "../product-admin/product-admin.input.ts";
import type { FileImage } from "../product-file/file-row.ts";
import type { FileProduct } from "./import.ts";
import { colorOptionOf, type ImportTerms } from "./import-terms.ts";
import type { Wanted } from "./product-to-import.ts";

const FILE_NAME = /^[\w-]{1,150}\.(webp|jpg|jpeg|png|avif|gif)$/;

/** The file of an image's address in this shop, as an export states it; null if the address is another. */
export function ownFileOf(source: string, shopUrl: string): string | null {
  const beginning = `${shopUrl}/img/`;
  if (!source.startsWith(beginning)) return null;
  const [, file = ""] = /^\d{1,5}\/([^/?#]+)$/.exec(source.slice(beginning.length)) ?? [];
  return FILE_NAME.test(file) ? file : null;
}

/**
 * The images of a product after an import: those of this shop that the file names, in its order. A product that has
 * images keeps them if the file names none of them: others are only fetched for a product without.
 */
export function ownImages(
  { pictures }: FileProduct,
  before: ProductInput["pictures"],
  { shopUrl, terms }: Wanted,
): ProductInput["pictures"] {
  const known = new Map(before.map((picture) => [picture.file, picture]));
  const named = pictures.flatMap(({ source, alt, color }) => {
    const file = ownFileOf(source, shopUrl);
    if (file === null || !known.has(file)) return [];
    const focus = known.get(file)?.focus ?? "center";
    return [{ file, alt, color_id: color === "" ? null : terms.colorOf(color), focus }];
  });
  return named.length > 0 ? named : before;
}

/** The images that are to be fetched. One that only variants in one color show is of that color. */
export function foreignImages(product: FileProduct, terms: ImportTerms): (FileImage & { sku: string })[] {
  const { pictures, variants } = product;
  const option = colorOptionOf(product, terms);
  const colorsOf = Map.groupBy(variants, ({ picture }) => picture);
  const colorOf = (source: string) => {
    const shown = (colorsOf.get(source) ?? []).map(
      ({ options }) => options.find(({ name }) => name === option)?.value ?? "",
    );
    return new Set(shown).size === 1 ? shown[0]! : "";
  };
  const ofVariants = variants.flatMap(({ sku, picture }) =>
    picture === "" ? [] : [{ source: picture, alt: "", color: "", sku }],
  );
  return [
    ...pictures.map((picture) => ({ ...picture, color: picture.color || colorOf(picture.source), sku: "" })),
    ...ofVariants,
  ];
}
