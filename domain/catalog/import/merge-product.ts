import { isDeepStrictEqual } from "node:util";
import { changeInputOf } from "../product-admin/change-input-of.ts";
import type { ProductForm, TypedPrice } from "../product-admin/product-admin.ts";
import { changeProductInput, type ChangeProductInput } from "../product-admin/product-admin.input.ts";
import { detailsInput, translationsInput } from "./details-input.ts";
import type { FileProduct, ImportError } from "./import.ts";
import { ownImages } from "./own-images.ts";
import {
  errorOf,
  readVariants,
  repeatedChoices,
  withoutDoubles,
  wrongAmounts,
  type Wanted,
} from "./product-to-import.ts";

export type Merged = {
  /** Null if something is wrong, or nothing is different. */
  input: ChangeProductInput | null;
  /** The input that restores the product. */
  before: ChangeProductInput;
  errors: ImportError[];
};

/** Merges a file's data into an existing product. Empty cells change nothing; variants missing in the file stay. */
export function mergeProduct(form: ProductForm, product: FileProduct, wanted: Wanted): Merged {
  const before = changeInputOf(form);
  const category = product.categories.map((path) => wanted.terms.categoryOf(path)).find((id) => id !== null);
  const brand = product.brand === "" ? null : wanted.terms.brandOf(product.brand);
  const texts = {
    name: product.name,
    short_description: product.shortDescription,
    description: product.description,
    seo_title: product.seoTitle,
    seo_description: product.seoDescription,
    ...(product.tags.length > 0 ? { tags: product.tags } : {}),
    ...(category ? { category_id: category } : {}),
    ...(brand ? { brand_id: brand } : {}),
    ...detailsInput(product),
  };
  const stocks = new Map(form.variants.map(({ sku, stock }) => [sku, stock]));
  const variants = mergeVariants(before, product, stocks, wanted);
  const input = {
    ...before,
    ...Object.fromEntries(Object.entries(texts).filter(([, value]) => value !== "")),
    pictures: ownImages(product, before.pictures, wanted),
    translations: translationsInput(product, before.translations),
    variants,
  };
  const parsed = changeProductInput.safeParse(input);
  const errors = (parsed.error?.issues ?? []).map((issue) => errorOf(inFile(issue, before), product, wanted.columnOf));
  for (const variant of product.variants)
    if (variant.price !== "" || !stocks.has(variant.sku)) errors.push(...wrongAmounts(variant, wanted));
  errors.push(...repeatedChoices(product, wanted.columnOf("options")));
  if (errors.length > 0 || !parsed.success) return { input: null, before, errors: withoutDoubles(errors) };
  const changes = new Map(parsed.data.variants.map(({ sku, stock_change: change }) => [sku, change]));
  const back = before.variants.map((variant) => ({ ...variant, stock_change: -(changes.get(variant.sku) ?? 0) }));
  return {
    input: isDeepStrictEqual(normalized(parsed.data), normalized(before)) ? null : parsed.data,
    before: { ...before, variants: back },
    errors: [],
  };
}

function mergeVariants(
  before: ChangeProductInput,
  product: FileProduct,
  stocks: ReadonlyMap<string, number>,
  wanted: Wanted,
): object[] {
  const inFile = readVariants(product, wanted.terms) as ReadVariant[];
  const bySku = new Map(product.variants.map((variant, index) => [variant.sku, { variant, read: inFile[index]! }]));
  const known = before.variants.map((there) => {
    const found = bySku.get(there.sku);
    bySku.delete(there.sku);
    if (!found) return there;
    const { variant, read } = found;
    const { stock_change: units, weight_grams: weight, color_id: color, attribute_values: values } = read;
    const { fixed_prices: prices, ...plain } = withoutChoices(read);
    return {
      ...there,
      ...Object.fromEntries(Object.entries(plain).filter(([, value]) => value !== "")),
      ...(prices && { fixed_prices: mergePrices(there.fixed_prices ?? [], prices) }),
      ...(variant.options.length > 0 ? { color_id: color, attribute_values: values } : {}),
      ...(weight === null ? {} : { weight_grams: weight }),
      stock_change: variant.stock === "" ? 0 : units - stocks.get(there.sku)!,
    };
  });
  return [...known, ...[...bySku.values()].map(({ read }) => read)];
}

type ReadVariant = {
  stock_change: number;
  weight_grams: number | null;
  color_id: number | null;
  attribute_values: number[];
  fixed_prices?: TypedPrice[];
};

function withoutChoices(read: ReadVariant) {
  const { stock_change: _units, weight_grams: _weight, color_id: _color, attribute_values: _values, ...plain } = read;
  return plain;
}

/** Ordered by currency, as they are read. */
function mergePrices(there: readonly TypedPrice[], imported: readonly TypedPrice[]): TypedPrice[] {
  const prices = new Map([...there, ...imported].map((typed) => [typed.currency, typed]));
  return [...prices.values()].toSorted((one, other) => (one.currency < other.currency ? -1 : 1));
}

type Issue = Parameters<typeof errorOf>[0];

/** Variants that are there come first in the input: their places are not those of the file. */
function inFile(issue: Issue, before: ChangeProductInput): Issue {
  const [first, index, ...rest] = issue.path;
  if (first !== "variants" || typeof index !== "number") return issue;
  return { ...issue, path: [first, Math.max(0, index - before.variants.length), ...rest] };
}

/** The order of a variant's values and of languages is not significant. */
function normalized({ variants, translations, ...rest }: ChangeProductInput) {
  return {
    ...rest,
    translations: Object.fromEntries(
      Object.entries(translations).toSorted(([one], [other]) => one.localeCompare(other)),
    ),
    variants: variants.map((variant) => ({
      ...variant,
      attribute_values: variant.attribute_values.toSorted((one, other) => one - other),
      special_starts_at: momentOf(variant.special_starts_at),
      special_ends_at: momentOf(variant.special_ends_at),
    })),
  };
}

function momentOf(text: string): number {
  return text === "" ? 0 : Date.parse(text);
}
