import type { FileImage } from "../product-file/file-row.ts";

export const IMPORT_FORMATS = ["souk", "shopify", "woocommerce", "google"] as const;
export type ImportFormat = (typeof IMPORT_FORMATS)[number];

export const MAX_IMPORT_BYTES = 20_000_000;
/** With the images of the products. */
export const MAX_ARCHIVE_BYTES = 100_000_000;
export const MAX_IMPORT_ROWS = 50_000;
export const MAX_IMPORT_ERRORS = 2_000;

/** What is wrong in a line, with the column's name in the file. `message` is a keyword. */
export type ImportError = { line: number; column: string; message: string };

export type ProductImport = {
  id: number;
  state: "queued" | "running" | "done" | "failed" | "undone";
  format: ImportFormat;
  /** Of the file, without its header. */
  rows: number;
  /** Products. In a dry run: those that would be created. */
  created: number;
  updated: number;
  skipped: number;
  errors: ImportError[];
};

/** A run in the history of its shop. */
export type ImportSummary = Omit<ProductImport, "errors"> & {
  fileName: string;
  isDryRun: boolean;
  startedBy: string;
  startedAt: string;
  finishedAt: string | null;
  errorsCount: number;
  /** Of the file's products, how many are done. */
  position: number;
  pictures: { waiting: number; done: number; failed: number };
  canUndo: boolean;
};

/** The stock of what a file sells without counting it. */
export const UNCOUNTED_STOCK = "1000";
export const UNCOUNTED = "The file doesn't track stock for this product, so it gets 1,000 units.";

/** How long a run can be undone. */
export const UNDO_MILLISECONDS = 86_400_000;

/** The fields of products and variants; each format names their columns differently. */
export const IMPORT_FIELDS = [
  "name",
  "description",
  "short_description",
  "category",
  "category_type",
  "brand",
  "tags",
  "seo_title",
  "seo_description",
  "slug",
  "sku",
  "barcode",
  "price",
  "special_price",
  "special_from",
  "special_until",
  "stock",
  "weight",
  "options",
  "type",
  "pictures",
] as const;
export type ImportField = (typeof IMPORT_FIELDS)[number];

export type FileVariant = {
  line: number;
  options: { name: string; value: string }[];
  sku: string;
  barcode: string;
  price: string;
  specialPrice: string;
  stock: string;
  weightGrams: string;
  /** Of Souk's own file, by its column; absent if the file has no such column. */
  details: Readonly<Record<string, string>>;
  picture: string;
};

type Refused = { field: ImportField; message: string };

/** A product as a file states it; nothing is checked yet. */
export type FileProduct = {
  line: number;
  slug: string;
  name: string;
  description: string;
  shortDescription: string;
  /** Paths of names from the top category down; the first one that exists counts. */
  categories: string[][];
  /** The one that is made for a whole shop if none exists. */
  ownCategory: string[];
  brand: string;
  tags: string[];
  seoTitle: string;
  seoDescription: string;
  isDigital: boolean;
  /** Whether shoppers saw it where it comes from. */
  isPublished: boolean;
  pictures: FileImage[];
  /** Of Souk's own file, by its column; absent if the file has no such column. */
  details: Readonly<Record<string, string>>;
  variants: FileVariant[];
  /** Why it can't be imported. */
  refusal: Refused | null;
  /** How the import differs from the file. */
  remarks: (Refused & { line: number })[];
};

/** `columnOf`: how the file names the column of a field. */
export type FileProducts = { products: FileProduct[]; columnOf: (field: ImportField) => string };
