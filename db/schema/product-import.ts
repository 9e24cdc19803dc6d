import { sql } from "drizzle-orm";
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text, unique } from "drizzle-orm/pg-core";
import { createdAt, id, idOf, instant, isOneOf, partOf, word } from "../columns.ts";
import { categories } from "./category.ts";
import { customers } from "./customer.ts";
import { products } from "./product.ts";
import { shops } from "./shop.ts";

const IMPORT_STATES = ["queued", "running", "done", "failed", "undone"] as const;
const IMPORT_FORMATS = ["souk", "shopify", "woocommerce", "google"] as const;
/** What a run creates because its products need it. */
export const IMPORTED_TERM_KINDS = ["category", "brand", "color", "attribute", "attribute_value"] as const;
const IMAGE_STATES = ["waiting", "done", "failed"] as const;

/** A run of the import of products from a file; the job `import-products` works on it. */
export const productImports = pgTable(
  "product_imports",
  {
    id: id(),
    shopId: idOf("shop_id", () => shops.id),
    /** Who started it; null once the account is deleted. */
    customerId: integer("customer_id").references(() => customers.id, { onDelete: "set null" }),
    isByOperator: boolean("is_by_operator").notNull(),
    fileName: text("file_name").notNull(),
    format: word("format", IMPORT_FORMATS).notNull(),
    isDryRun: boolean("is_dry_run").notNull(),
    /** Nothing is written if a row is wrong; otherwise only the products of wrong rows are left out. */
    isAllOrNothing: boolean("is_all_or_nothing").notNull(),
    /** Products published at their source are published here too, and missing categories and the like are created; otherwise all become drafts. */
    isWholeShop: boolean("is_whole_shop").notNull().default(false),
    state: word("state", IMPORT_STATES).notNull().default("queued"),
    /** For products whose category does not exist here. */
    categoryId: integer("category_id").references(() => categories.id, { onDelete: "set null" }),
    /** The text of the file until the run has finished. */
    source: text("source"),
    /** The private file of a ZIP, until its images are extracted. */
    archive: text("archive"),
    /** The user's mapping of file columns to Souk's columns, if any. */
    mapping: jsonb("mapping").$type<Record<string, string>>(),
    /** The number of products done: an interrupted run resumes here. */
    position: integer("position").notNull().default(0),
    rows: integer("rows").notNull(),
    created: integer("created").notNull().default(0),
    updated: integer("updated").notNull().default(0),
    skipped: integer("skipped").notNull().default(0),
    /** The first ones: `message` is a keyword. */
    errors: jsonb("errors").$type<{ line: number; column: string; message: string }[]>().notNull().default([]),
    createdAt: createdAt(),
    finishedAt: instant("finished_at"),
    undoneAt: instant("undone_at"),
  },
  (t) => [
    check("product_imports_state", isOneOf(t.state, IMPORT_STATES)),
    check("product_imports_format", isOneOf(t.format, IMPORT_FORMATS)),
    index("product_imports_shop").on(t.shopId, t.id),
    index("product_imports_customer").on(t.customerId),
    index("product_imports_category").on(t.categoryId),
  ],
);

/** What a run did to a product, for its undo. */
export const importedProducts = pgTable(
  "imported_products",
  {
    importId: partOf("import_id", () => productImports.id),
    productId: partOf("product_id", () => products.id),
    /** The editor's input that brings the product back; null if the run created it. */
    before: jsonb("before").$type<object>(),
    /** Of the product after the run: one that was saved since is left alone by an undo. */
    revision: integer("revision").notNull(),
  },
  (t) => [primaryKey({ columns: [t.importId, t.productId] }), index("imported_products_product").on(t.productId)],
);

/** A category, brand, color, attribute or value that a run created, for its undo; it may be deleted by then. */
export const importedTerms = pgTable(
  "imported_terms",
  {
    importId: partOf("import_id", () => productImports.id),
    kind: word("kind", IMPORTED_TERM_KINDS).notNull(),
    termId: integer("term_id").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.importId, t.kind, t.termId] }),
    check("imported_terms_kind", isOneOf(t.kind, IMPORTED_TERM_KINDS)),
  ],
);

/** An image that a file names; the job `fetch-pictures` downloads it. */
export const importPictures = pgTable(
  "import_pictures",
  {
    id: id(),
    importId: partOf("import_id", () => productImports.id),
    productId: partOf("product_id", () => products.id),
    line: integer("line").notNull(),
    /** An address, or a name within the ZIP. */
    source: text("source").notNull(),
    alt: text("alt").notNull().default(""),
    colorId: integer("color_id"),
    /** The SKU of the variant that shows it; empty if it is of the whole product. */
    sku: text("sku").notNull().default(""),
    position: integer("position").notNull(),
    state: word("state", IMAGE_STATES).notNull().default("waiting"),
    attempts: integer("attempts").notNull().default(0),
    /** The image in this shop's files, once it is there. */
    file: text("file"),
    /** A keyword. */
    problem: text("problem").notNull().default(""),
  },
  (t) => [
    check("import_pictures_state", isOneOf(t.state, IMAGE_STATES)),
    index("import_pictures_import").on(t.importId),
    index("import_pictures_product").on(t.productId),
    index("import_pictures_waiting")
      .on(t.id)
      .where(sql`${t.state} = 'waiting'`),
  ],
);

/** A saved column mapping, for files of the same source. */
export const importTemplates = pgTable(
  "import_templates",
  {
    id: id(),
    shopId: idOf("shop_id", () => shops.id),
    name: text("name").notNull(),
    mapping: jsonb("mapping").$type<Record<string, string>>().notNull(),
    createdAt: createdAt(),
  },
  (t) => [unique("import_templates_name").on(t.shopId, t.name)],
);
