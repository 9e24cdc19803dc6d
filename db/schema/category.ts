import { sql } from "drizzle-orm";
import { type AnyPgColumn, check, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { id } from "../columns.ts";
import { languages } from "./language.ts";

export const categories = pgTable(
  "categories",
  {
    id: id(),
    parentId: integer("parent_id").references((): AnyPgColumn => categories.id),
    slug: text("slug").notNull().unique(),
    name: text("name").notNull(),
    image: text("image"),
    position: integer("position").notNull().default(0),
  },
  (t) => [
    index("categories_parent").on(t.parentId, t.position),
    check("categories_not_own_parent", sql`${t.parentId} <> ${t.id}`),
  ],
);

export const categoryTranslations = pgTable(
  "category_translations",
  {
    categoryId: integer("category_id")
      .notNull()
      .references(() => categories.id, { onDelete: "cascade" }),
    languageCode: text("language_code")
      .notNull()
      .references(() => languages.code),
    name: text("name").notNull(),
  },
  (t) => [primaryKey({ columns: [t.categoryId, t.languageCode] })],
);
