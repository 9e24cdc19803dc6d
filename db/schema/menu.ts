import { sql } from "drizzle-orm";
import { type AnyPgColumn, check, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { codeOf, id, isOneOf, partOf, word } from "../columns.ts";
import { categories } from "./category.ts";
import { languages } from "./language.ts";
import { pages } from "./page.ts";

const MENUS = ["header", "footer"] as const;

/**
 * The entries of the menus of header and footer, two levels deep. An entry leads to one of the shop's screens, a
 * category, a page or an address; without any of them it is a heading. Without a label it has its target's name.
 */
export const menuItems = pgTable(
  "menu_items",
  {
    id: id(),
    menu: word("menu", MENUS).notNull(),
    parentId: integer("parent_id").references((): AnyPgColumn => menuItems.id, { onDelete: "cascade" }),
    position: integer("position").notNull(),
    label: text("label").notNull().default(""),
    place: text("place"),
    categoryId: integer("category_id").references(() => categories.id, { onDelete: "cascade" }),
    pageId: integer("page_id").references(() => pages.id, { onDelete: "cascade" }),
    address: text("address"),
  },
  (t) => [
    check("menu_items_menu", isOneOf(t.menu, MENUS)),
    check("menu_items_one_target", sql`num_nonnulls(${t.place}, ${t.categoryId}, ${t.pageId}, ${t.address}) <= 1`),
    check("menu_items_address", sql`${t.address} ~ '^(/([^/]|$)|https://)'`),
    index("menu_items_parent").on(t.parentId),
    index("menu_items_category").on(t.categoryId),
    index("menu_items_page").on(t.pageId),
  ],
);

export const menuItemTranslations = pgTable(
  "menu_item_translations",
  {
    itemId: partOf("item_id", () => menuItems.id),
    languageCode: codeOf("language_code", () => languages.code),
    label: text("label").notNull(),
  },
  (t) => [primaryKey({ columns: [t.itemId, t.languageCode] })],
);
