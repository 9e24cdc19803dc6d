import type { Context } from "../../context.ts";
import { findSynonymRows } from "./synonym.repository.ts";
import type { Synonyms } from "./search-words.ts";

/** Purged when the table changes. */
export const SYNONYMS_TAG = "synonyms";

/** In both directions, of the visitor's language and the shop's own, as many shoppers use the latter. */
export function findSynonyms(ctx: Context): Promise<Synonyms> {
  const languages = [...new Set([ctx.visitor.language.code, ctx.settings.defaultLanguage])].toSorted();
  return ctx.cache.get(`synonyms:${languages.join()}`, [SYNONYMS_TAG], async () => {
    const synonyms = new Map<string, string[]>();
    for (const { word, synonym } of await findSynonymRows(ctx, languages)) {
      add(synonyms, word, synonym);
      add(synonyms, synonym, word);
    }
    return synonyms;
  });
}

function add(synonyms: Map<string, string[]>, word: string, synonym: string): void {
  const known = synonyms.get(word) ?? [];
  if (!known.includes(synonym)) synonyms.set(word, [...known, synonym]);
}
