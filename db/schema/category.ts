import { sql } from "drizzle-orm";
import { type AnyPgColumn, boolean, check, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { codeOf, id, partOf } from "../columns.ts";
import { attributes } from "./attribute.ts";
import { languages } from "./language.ts";

export const categories = pgTable(
  "categories",
  {
    id: id(),
    parentId: integer("parent_id").references((): AnyPgColumn => categories.id),
    slug: text("slug").notNull().unique(),
    name: text("name").notNull(),
    image: text("image"),
    /** In menus, in place of the image. */
    icon: text("icon"),
    /** Across the top of its page. */
    banner: text("banner"),
    description: text("description").notNull().default(""),
    seoTitle: text("seo_title").notNull().default(""),
    seoDescription: text("seo_description").notNull().default(""),
    /** Not in menus and lists of categories; its products stay for sale. */
    isHidden: boolean("is_hidden").notNull().default(false),
    /** Null: those of the category above it, or of the setting. */
    returnDays: integer("return_days"),
    position: integer("position").notNull().default(0),
  },
  (t) => [
    index("categories_parent").on(t.parentId, t.position),
    check("categories_return_days", sql`${t.returnDays} between 0 and 3650`),
    check("categories_not_own_parent", sql`${t.parentId} <> ${t.id}`),
  ],
);

export const categoryTranslations = pgTable(
  "category_translations",
  {
    categoryId: partOf("category_id", () => categories.id),
    languageCode: codeOf("language_code", () => languages.code),
    name: text("name").notNull(),
    description: text("description").notNull().default(""),
    seoTitle: text("seo_title").notNull().default(""),
    seoDescription: text("seo_description").notNull().default(""),
  },
  (t) => [primaryKey({ columns: [t.categoryId, t.languageCode] })],
);

/** What products of a category and of those below it usually differ in: offered first in their editor. */
export const categoryAttributes = pgTable(
  "category_attributes",
  {
    categoryId: partOf("category_id", () => categories.id),
    attributeId: partOf("attribute_id", () => attributes.id),
  },
  (t) => [
    primaryKey({ columns: [t.categoryId, t.attributeId] }),
    index("category_attributes_attribute").on(t.attributeId),
  ],
);
