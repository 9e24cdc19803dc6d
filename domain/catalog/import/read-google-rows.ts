import { decimalOf } from "../product-file/decimal-of.ts";
import { htmlToText } from "./html-to-text.ts";
import type { FileRow } from "../product-file/file-row.ts";
import type { FileProduct, FileProducts, FileVariant, ImportField } from "./import.ts";
import type { FileTable } from "./read-rows.ts";
import { splitList } from "../product-file/split-list.ts";

const COLUMNS: Record<ImportField, string> = {
  slug: "id",
  name: "title",
  description: "description",
  short_description: "description",
  category: "google_product_category",
  category_type: "product_type",
  brand: "brand",
  tags: "custom_label_0",
  seo_title: "title",
  seo_description: "description",
  sku: "id",
  barcode: "gtin",
  price: "price",
  special_price: "sale_price",
  special_from: "sale_price_effective_date",
  special_until: "sale_price_effective_date",
  stock: "availability",
  weight: "shipping_weight",
  options: "item_group_id",
  type: "availability",
  pictures: "image_link",
};
const OPTIONS: readonly [column: string, name: string][] = [
  ["color", "Color"],
  ["size", "Size"],
  ["material", "Material"],
  ["pattern", "Pattern"],
];
const GRAMS: Record<string, number> = { g: 1, kg: 1000, lb: 453.592_37, oz: 28.349_523 };
const DAY_RANGE = /^(\S+)\s*\/\s*(\S+)$/;

/** Google's merchant feed: a row for each variant; those of one product share `item_group_id`. It states no stock, so there is none. */
export function readGoogleRows({ columns, rows }: FileTable): FileProducts {
  const named = new Map(columns.map((name) => [googleName(name), name]));
  const cellsOf = (row: FileRow): FileRow => ({
    line: row.line,
    cells: Object.fromEntries(Object.entries(row.cells).map(([name, value]) => [googleName(name), value])),
  });
  const groups = Map.groupBy(rows.map(cellsOf), ({ line, cells }) => cells.item_group_id || `line ${line}`);
  return {
    products: [...groups.values()].map(readGroup),
    columnOf: (field) => named.get(COLUMNS[field]) ?? COLUMNS[field],
  };
}

/** Columns may be written "image link" or "g:image_link". */
export function googleName(column: string): string {
  return column
    .trim()
    .toLowerCase()
    .replace(/^g:/, "")
    .replaceAll(/[\s-]+/g, "_");
}

function readGroup(group: readonly FileRow[]): FileProduct {
  const first = group[0]!;
  const of = (column: string) => first.cells[column] ?? "";
  const chosen = OPTIONS.filter(([column]) => group.length > 1 && group.some(({ cells }) => cells[column]));
  return {
    line: first.line,
    slug: "",
    name: of("title"),
    description: htmlToText(of("description")),
    shortDescription: "",
    categories: [of("product_type"), of("google_product_category")].flatMap(pathsOf),
    ownCategory: pathsOf(of("product_type"))[0] ?? [],
    brand: of("brand"),
    tags: [0, 1, 2, 3, 4].map((number) => of(`custom_label_${number}`)).filter((label) => label !== ""),
    seoTitle: "",
    seoDescription: "",
    isDigital: false,
    isPublished: true,
    pictures: imagesOf(group),
    details: {},
    variants: group.map((row) => readVariant(row, chosen)),
    refusal: of("is_bundle").toLowerCase() === "yes" ? { field: "name", message: "Bundles can't be imported." } : null,
    remarks: [],
  };
}

function pathsOf(text: string): string[][] {
  return splitList(text).map((path) =>
    path
      .split(">")
      .map((name) => name.trim())
      .filter((name) => name !== ""),
  );
}

/** Of all variants, each once; an image of a variant in a color shows that color. */
function imagesOf(group: readonly FileRow[]): FileProduct["pictures"] {
  const pictures = group.flatMap(({ cells }) =>
    [cells.image_link ?? "", ...splitList(cells.additional_image_link ?? "")]
      .filter((source) => source !== "")
      .map((source) => ({ source, alt: "", color: group.length > 1 ? (cells.color ?? "") : "" })),
  );
  return [...new Map(pictures.toReversed().map((picture) => [picture.source, picture])).values()].toReversed();
}

function readVariant({ line, cells }: FileRow, chosen: typeof OPTIONS): FileVariant {
  const [, from = "", until = ""] = DAY_RANGE.exec(cells.sale_price_effective_date ?? "") ?? [];
  return {
    line,
    options: chosen.flatMap(([column, name]) => (cells[column] ? [{ name, value: cells[column] }] : [])),
    sku: cells.id ?? "",
    barcode: cells.gtin ?? "",
    price: amountOf(cells.price ?? ""),
    specialPrice: amountOf(cells.sale_price ?? ""),
    stock: "",
    weightGrams: gramsOf(cells.shipping_weight ?? ""),
    details: from === "" ? {} : { special_from: from, special_until: until },
    picture: "",
  };
}

/** "19.99 USD" or "USD 19.99". */
function amountOf(text: string): string {
  return decimalOf(text.replace(/^[A-Z]{3}\s*|\s*[A-Z]{3}$/, ""));
}

function gramsOf(text: string): string {
  const [, amount, unit] = /^([\d.,]+)\s*([a-z]+)$/i.exec(text.trim()) ?? [];
  if (amount === undefined || unit === undefined) return text.trim();
  const factor = GRAMS[unit.toLowerCase()];
  return factor === undefined ? text.trim() : String(Math.round(Number(decimalOf(amount)) * factor));
}
