import { htmlToText } from "./html-to-text.ts";
import type { FileRow } from "../product-file/file-row.ts";
import type { FileProduct, FileProducts, FileVariant, ImportField } from "./import.ts";
import { decimalOf } from "./decimal-of.ts";
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
  stock: "Stock",
  options: "Attribute 1 value(s)",
  type: "Type",
  pictures: "Images",
};
const GRAMS: Record<string, number> = { g: 1, kg: 1000, lbs: 453.592_37, oz: 28.349_523 };
const SHORT_TEXT = 500;

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
      const own = keys.flatMap((key) => variations.get(key) ?? []);
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
  const isForeign = types.includes("grouped") || types.includes("external");
  const variants = types.includes("variable") ? variations : [row];
  const refusal = isForeign
    ? { field: "type" as const, message: "Grouped and external products can't be imported." }
    : variants.length === 0
      ? { field: "type" as const, message: "This product has no variations in the file." }
      : null;
  return {
    line: row.line,
    slug: cellOf(row, "Slug"),
    name: cellOf(row, "Name"),
    description: unescaped(htmlToText(cellOf(row, "Description"))),
    shortDescription: unescaped(htmlToText(cellOf(row, "Short description"))).slice(0, SHORT_TEXT),
    // The deepest category says most.
    categories: splitList(cellOf(row, "Categories"))
      .map((path) => path.split(">").map((name) => name.trim()))
      .toSorted((one, other) => other.length - one.length),
    brand: splitList(cellOf(row, "Brands"))[0] ?? "",
    tags: splitList(cellOf(row, "Tags")),
    seoTitle: "",
    seoDescription: "",
    isDigital: types.includes("virtual") || types.includes("downloadable"),
    pictures: splitList(cellOf(row, "Images")).map((source) => ({ source, alt: "", color: "" })),
    details: {},
    variants: variants.map((variant) => readVariant(variant, row, types.includes("variable"), weightColumn)),
    refusal,
  };
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
    stock: cellOf(row, "Stock"),
    weightGrams: grams,
    details: {},
    picture: isVariation ? (splitList(cellOf(row, "Images"))[0] ?? "") : "",
  };
}

function optionsOf(row: FileRow): { name: string; value: string }[] {
  return [1, 2, 3, 4, 5].flatMap((number) => {
    const name = cellOf(row, `Attribute ${number} name`);
    const value = cellOf(row, `Attribute ${number} value(s)`);
    return name === "" || value === "" ? [] : [{ name, value }];
  });
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
