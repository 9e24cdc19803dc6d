import type { ProductInput } from "../product-admin/product-admin.input.ts";
import type { FileProduct, FileVariant } from "./import.ts";
import { fixedPricesOf, isYes, readSpecification, translationsOf } from "../product-file/souk-cells.ts";

/** The column of each field of the editor that only Souk's own file has. */
export const DETAIL_COLUMNS: Readonly<Record<string, string>> = {
  specification: "specification",
  video_url: "video",
  unit: "unit",
  weight_grams: "product_weight_grams",
  length_mm: "product_length_mm",
  width_mm: "product_width_mm",
  height_mm: "product_height_mm",
  delivery_class: "delivery_class",
  tax_class_code: "tax_class",
  is_refundable: "refundable",
  is_cash_on_delivery_allowed: "cash_on_delivery",
  minimum_order_quantity: "minimum_quantity",
  maximum_order_quantity: "maximum_quantity",
  low_stock_threshold: "low_stock_threshold",
};
export const VARIANT_DETAIL_COLUMNS: Readonly<Record<string, string>> = {
  cost: "cost",
  special_starts_at: "special_from",
  special_ends_at: "special_until",
  is_active: "active",
};

const READERS: Readonly<Record<string, (text: string) => unknown>> = {
  specification: readSpecification,
  weight_grams: Number,
  length_mm: Number,
  width_mm: Number,
  height_mm: Number,
  is_refundable: isYes,
  is_cash_on_delivery_allowed: isYes,
  minimum_order_quantity: Number,
  maximum_order_quantity: Number,
  low_stock_threshold: Number,
  is_active: isYes,
};
/** The details of a product as fields of the editor's input; nothing is checked yet. */
export function detailsInput({ details }: FileProduct): object {
  return readDetails(details, DETAIL_COLUMNS);
}

export function variantDetailsInput({ details }: FileVariant): object {
  const prices = fixedPricesOf(details).map(({ currency, price }) => ({ currency, price }));
  return { ...readDetails(details, VARIANT_DETAIL_COLUMNS), ...(prices.length > 0 && { fixed_prices: prices }) };
}

/** Merges the file's translations into the existing ones. */
export function translationsInput({ details }: FileProduct, before: ProductInput["translations"]): object {
  const translations: Record<string, object> = { ...before };
  for (const [language, texts] of Object.entries(translationsOf(details))) {
    const { specification, ...plain } = Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== ""));
    const facts = specification === undefined ? {} : { specification: readSpecification(specification) };
    const merged = { ...plain, ...facts };
    if (Object.keys(merged).length > 0) translations[language] = { ...before[language], ...merged };
  }
  return translations;
}

function readDetails(details: Readonly<Record<string, string>>, columns: Readonly<Record<string, string>>): object {
  return Object.fromEntries(
    Object.entries(columns).flatMap(([field, column]) => {
      const text = details[column];
      // An empty cell changes nothing.
      if (text === undefined || text === "") return [];
      const read = READERS[field];
      return [[field, read ? read(text) : text]];
    }),
  );
}
