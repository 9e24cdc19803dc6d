import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from "drizzle-orm/pg-core";
import { codeOf, createdAt, id, instant, partOf } from "../columns.ts";
import { languages } from "./language.ts";

/**
 * The markup allowed in a text: these tags without attributes, and links to our own pages, to https and to mail
 * addresses.
 */
const SAFE_TAGS = '</?(p|h2|h3|ul|ol|li|dl|dt|dd|strong|em)>|<br>|</a>|<a href="(https://|mailto:|/)[^"<>]*">';

/** The same for a text made of blocks, which may also show the shop's own images. */
const SAFE_BLOCK_TAGS = [
  SAFE_TAGS,
  "</?(blockquote|details|summary|table|tbody|tr|th|td|figure|figcaption)>|<hr>|</div>",
  '<p class="action">|<figure class="wide">|<div class="columns?">',
  '<img src="/img/960/[A-Za-z0-9_][A-Za-z0-9_.-]*" alt="[^"<>]*">',
].join("|");

const isSafe = (body: AnyPgColumn, tags: string) =>
  sql`regexp_replace(${body}, ${sql.raw(`'${tags}'`)}, '', 'g') !~ '[<>]'`;

/** Applies to every writer of a text: any other tag is rejected. */
export const isSafeHtml = (body: AnyPgColumn) => isSafe(body, SAFE_TAGS);
export const isSafeBlockHtml = (body: AnyPgColumn) => isSafe(body, SAFE_BLOCK_TAGS);

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
    /** For search engines; empty: the beginning of the body. */
    description: text("description").notNull().default(""),
    /** False for a draft. */
    isPublished: boolean("is_published").notNull().default(true),
    /** A published page appears at this instant; null: at once. */
    publishAt: instant("publish_at"),
    /** Required by law: it cannot be deleted. */
    isLegal: boolean("is_legal").notNull().default(false),
    isInFooter: boolean("is_in_footer").notNull().default(true),
    position: integer("position").notNull().default(0),
    updatedAt: instant("updated_at").notNull().defaultNow(),
  },
  (t) => [check("pages_body_is_safe", isSafeBlockHtml(t.body))],
);

export const pageTranslations = pgTable(
  "page_translations",
  {
    pageId: partOf("page_id", () => pages.id),
    languageCode: codeOf("language_code", () => languages.code),
    title: text("title").notNull(),
    body: text("body").notNull(),
    description: text("description").notNull().default(""),
  },
  (t) => [
    primaryKey({ columns: [t.pageId, t.languageCode] }),
    check("page_translations_body_is_safe", isSafeBlockHtml(t.body)),
  ],
);

/** The texts of a page as staff saved them, each time. */
export const pageVersions = pgTable(
  "page_versions",
  {
    id: id(),
    pageId: partOf("page_id", () => pages.id),
    title: text("title").notNull(),
    body: text("body").notNull(),
    description: text("description").notNull(),
    translations: jsonb("translations")
      .$type<{ languageCode: string; title: string; body: string; description: string }[]>()
      .notNull(),
    /** Whether the page was required by law then: purchases refer to such versions. */
    isLegal: boolean("is_legal").notNull().default(false),
    /** The name of the member of staff, at that time; empty for the texts that a purchase kept before anyone saved them. */
    savedBy: text("saved_by").notNull(),
    createdAt: createdAt(),
  },
  (t) => [index("page_versions_page").on(t.pageId, t.id)],
);
