import { index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { instant } from "../columns.ts";
import { languages } from "./language.ts";

/** Words that mean the same to a shopper of a language; kept folded (lower case, without accents), both ways round. */
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

/** How often something was searched for that found products; nothing of who did. */
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
