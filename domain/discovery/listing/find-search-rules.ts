import type { Context } from "../../context.ts";
import { findSearchRuleRows, findSynonymRows } from "./search-words.repository.ts";
import { comparedWordsOf, foldedWordsOf } from "./search-words.ts";

/** Purged when the rules change. */
export const SEARCH_RULES_TAG = "search-rules";

/** By normalized term. */
export type SearchRules = {
  redirects: ReadonlyMap<string, string>;
  boosts: ReadonlyMap<string, readonly number[]>;
  stopWords: ReadonlySet<string>;
};

/** The operator's rules for searches, of the visitor's language and the shop's own. */
export function findSearchRules(ctx: Context): Promise<SearchRules> {
  const languages = [...new Set([ctx.visitor.language.code, ctx.settings.defaultLanguage])].toSorted();
  return ctx.cache.get(`search-rules:${languages.join()}`, [SEARCH_RULES_TAG], async () => {
    const redirects = new Map<string, string>();
    const boosts = new Map<string, number[]>();
    const stopWords = new Set<string>();
    for (const { kind, term, target, productId } of await findSearchRuleRows(ctx, languages)) {
      const compared = comparedTermOf(term);
      if (kind === "redirect") redirects.set(compared, target);
      else if (kind === "stop_word") for (const word of foldedWordsOf(term)) stopWords.add(word);
      else boosts.set(compared, [...(boosts.get(compared) ?? []), productId!]);
    }
    return { redirects, boosts, stopWords };
  });
}

/** A search as rules are compared with it. */
export const comparedTermOf = (text: string): string => comparedWordsOf(text).join(" ");

/** The page that a search leads to instead of its results; null for most. */
export async function findSearchRedirect(ctx: Context, typed: string): Promise<string | null> {
  const { redirects } = await findSearchRules(ctx);
  return redirects.get(comparedTermOf(typed)) ?? null;
}

/** Purged when the table changes. */
export const SYNONYMS_TAG = "synonyms";

/** Each word with the others of its group, of the visitor's language and the shop's own, as many shoppers use the latter. */
export function findSynonyms(ctx: Context): Promise<ReadonlyMap<string, readonly string[]>> {
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
