import { MAX_CATEGORY_DEPTH } from "#shared/category-limits.ts";
import { isZero, parseMajorUnits } from "#shared/money.ts";
import { fixedPricesOf } from "../product-file/souk-cells.ts";
import { newProductInput, type NewProductInput } from "../product-admin/product-admin.input.ts";
import { slugOf } from "../product-admin/slug.ts";
import { IMPORT_FIELDS, type FileProduct, type FileVariant, type ImportError, type ImportField } from "./import.ts";
import { colorOptionOf, PLACEHOLDER, type ImportTerms } from "./import-terms.ts";
import {
  DETAIL_COLUMNS,
  VARIANT_DETAIL_COLUMNS,
  detailsInput,
  translationsInput,
  variantDetailsInput,
} from "./details-input.ts";

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const MAX_SLUG = 100;
const MAX_SKU = 64;
const MISSING = "This field is required.";
const WRONG = "This value isn't valid.";

/** The file's names for the fields of the editor's input. */
const FIELDS: Readonly<Record<string, ImportField>> = {
  category_id: "category",
  stock_change: "stock",
  weight_grams: "weight",
  attribute_values: "options",
  color_id: "options",
  fixed_prices: "price",
  special_price: "special_price",
  special_starts_at: "special_from",
  special_ends_at: "special_until",
  variants: "sku",
};

export type Wanted = {
  terms: ImportTerms;
  currency: string;
  /** The codes of the others. */
  currencies: ReadonlySet<string>;
  taxClassCode: string;
  taxClasses: ReadonlySet<string>;
  /** Missing categories and brands are created. */
  isMaking: boolean;
  /** For products whose category does not exist here. */
  categoryId: number | null;
  /** Where this shop's own images are. */
  shopUrl: string;
  columnOf: (field: ImportField) => string;
};

export type CheckedProduct = { input: NewProductInput | null; errors: ImportError[]; notes: ImportError[] };

/** The product as the editor would send it, as a draft; null with the errors. `notes`: what is left out. */
export function productToImport(product: FileProduct, wanted: Wanted): CheckedProduct {
  const { terms, columnOf } = wanted;
  const at = (line: number, field: ImportField, message: string) => ({ line, column: columnOf(field), message });
  if (product.refusal)
    return { input: null, errors: [at(product.line, product.refusal.field, product.refusal.message)], notes: [] };
  const paths = [...product.categories, product.ownCategory.slice(0, MAX_CATEGORY_DEPTH)];
  const category = paths.map((path) => terms.categoryOf(path)).find((id) => id !== null);
  const isMade = wanted.isMaking && product.ownCategory.length > 0 && product.ownCategory.every(isName);
  const categoryId = category ?? wanted.categoryId ?? (isMade ? PLACEHOLDER : null);
  const isBrandMade = wanted.isMaking && isName(product.brand);
  const brandId = product.brand === "" ? null : (terms.brandOf(product.brand) ?? (isBrandMade ? PLACEHOLDER : null));
  const notes = product.remarks.map(({ line, field, message }) => at(line, field, message));
  if (product.brand !== "" && brandId === null)
    notes.push(at(product.line, "brand", "There is no brand with this name, so the product has none."));
  const parsed = newProductInput.safeParse({
    name: product.name,
    short_description: product.shortDescription,
    description: product.description,
    seo_title: product.seoTitle,
    seo_description: product.seoDescription,
    category_id: categoryId ?? 0,
    brand_id: brandId,
    type: product.isDigital ? "digital" : "physical",
    tags: product.tags,
    tax_class_code: wanted.taxClassCode,
    ...detailsInput(product),
    translations: translationsInput(product, {}),
    slug: SLUG.test(product.slug) && product.slug.length <= MAX_SLUG ? product.slug : "",
    variants: readVariants(product, terms),
  });
  const errors = (parsed.error?.issues ?? []).map((issue) => errorOf(issue, product, columnOf));
  const taxClass = parsed.data?.tax_class_code;
  if (taxClass !== undefined && !wanted.taxClasses.has(taxClass))
    errors.push({ line: product.line, column: "tax_class", message: "There is no tax class with this code." });
  for (const variant of product.variants) errors.push(...wrongAmounts(variant, wanted));
  errors.push(...repeatedChoices(product, columnOf("options")));
  return { input: errors.length === 0 ? (parsed.data ?? null) : null, errors: withoutDoubles(errors), notes };
}

