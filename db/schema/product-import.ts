import { boolean, check, index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { createdAt, id, instant, isOneOf, word } from "../columns.ts";
import { categories } from "./category.ts";
import { customers } from "./customer.ts";
import { shops } from "./shop.ts";

const IMPORT_STATES = ["queued", "running", "done", "failed"] as const;
const IMPORT_FORMATS = ["souk", "shopify", "woocommerce"] as const;

/** A run of the import of products from a file; the job `import-products` works on it. */
export const productImports = pgTable(
  "product_imports",
  {
    id: id(),
    shopId: integer("shop_id")
      .notNull()
      .references(() => shops.id),
    /** Who started it; null once that account is gone. */
    customerId: integer("customer_id").references(() => customers.id, { onDelete: "set null" }),
    isByOperator: boolean("is_by_operator").notNull(),
    fileName: text("file_name").notNull(),
    format: word("format", IMPORT_FORMATS).notNull(),
    isDryRun: boolean("is_dry_run").notNull(),
    /** Nothing is written if a row is wrong; otherwise only the products of wrong rows are left out. */
    isAllOrNothing: boolean("is_all_or_nothing").notNull(),
    state: word("state", IMPORT_STATES).notNull().default("queued"),
    /** For products whose category is not known here. */
    categoryId: integer("category_id").references(() => categories.id, { onDelete: "set null" }),
    /** The text of the file until the run is over. */
    source: text("source"),
    /** How many of the file's products are done: a run that was interrupted goes on from here. */
    position: integer("position").notNull().default(0),
    rows: integer("rows").notNull(),
    created: integer("created").notNull().default(0),
    skipped: integer("skipped").notNull().default(0),
    /** The first ones: `message` is a keyword. */
    errors: jsonb("errors").$type<{ line: number; column: string; message: string }[]>().notNull().default([]),
    createdAt: createdAt(),
    finishedAt: instant("finished_at"),
  },
  (t) => [
    check("product_imports_state", isOneOf(t.state, IMPORT_STATES)),
    check("product_imports_format", isOneOf(t.format, IMPORT_FORMATS)),
    index("product_imports_shop").on(t.shopId, t.id),
    index("product_imports_customer").on(t.customerId),
    index("product_imports_category").on(t.categoryId),
  ],
);
