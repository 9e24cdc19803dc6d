import type { Database } from "#db/client.ts";
import { searchMisses, searchSynonyms, searchTerms } from "#db/schema/search.ts";
import { POPULAR_SEARCHES, SEARCH_MISSES, SYNONYMS } from "../content/searches.ts";
import { insertRows } from "../insert-rows.ts";

const MAX_USES = 96;
const FEWER_USES = 9;
const HOUR = 3_600_000;

/** Synonyms, and past searches of shoppers. */
export async function insertSearches(db: Database, now: Date): Promise<void> {
  await insertRows(
    db,
    searchSynonyms,
    Object.entries(SYNONYMS).flatMap(([languageCode, groups]) =>
      groups.flatMap(([word, ...others]) => others.map((synonym) => ({ languageCode, word, synonym }))),
    ),
  );
  await insertRows(
    db,
    searchTerms,
    Object.entries(POPULAR_SEARCHES).flatMap(([languageCode, terms]) =>
      terms.map((term, index) => ({
        languageCode,
        term: term.replaceAll("-", " "),
        uses: MAX_USES - index * FEWER_USES,
        lastUsedAt: new Date(now.getTime() - (index + 1) * HOUR),
      })),
    ),
  );
  await insertRows(
    db,
    searchMisses,
    Object.entries(SEARCH_MISSES).flatMap(([languageCode, misses]) =>
      misses.map(([term, uses], index) => ({
        languageCode,
        term,
        uses,
        lastUsedAt: new Date(now.getTime() - (index + 2) * HOUR),
      })),
    ),
  );
}
