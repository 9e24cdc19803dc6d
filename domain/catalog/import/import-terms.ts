import type { CategoryTree } from "../category/category.ts";
import { lineageOf } from "../category/category.ts";
import type { FileProduct } from "./import.ts";

/** A placeholder for a category, brand or color that is created before the products. */
export const PLACEHOLDER = 1_400_000_000;
const FIRST_PLACEHOLDER = 1_500_000_000;
export const COLOR_OPTIONS = new Set(["color", "colour", "couleur", "farbe", "colore", "cor", "اللون", "لون", "रंग"]);

export type OptionValue = { name: string; value: string };

type Named = { id: number; name: string };

/** What the names in a file refer to in this shop. */
export type ImportTerms = {
  /** Null: no category has this name, or several have. */
  categoryOf: (path: readonly string[]) => number | null;
  brandOf: (name: string) => number | null;
  colorOf: (name: string) => number | null;
  /** An option that is not created yet has a placeholder. */
  valueOf: (option: OptionValue) => number;
};

/** `shadeOf`: of a whole shop, colors that are missing are made if their shade is known. */
export function createTerms(
  tree: CategoryTree,
  brands: readonly Named[],
  colors: readonly Named[],
  attributes: readonly (Named & { values: Named[] })[],
  shadeOf: (name: string) => string | null = () => null,
): ImportTerms {
  const byPath = new Map<string, number>();
  const byName = new Map<string, number | null>();
  for (const { id, name } of tree.byId.values()) {
    byPath.set(pathKey(lineageOf(tree, id).map((each) => each.name)), id);
    byName.set(keyOf(name), byName.has(keyOf(name)) ? null : id);
  }
  const brandIds = new Map(brands.map(({ id, name }) => [keyOf(name), id]));
  const colorIds = new Map(colors.map(({ id, name }) => [keyOf(name), id]));
  const valueIds = new Map(
    attributes.flatMap((attribute) =>
      attribute.values.map((value) => [optionKey({ name: attribute.name, value: value.name }), value.id] as const),
    ),
  );
  return {
    categoryOf: (path) => byPath.get(pathKey(path)) ?? byName.get(keyOf(path.at(-1) ?? "")) ?? null,
    brandOf: (name) => brandIds.get(keyOf(name)) ?? null,
    colorOf: (name) => {
      const id = colorIds.get(keyOf(name)) ?? null;
      return id === null && shadeOf(name) !== null ? PLACEHOLDER : id;
    },
    valueOf: (option) => {
      const key = optionKey(option);
      const id = valueIds.get(key) ?? FIRST_PLACEHOLDER + valueIds.size;
      valueIds.set(key, id);
      return id;
    },
  };
}

/** The option that is the product's color: each of its values is a color of the shop. */
export function colorOptionOf(product: FileProduct, terms: ImportTerms): string | null {
  const option = product.variants[0]?.options.find(({ name }) => COLOR_OPTIONS.has(keyOf(name)));
  if (!option) return null;
  const values = product.variants.flatMap((variant) => variant.options.filter(({ name }) => name === option.name));
  return values.every(({ value }) => terms.colorOf(value) !== null) ? option.name : null;
}

/** The options of products that are attributes with values, each once. */
export function attributeOptionsOf(products: readonly FileProduct[], terms: ImportTerms): OptionValue[] {
  const options = products.flatMap((product) => {
    const color = colorOptionOf(product, terms);
    return product.variants.flatMap((variant) => variant.options.filter(({ name }) => name !== color));
  });
  return [...new Map(options.map((option) => [optionKey(option), option])).values()];
}

export function keyOf(name: string): string {
  return name.normalize("NFC").trim().toLowerCase();
}

function pathKey(path: readonly string[]): string {
  return path.map(keyOf).join(" > ");
}

function optionKey({ name, value }: OptionValue): string {
  return `${keyOf(name)}\n${keyOf(value)}`;
}
