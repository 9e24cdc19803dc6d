import { descriptionOfHtml } from "../product-admin/clean-description.ts";
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
import { SOUK_DETAILS, SOUK_VARIANT_DETAILS } from "#shared/list/souk-columns.ts";
import { detailsOf, imagesOfCell } from "../product-file/souk-cells.ts";
import { splitList } from "../product-file/split-list.ts";

type Columns = Record<Exclude<ImportField, "options">, readonly string[]>;

const SHOPIFY: Columns = {
  slug: ["Handle", "URL handle"],
  name: ["Title"],
  description: ["Body (HTML)", "Description"],
  short_description: [],
  category: ["Product Category"],
  category_type: ["Type"],
  brand: ["Vendor"],
  tags: ["Tags"],
  seo_title: ["SEO Title"],
  seo_description: ["SEO Description"],
  sku: ["Variant SKU", "SKU"],
  barcode: ["Variant Barcode", "Barcode"],
  price: ["Variant Price", "Price"],
  special_price: ["Variant Compare At Price", "Compare-at price"],
  special_from: [],
  special_until: [],
  stock: ["Variant Inventory Qty", "Inventory quantity"],
  weight: ["Variant Grams", "Weight value (grams)"],
  type: ["Variant Requires Shipping", "Requires shipping"],
  pictures: ["Image Src", "Product image URL"],
};

const SOUK: Columns = {
  slug: ["handle"],
  name: ["name"],
  description: ["description"],
  short_description: ["short_description"],
  category: ["category"],
  category_type: [],
  brand: ["brand"],
  tags: ["tags"],
  seo_title: ["seo_title"],
  seo_description: ["seo_description"],
  sku: ["sku"],
  barcode: ["barcode"],
  price: ["price"],
  special_price: ["special_price"],
  special_from: ["special_from"],
  special_until: ["special_until"],
  stock: ["stock"],
  weight: ["weight_grams"],
  type: ["type"],
  pictures: ["pictures"],
};

const METAFIELD = /^(.+) \(product\.metafields\.([\w-]+)\.([\w-]+)\)$/;
/** Metafields that other programs use internally, or that repeat the options. */
const HIDDEN_NAMESPACE = /--|review|judgeme|loox|facebook|google|^(seo|global|app)$/i;
const HIDDEN_FIELD = /^(color-pattern|size)$/;
const LINKED_COLOR = /\.color-pattern$/;

/** Files with a row for each variant, whose product is the one of the same handle: Shopify's and Souk's own. */
export function readGroupedRows(format: "shopify" | "souk", { columns, rows }: FileTable): FileProducts {
  const names = new Map(columns.map((name) => [name.toLowerCase(), name]));
  const aliases = format === "shopify" ? SHOPIFY : SOUK;
  const columnOf = (field: ImportField): string => {
    if (field === "options") return format === "shopify" ? "Option1 Value" : "option1_value";
    return aliases[field].map((alias) => names.get(alias.toLowerCase())).find(Boolean) ?? aliases[field][0] ?? "";
  };
  const groups = Map.groupBy(rows, ({ line, cells }) => {
    const handle = cells[columnOf("slug").toLowerCase()] ?? "";
    return handle === "" ? `line ${line}` : handle;
  });
  const products = [...groups.values()].map((group) =>
    readGroup(format, group, (row, field) => cellOf(row, columnOf(field))),
  );
  return { products, columnOf };
}

const OPTION_NUMBERS = [1, 2, 3, 4, 5, 6];

type Cell = (row: FileRow, field: ImportField) => string;

function readGroup(format: "shopify" | "souk", group: readonly FileRow[], cell: Cell): FileProduct {
  const first = group[0]!;
  const of = (field: ImportField) => cell(first, field);
  const optionNames = OPTION_NUMBERS.map((number) =>
    LINKED_COLOR.test(cellOf(first, `Option${number} Linked To`))
      ? "Color"
      : cellOf(first, optionColumn(format, number, "name")),
  );
  const isVariant = (row: FileRow) => row === first || cell(row, "price") !== "" || cell(row, "sku") !== "";
  const isGiftCard = cellOf(first, "Gift Card").toLowerCase() === "true";
  const isDigital = of("type").toLowerCase() === (format === "shopify" ? "false" : "digital");
  const rows = group.filter(isVariant);
  const categories = [pathOf(of("category")), pathOf(of("category_type"))].filter((path) => path.length > 0);
  const description = format === "shopify" ? descriptionOfHtml(of("description")) : of("description");
  return {
    line: first.line,
    slug: of("slug"),
    name: of("name"),
    description,
    shortDescription: of("short_description"),
    categories,
    // A merchant's own type is a better name than the place in Shopify's taxonomy.
    ownCategory: categories.at(-1) ?? [],
    brand: of("brand"),
    tags: splitList(of("tags")),
    seoTitle: of("seo_title"),
    seoDescription: of("seo_description"),
    isDigital,
    isPublished: isPublished(first),
    pictures: format === "souk" ? imagesOfCell(of("pictures")) : imagesOfRows(group, cell),
    details: format === "souk" ? detailsOf(first, SOUK_DETAILS) : metafieldsOf(first),
    variants: rows.map((row) => readVariant(format, row, optionNames, cell)),
    refusal: isGiftCard ? { field: "name", message: "Gift cards can't be imported." } : null,
    remarks: rows
      .filter((row) => format === "shopify" && !isDigital && isUncounted(row))
      .map(({ line }) => ({ line, field: "stock" as const, message: UNCOUNTED })),
  };
}

