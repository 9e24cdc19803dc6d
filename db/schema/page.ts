import { sql } from "drizzle-orm";
import { type AnyPgColumn, boolean, check, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { id, instant } from "../columns.ts";
import { languages } from "./language.ts";

/**
 * The markup allowed in a body: these tags without attributes, and links to our own pages, to https and to mail
 * addresses.
 */
const SAFE_TAGS = '</?(p|h2|h3|ul|ol|li|dl|dt|dd|strong|em)>|<br>|</a>|<a href="(https://|mailto:|/)[^"<>]*">';

/** Applies to every writer of a body: any other tag is rejected. */
const isSafeHtml = (body: AnyPgColumn) => sql`regexp_replace(${body}, ${sql.raw(`'${SAFE_TAGS}'`)}, '', 'g') !~ '[<>]'`;

/**
 * A static page; `body` is HTML that the database checks to be safe. `{shop}` and `{email}` are replaced by the
 * settings.
 */
export const pages = pgTable(
  "pages",
  {
    id: id(),
    slug: text("slug").notNull().unique(),
    title: text("title").notNull(),
    body: text("body").notNull(),
    isInFooter: boolean("is_in_footer").notNull().default(true),
    position: integer("position").notNull().default(0),
    updatedAt: instant("updated_at").notNull().defaultNow(),
  },
  (t) => [check("pages_body_is_safe", isSafeHtml(t.body))],
);

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
  (t) => [
    primaryKey({ columns: [t.pageId, t.languageCode] }),
    check("page_translations_body_is_safe", isSafeHtml(t.body)),
  ],
);
