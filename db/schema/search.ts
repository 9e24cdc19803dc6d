import { index, integer, pgTable, primaryKey, serial, text, unique } from "drizzle-orm/pg-core";
import { instant } from "../columns.ts";
import { languages } from "./language.ts";

/** Groups of words with the same meaning, by language: `word` names the group. As written; normalized when they are read. */
export const searchSynonyms = pgTable(
  "search_synonyms",
  {
    languageCode: text("language_code")
      .notNull()
      .references(() => languages.code),
    word: text("word").notNull(),
    synonym: text("synonym").notNull(),
  },
  (t) => [primaryKey({ columns: [t.languageCode, t.word, t.synonym] }), index("search_synonyms_word").on(t.word)],
);

/** How often a search found products; anonymous. */
export const searchTerms = pgTable(
  "search_terms",
  {
    languageCode: text("language_code")
      .notNull()
      .references(() => languages.code),
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
    languageCode: text("language_code")
      .notNull()
      .references(() => languages.code),
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
