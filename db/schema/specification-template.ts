import { index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { codeOf, id, partOf } from "../columns.ts";
import { categories } from "./category.ts";
import { languages } from "./language.ts";

/** The rows that specifications of a kind of product should have. */
export const specificationTemplates = pgTable(
  "specification_templates",
  {
    id: id(),
    name: text("name").notNull().unique(),
    /** Offered first for products of it and of the categories below it. */
    categoryId: integer("category_id").references(() => categories.id, { onDelete: "set null" }),
    rows: text("rows").array().notNull(),
  },
  (t) => [index("specification_templates_category").on(t.categoryId)],
);

export const specificationTemplateTranslations = pgTable(
  "specification_template_translations",
  {
    templateId: partOf("template_id", () => specificationTemplates.id),
    languageCode: codeOf("language_code", () => languages.code),
    /** In the order of the template's own; empty where one is not translated. */
    rows: text("rows").array().notNull(),
  },
  (t) => [primaryKey({ columns: [t.templateId, t.languageCode] })],
);
