import { descriptionOfHtml } from "../product-admin/clean-description.ts";
import { htmlToText } from "./html-to-text.ts";
import type { FileRow } from "../product-file/file-row.ts";
import {
  UNCOUNTED,
  UNCOUNTED_STOCK,
  type FileProduct,
  type FileProducts,
  type FileVariant,
  type ImportField,
} from "./import.ts";
import { decimalOf } from "../product-file/decimal-of.ts";
import { factsOf } from "./facts-of.ts";
import type { FileTable } from "./read-rows.ts";
import { splitList } from "../product-file/split-list.ts";

const COLUMNS: Record<Exclude<ImportField, "weight">, string> = {
  slug: "Slug",
  name: "Name",
  description: "Description",
  short_description: "Short description",
  category: "Categories",
  category_type: "Categories",
  brand: "Brands",
  tags: "Tags",
  seo_title: "Meta: _yoast_wpseo_title",
  seo_description: "Meta: _yoast_wpseo_metadesc",
  sku: "SKU",
  barcode: "GTIN, UPC, EAN, or ISBN",
  price: "Regular price",
  special_price: "Sale price",
  special_from: "Date sale price starts",
  special_until: "Date sale price ends",
  stock: "Stock",
  options: "Attribute 1 value(s)",
  type: "Type",
  pictures: "Images",
};
const GRAMS: Record<string, number> = { g: 1, kg: 1000, lbs: 453.592_37, oz: 28.349_523 };
const SHORT_TEXT = 500;
const ATTRIBUTES = Array.from({ length: 10 }, (_none, index) => index + 1);
const SIZES = ["length", "width", "height"];