const MAX_NAME = 80;
export const isName = (text: string): boolean => text !== "" && text.length <= MAX_NAME && !/[\p{Cc}<>]/u.test(text);

type Issue = { code: string; message: string; path: PropertyKey[] };

/** The position in the file of an error in the editor's input. */
export function errorOf(issue: Issue, product: FileProduct, columnOf: Wanted["columnOf"]): ImportError {
  const [first, index, part] = issue.path;
  const variant = first === "variants" && typeof index === "number" ? product.variants[index] : undefined;
  const line = variant?.line ?? product.line;
  const isMissing = issue.code === "too_small" && first !== "specification";
  const message = issue.code === "custom" ? issue.message : isMissing ? MISSING : WRONG;
  if (first === "translations") return { line, column: `${String(part)}:${String(index)}`, message };
  const name = String(variant ? (part ?? "sku") : (first ?? "name"));
  const detail = (variant ? VARIANT_DETAIL_COLUMNS : DETAIL_COLUMNS)[name];
  const named = FIELDS[name];
  if (detail !== undefined && !(variant && named))
    return { line, column: detail, message: issue.code === "custom" ? issue.message : WRONG };
  const field = named ?? IMPORT_FIELDS.find((each) => each === name) ?? "name";
  if (field === "category") {
    const isNamed = product.categories.length > 0;
    const sentence = isNamed ? "There is no category with this name." : "This product has no category.";
    return { line: product.line, column: columnOf(field), message: sentence };
  }
  return { line, column: columnOf(field), message };
}

export function readVariants(product: FileProduct, terms: ImportTerms): object[] {
  const color = colorOptionOf(product, terms);
  return product.variants.map((variant) => {
    const chosen = variant.options.find(({ name }) => name === color);
    return {
      color_id: chosen ? terms.colorOf(chosen.value) : null,
      attribute_values: variant.options.filter(({ name }) => name !== color).map((option) => terms.valueOf(option)),
      sku: variant.sku || skuOf(product, variant),
      barcode: variant.barcode,
      price: variant.price,
      special_price: variant.specialPrice,
      // Shops that oversell export a negative stock.
      stock_change: variant.stock === "" ? 0 : Math.max(0, Number(variant.stock)),
      weight_grams: variant.weightGrams === "" ? null : Math.round(Number(variant.weightGrams)),
      ...variantDetailsInput(variant),
    };
  });
}

/** An empty SKU is generated from the product and its choices. */
function skuOf(product: FileProduct, variant: FileVariant): string {
  const words = [product.slug || product.name, ...variant.options.map(({ value }) => value)];
  return words.map(slugOf).filter(Boolean).join("-").toUpperCase().slice(0, MAX_SKU);
}

export function wrongAmounts(variant: FileVariant, { currency, currencies, columnOf }: Wanted): ImportError[] {
  const amounts = [
    { text: variant.price, column: columnOf("price"), isRequired: true },
    { text: variant.specialPrice, column: columnOf("special_price"), isRequired: false },
    { text: variant.details.cost ?? "", column: "cost", isRequired: false },
  ];
  const wrong = amounts.flatMap(({ text, column, isRequired }) => {
    const isRight = text === "" ? !isRequired : parseMajorUnits(text, currency) !== null;
    return isRight ? [] : [{ line: variant.line, column, message: "Enter an amount." }];
  });
  const wrongFixed = fixedPricesOf(variant.details).flatMap(({ column, currency: code, price }) => {
    if (!currencies.has(code))
      return [{ line: variant.line, column, message: "Prices can't be set in this currency." }];
    const amount = parseMajorUnits(price, code);
    return amount && !isZero(amount) ? [] : [{ line: variant.line, column, message: "Enter an amount." }];
  });
  return [...wrong, ...wrongFixed];
}

export function repeatedChoices({ variants }: FileProduct, column: string): ImportError[] {
  const seen = new Set<string>();
  return variants.flatMap(({ line, options }) => {
    const key = JSON.stringify(options.map(({ name, value }) => [name, value.toLowerCase()]));
    const isRepeated = seen.has(key);
    seen.add(key);
    return isRepeated ? [{ line, column, message: "Another variant has the same choices." }] : [];
  });
}

/** One message for each cell: several checks may find the same fault. */
export function withoutDoubles(errors: readonly ImportError[]): ImportError[] {
  const byCell = new Map<string, ImportError>();
  for (const error of errors) {
    const cell = `${error.line}\n${error.column}`;
    if (!byCell.has(cell)) byCell.set(cell, error);
  }
  return [...byCell.values()];
}
