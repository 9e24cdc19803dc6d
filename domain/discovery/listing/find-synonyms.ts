import type { Context } from "../../context.ts";
import { findSynonymRows } from "./synonym.repository.ts";
import { comparedWordsOf, type Synonyms } from "./search-words.ts";

/** Purged when the table changes. */
export const SYNONYMS_TAG = "synonyms";

/** Each word with the others of its group, of the visitor's language and the shop's own, as many shoppers use the latter. */
export function findSynonyms(ctx: Context): Promise<Synonyms> {
  const languages = [...new Set([ctx.visitor.language.code, ctx.settings.defaultLanguage])].toSorted();
  return ctx.cache.get(`synonyms:${languages.join()}`, [SYNONYMS_TAG], async () => {
    const groups = new Map<string, Set<string>>();
    for (const { languageCode, word, synonym } of await findSynonymRows(ctx, languages)) {
      const name = `${languageCode}:${word}`;
      const group = groups.get(name) ?? new Set([comparedWordsOf(word).join(" ")]);
      groups.set(name, group.add(comparedWordsOf(synonym).join(" ")));
    }
    const synonyms = new Map<string, string[]>();
    for (const group of groups.values())
      for (const word of group) {
        const known = synonyms.get(word) ?? [];
        synonyms.set(word, [...known, ...[...group].filter((other) => other !== word && !known.includes(other))]);
      }
    return synonyms;
  });
}
