import { index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { instant } from "../columns.ts";
import { languages } from "./language.ts";

/** Synonyms of a language; normalized (lower case, without accents), in both directions. */
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
