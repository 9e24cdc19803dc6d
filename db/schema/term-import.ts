import { check, index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { createdAt, id, instant, isOneOf, word } from "../columns.ts";
import { customers } from "./customer.ts";

const LISTS = ["brands", "colors", "attributes", "categories", "tags", "units", "specification-templates"] as const;
const KINDS = [...LISTS, "attribute-values"] as const;

/** A file of brands, colors, attributes, categories, tags, units or specification templates that was imported. */
export const termImports = pgTable(
  "term_imports",
  {
    id: id(),
    list: word("list", LISTS).notNull(),
    /** Who imported it; null once the account is deleted. */
    customerId: integer("customer_id").references(() => customers.id, { onDelete: "set null" }),
    fileName: text("file_name").notNull(),
    rows: integer("rows").notNull(),
    created: integer("created").notNull(),
    changed: integer("changed").notNull(),
    unchanged: integer("unchanged").notNull(),
    errorsCount: integer("errors_count").notNull(),
    createdAt: createdAt(),
    undoneAt: instant("undone_at"),
  },
  (t) => [
    check("term_imports_list", isOneOf(t.list, LISTS)),
    index("term_imports_list_id").on(t.list, t.id),
    index("term_imports_customer").on(t.customerId),
  ],
);

/** The rows that a run wrote, for its undo; they may be deleted by then. */
export const termImportRows = pgTable(
  "term_import_rows",
  {
    id: id(),
    importId: integer("import_id")
      .notNull()
      .references(() => termImports.id, { onDelete: "cascade" }),
    kind: word("kind", KINDS).notNull(),
    termId: integer("term_id").notNull(),
    /** The editor's input that brings it back; null if the run created it. */
    before: jsonb("before").$type<object>(),
    /** The version after the run: an undo skips rows that were saved since. */
    after: jsonb("after").$type<object>().notNull(),
  },
  (t) => [
    check("term_import_rows_kind", isOneOf(t.kind, KINDS)),
    index("term_import_rows_import").on(t.importId, t.id),
  ],
);