/** WooCommerce's product export: a variable product, and its variations in rows of their own that name it. */
export function readWoocommerceRows({ columns, rows }: FileTable): FileProducts {
  const weightColumn = columns.find((name) => /^weight( \(|$)/i.test(name)) ?? "Weight (kg)";
  const columnOf = (field: ImportField) => (field === "weight" ? weightColumn : COLUMNS[field]);
  const variations = new Map<string, FileRow[]>();
  for (const row of rows.filter((row) => typesOf(row).includes("variation"))) {
    const parent = cellOf(row, "Parent");
    variations.set(parent, [...(variations.get(parent) ?? []), row]);
  }
  const products = rows
    .filter((row) => !typesOf(row).includes("variation"))
    .map((row) => {
      const keys = [`id:${cellOf(row, "ID")}`, cellOf(row, "SKU")].filter((key) => key !== "" && key !== "id:");
      const own = keys.flatMap((key) => variations.get(key) ?? []).toSorted((one, other) => one.line - other.line);
      for (const key of keys) variations.delete(key);
      return readProduct(row, own, weightColumn);
    });
  const orphans = [...variations.values()].flat().map((row) => ({
    ...readProduct(row, [], weightColumn),
    refusal: { field: "sku" as const, message: "The product of this variation isn't in the file." },
  }));
  return { products: [...products, ...orphans].toSorted((one, other) => one.line - other.line), columnOf };
}

function readProduct(row: FileRow, variations: readonly FileRow[], weightColumn: string): FileProduct {
  const types = typesOf(row);
  const isVariable = types.includes("variable");
  const rows = isVariable ? variations : [row];
  const isDigital = types.includes("virtual") || types.includes("downloadable");
  // The deepest category is the most specific.
  const categories = splitList(cellOf(row, "Categories"))
    .map((path) => path.split(">").map((name) => name.trim()))
    .toSorted((one, other) => other.length - one.length);
  const variants = rows.map((each) => readVariant(each, row, isVariable, weightColumn));
  return {
    line: row.line,
    slug: cellOf(row, "Slug"),
    name: cellOf(row, "Name"),
    description: descriptionOfHtml(unescaped(cellOf(row, "Description"))),
    shortDescription: htmlToText(unescaped(cellOf(row, "Short description"))).slice(0, SHORT_TEXT),
    categories,
    ownCategory: categories[0] ?? [],
    brand: splitList(cellOf(row, "Brands"))[0] ?? "",
    tags: splitList(cellOf(row, "Tags")),
    seoTitle: "",
    seoDescription: "",
    isDigital,
    isPublished: cellOf(row, "Published") === "1" && cellOf(row, "Visibility in catalog") !== "hidden",
    pictures: splitList(cellOf(row, "Images")).map((source) => ({ source, alt: "", color: "" })),
    details: detailsOf(row, variants),
    variants,
    refusal: refusalOf(types, row, rows),
    remarks: isDigital
      ? []
      : rows.filter(isUncounted).map(({ line }) => ({ line, field: "stock" as const, message: UNCOUNTED })),
  };
}

function refusalOf(types: readonly string[], parent: FileRow, rows: readonly FileRow[]): FileProduct["refusal"] {
  if (types.includes("grouped") || types.includes("external"))
    return { field: "type", message: "Grouped and external products can't be imported." };
  if (rows.length === 0) return { field: "type", message: "This product has no variations in the file." };
  const chosen = new Set(rows.flatMap((row) => (row === parent ? [] : optionsOf(row).map(({ name }) => name))));
  const isAny = (row: FileRow) => row !== parent && optionsOf(row).length < chosen.size;
  return rows.some(isAny)
    ? { field: "options", message: "One attribute of this variation is set to “Any”. Choose a value for it." }
    : null;
}

/** What shoppers read besides the description: attributes that no one chooses from, and dimensions. */
function detailsOf(row: FileRow, variants: readonly FileVariant[]): Record<string, string> {
  const chosen = new Set(variants.flatMap(({ options }) => options.map(({ name }) => name)));
  const attributes = ATTRIBUTES.map((number) => ({
    name: cellOf(row, `Attribute ${number} name`),
    value: cellOf(row, `Attribute ${number} visible`) === "0" ? "" : cellOf(row, `Attribute ${number} value(s)`),
  })).filter(({ name }) => !chosen.has(name));
  const sizes = SIZES.map((size) => Object.entries(row.cells).find(([name]) => name.startsWith(`${size} (`)));
  const unit = /\((\w+)\)/.exec(sizes[0]?.[0] ?? "")?.[1] ?? "";
  const isMeasured = sizes.every((size) => size && size[1] !== "");
  const measures = isMeasured ? `${sizes.map((size) => size![1]).join(" × ")} ${unit}` : "";
  const threshold = cellOf(row, "Low stock amount");
  return {
    ...factsOf([...attributes, { name: "Dimensions", value: measures }]),
    ...(/^\d{1,5}$/.test(threshold) ? { low_stock_threshold: threshold } : {}),
    ...(cellOf(row, "Sold individually?") === "1" ? { maximum_quantity: "1" } : {}),
  };
}

/** Sold without stock tracking: in stock, whatever the number. */
function isUncounted(row: FileRow): boolean {
  return cellOf(row, "Stock") === "" && /^(1|yes|backorder)$/i.test(cellOf(row, "In stock?"));
}

function readVariant(row: FileRow, parent: FileRow, isVariation: boolean, weightColumn: string): FileVariant {
  const weight = decimalOf(cellOf(row, weightColumn) || cellOf(parent, weightColumn));
  const unit = /\((\w+)\)/.exec(weightColumn)?.[1]?.toLowerCase() ?? "kg";
  const grams = /^\d+(\.\d+)?$/.test(weight) ? String(Math.round(Number(weight) * (GRAMS[unit] ?? 1000))) : weight;
  return {
    line: row.line,
    options: isVariation ? optionsOf(row) : [],
    sku: cellOf(row, "SKU"),
    barcode: cellOf(row, COLUMNS.barcode),
    price: decimalOf(cellOf(row, "Regular price")),
    specialPrice: decimalOf(cellOf(row, "Sale price")),
    stock: isUncounted(row) ? UNCOUNTED_STOCK : cellOf(row, "Stock"),
    weightGrams: grams,
    details: {
      special_from: instantOf(cellOf(row, "Date sale price starts"), "00:00:00"),
      special_until: instantOf(cellOf(row, "Date sale price ends"), "23:59:59"),
      active: isVariation && cellOf(row, "Published") === "0" ? "no" : "",
    },
    picture: isVariation ? (splitList(cellOf(row, "Images"))[0] ?? "") : "",
  };
}

function optionsOf(row: FileRow): { name: string; value: string }[] {
  return ATTRIBUTES.flatMap((number) => {
    const name = cellOf(row, `Attribute ${number} name`);
    const value = cellOf(row, `Attribute ${number} value(s)`);
    return name === "" || value === "" ? [] : [{ name, value }];
  });
}

/** "2026-11-27" or "2026-11-27 08:00:00"; other text is returned unchanged and fails validation. */
function instantOf(text: string, time: string): string {
  const [, day, clock = time] = /^(\d{4}-\d{2}-\d{2})(?:[ T](\d{2}:\d{2}:\d{2}))?$/.exec(text) ?? [];
  return day === undefined ? text : `${day}T${clock}Z`;
}

function typesOf(row: FileRow): string[] {
  return splitList(cellOf(row, "Type").toLowerCase());
}

/** Line breaks are exported as "\n". */
function unescaped(text: string): string {
  return text.replaceAll(String.raw`\n`, "\n").trim();
}

function cellOf({ cells }: FileRow, column: string): string {
  return cells[column.toLowerCase()] ?? "";
}
