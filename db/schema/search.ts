import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, primaryKey, serial, text, unique } from "drizzle-orm/pg-core";
import { codeOf, id, instant, isOneOf, word } from "../columns.ts";
import { languages } from "./language.ts";
import { products } from "./product.ts";

/** Groups of synonyms by language: `word` names the group. Stored as typed; normalized when read. */
export const searchSynonyms = pgTable(
  "search_synonyms",
  {
    /** The lowest one of a group is the group's. */
    id: serial("id").notNull(),
    languageCode: codeOf("language_code", () => languages.code),
    word: text("word").notNull(),
    synonym: text("synonym").notNull(),
  },
  (t) => [primaryKey({ columns: [t.languageCode, t.word, t.synonym] }), index("search_synonyms_word").on(t.word)],
);

/** How often a search found products; anonymous. */
export const searchTerms = pgTable(
  "search_terms",
  {
    languageCode: codeOf("language_code", () => languages.code),
    term: text("term").notNull(),
    uses: integer("uses").notNull().default(1),
    lastUsedAt: instant("last_used_at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.languageCode, t.term] }),
    index("search_terms_popular").on(t.languageCode, t.uses),
    index("search_terms_last_used").on(t.lastUsedAt),
  ],
);

/** Searches that found nothing; anonymous, and deleted after a time. */
export const searchMisses = pgTable(
  "search_misses",
  {
    id: serial("id").primaryKey(),
    languageCode: codeOf("language_code", () => languages.code),
    term: text("term").notNull(),
    uses: integer("uses").notNull().default(1),
    lastUsedAt: instant("last_used_at").notNull(),
  },
  (t) => [
    unique("search_misses_term").on(t.languageCode, t.term),
    index("search_misses_uses").on(t.uses, t.id),
    index("search_misses_last_used").on(t.lastUsedAt),
  ],
);

const SEARCH_RULE_KINDS = ["redirect", "boost", "stop_word"] as const;

/**
 * A rule for searches of exactly this term: redirects to a page, or boosts a product; or a word that searches ignore. As written; normalized when they are read.
 */
export const searchRules = pgTable(
  "search_rules",
  {
    id: id(),
    kind: word("kind", SEARCH_RULE_KINDS).notNull(),
    languageCode: codeOf("language_code", () => languages.code),
    term: text("term").notNull(),
    /** Of a redirect: a path of the shop. */
    target: text("target").notNull().default(""),
    /** The product of a boost. */
    productId: integer("product_id").references(() => products.id, { onDelete: "cascade" }),
  },
  (t) => [
    check("search_rules_kind", isOneOf(t.kind, SEARCH_RULE_KINDS)),
    check("search_rules_target", sql`(${t.kind} = 'redirect') = (${t.target} <> '')`),
    check("search_rules_product", sql`(${t.kind} = 'boost') = (${t.productId} is not null)`),
    unique("search_rules_once").on(t.kind, t.languageCode, t.term, t.productId).nullsNotDistinct(),
    index("search_rules_language").on(t.languageCode),
    index("search_rules_product_id").on(t.productId),
  ],
);
