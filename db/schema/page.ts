import { boolean, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { id, instant } from "../columns.ts";
import { languages } from "./language.ts";

/** A static page; `body` is HTML of our own or sanitized when it was stored. */
export const pages = pgTable("pages", {
  id: id(),
  slug: text("slug").notNull().unique(),
  title: text("title").notNull(),
  body: text("body").notNull(),
  isInFooter: boolean("is_in_footer").notNull().default(true),
  position: integer("position").notNull().default(0),
  updatedAt: instant("updated_at").notNull().defaultNow(),
});

export const pageTranslations = pgTable(
  "page_translations",
  {
    pageId: integer("page_id")
      .notNull()
      .references(() => pages.id, { onDelete: "cascade" }),
    languageCode: text("language_code")
      .notNull()
      .references(() => languages.code),
    title: text("title").notNull(),
    body: text("body").notNull(),
  },
  (t) => [primaryKey({ columns: [t.pageId, t.languageCode] })],
);