function isPublished(first: FileRow): boolean {
  const status = cellOf(first, "Status").toLowerCase();
  const isShown = cellOf(first, "Published") || cellOf(first, "Published on online store");
  return (status === "" || status === "active") && isShown.toLowerCase() !== "false";
}

/** Shopify leaves the tracker empty where it sells without counting. */
function isUncounted({ cells }: FileRow): boolean {
  const tracker = cells["variant inventory tracker"] ?? cells["inventory tracker"];
  return tracker === "";
}

/** "Fabric (product.metafields.custom.fabric)" is the fact "Fabric". Lists are written as JSON or with semicolons. */
function metafieldsOf({ cells }: FileRow): Record<string, string> {
  return factsOf(
    Object.entries(cells).flatMap(([column, value]) => {
      const [, name = "", namespace = "", field = ""] = METAFIELD.exec(column) ?? [];
      if (name === "" || HIDDEN_NAMESPACE.test(namespace) || HIDDEN_FIELD.test(field) || /^[{<]/.test(value)) return [];
      const parts = value.startsWith("[")
        ? [...value.matchAll(/"([^"\\]*)"/g)].map(([, part]) => part!)
        : value.split("; ");
      return [{ name: name[0]!.toUpperCase() + name.slice(1), value: parts.join(", ") }];
    }),
  );
}

function readVariant(
  format: "shopify" | "souk",
  row: FileRow,
  optionNames: readonly string[],
  cell: Cell,
): FileVariant {
  const options = optionNames.flatMap((firstName, index) => {
    const own = cellOf(row, optionColumn(format, index + 1, "name"));
    const name = format === "shopify" ? firstName : own || firstName;
    const value = cellOf(row, optionColumn(format, index + 1, "value"));
    const isPlaceholder = name === "Title" && value === "Default Title";
    return name === "" || value === "" || isPlaceholder ? [] : [{ name, value }];
  });
  const price = decimalOf(cell(row, "price"));
  const other = decimalOf(cell(row, "special_price"));
  // Shopify states the price of today, and the one to compare it with.
  const isReduced = format === "shopify" && Number(other) > Number(price);
  return {
    line: row.line,
    options,
    sku: codeOf(format, cell(row, "sku")),
    barcode: codeOf(format, cell(row, "barcode")),
    price: isReduced ? other : price,
    specialPrice: format === "souk" ? other : isReduced ? price : "",
    stock: format === "shopify" && isUncounted(row) ? UNCOUNTED_STOCK : cell(row, "stock"),
    weightGrams: decimalOf(cell(row, "weight")),
    details: format === "souk" ? detailsOf(row, SOUK_VARIANT_DETAILS) : {},
    picture:
      format === "souk" ? cellOf(row, "picture") : cellOf(row, "Variant Image") || cellOf(row, "Variant image URL"),
  };
}

/** Shopify keeps digits from becoming a number by an apostrophe. */
function codeOf(format: "shopify" | "souk", text: string): string {
  return format === "shopify" ? text.replace(/^'/, "") : text;
}

/** Shopify has a row for each image, and numbers them. */
function imagesOfRows(group: readonly FileRow[], cell: Cell): FileProduct["pictures"] {
  const place = (row: FileRow) => Number(cellOf(row, "Image Position")) || 0;
  return group
    .filter((row) => cell(row, "pictures") !== "")
    .toSorted((one, other) => place(one) - place(other))
    .map((row) => ({ source: cell(row, "pictures"), alt: cellOf(row, "Image Alt Text"), color: "" }));
}

function optionColumn(format: "shopify" | "souk", number: number, part: "name" | "value"): string {
  return format === "shopify" ? `Option${number} ${part}` : `option${number}_${part}`;
}

function cellOf({ cells }: FileRow, column: string): string {
  return cells[column.toLowerCase()] ?? "";
}

function pathOf(text: string): string[] {
  return text
    .split(">")
    .map((name) => name.trim())
    .filter((name) => name !== "");
}
