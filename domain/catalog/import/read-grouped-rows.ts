import { htmlToText } from "./html-to-text.ts";
import type { FileRow } from "../product-file/file-row.ts";
import type { FileProduct, FileProducts, FileVariant, ImportField } from "./import.ts";
import { decimalOf } from "./decimal-of.ts";
import type { FileTable } from "./read-rows.ts";
import { SOUK_DETAILS, SOUK_VARIANT_DETAILS } from "#shared/list/souk-columns.ts";
import { detailsOf, picturesOfCell } from "../product-file/souk-cells.ts";
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
  stock: ["stock"],
  weight: ["weight_grams"],
  type: ["type"],
  pictures: ["pictures"],
};

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
  const optionNames = OPTION_NUMBERS.map((number) => cellOf(first, optionColumn(format, number, "name")));
  const isVariant = (row: FileRow) => row === first || cell(row, "price") !== "" || cell(row, "sku") !== "";
  const isGiftCard = cellOf(first, "Gift Card").toLowerCase() === "true";
  const description = format === "shopify" ? htmlToText(of("description")) : of("description");
  return {
    line: first.line,
    slug: of("slug"),
    name: of("name"),
    description,
    shortDescription: of("short_description"),
    categories: [pathOf(of("category")), pathOf(of("category_type"))].filter((path) => path.length > 0),
    brand: of("brand"),
    tags: splitList(of("tags")),
    seoTitle: of("seo_title"),
    seoDescription: of("seo_description"),
    isDigital: format === "shopify" ? of("type").toLowerCase() === "false" : of("type").toLowerCase() === "digital",
    pictures: format === "souk" ? picturesOfCell(of("pictures")) : picturesOfRows(group, cell),
    details: format === "souk" ? detailsOf(first, SOUK_DETAILS) : {},
    variants: group.filter(isVariant).map((row) => readVariant(format, row, optionNames, cell)),
    refusal: isGiftCard ? { field: "name", message: "Gift cards can't be imported." } : null,
  };
}

function readVariant(
  format: "shopify" | "souk",
  row: FileRow,
  optionNames: readonly string[],
  cell: Cell,
): FileVariant {
  const options = optionNames.flatMap((firstName, index) => {
    const name = cellOf(row, optionColumn(format, index + 1, "name")) || firstName;
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
    sku: cell(row, "sku"),
    barcode: cell(row, "barcode"),
    price: isReduced ? other : price,
    specialPrice: format === "souk" ? other : isReduced ? price : "",
    stock: cell(row, "stock"),
    weightGrams: decimalOf(cell(row, "weight")),
    details: format === "souk" ? detailsOf(row, SOUK_VARIANT_DETAILS) : {},
    picture: format === "souk" ? cellOf(row, "picture") : cellOf(row, "Variant Image"),
  };
}

/** Shopify has a row for each picture. */
function picturesOfRows(group: readonly FileRow[], cell: Cell): FileProduct["pictures"] {
  return group.flatMap((row) => {
    const source = cell(row, "pictures");
    return source === "" ? [] : [{ source, alt: cellOf(row, "Image Alt Text"), color: "" }];
  });
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
