import type { SearchTerm } from "#search/search-engine.ts";
import { findBrands } from "../../catalog/brand/find-brands.ts";
import type { Context } from "../../context.ts";
import { findSearchRules } from "./find-search-rules.ts";
import { findSynonyms } from "./find-synonyms.ts";
import { findVocabulary } from "./find-vocabulary.ts";
import { foldedWordsOf, markedWordsOf, termsOf, wordsOf, type SearchedWords } from "./search-words.ts";
import { findVariantNames, namedChoices } from "./variant-names.ts";

/** Letters, digits and separators between them; at least one digit. */
const LIKE_A_SKU = /^(?=.*\d)[\p{L}\p{N}][\p{L}\p{N}._/-]{1,63}$/u;

export async function findTerms(ctx: Context, words: readonly string[]): Promise<SearchTerm[]> {
  const [{ stopWords }, synonyms, { inflectedForms }, vocabulary] = await Promise.all([
    findSearchRules(ctx),
    findSynonyms(ctx),
    findVariantNames(ctx),
    findVocabulary(ctx),
  ]);
  const wanted = words.filter((word) => !foldedWordsOf(word).every((folded) => stopWords.has(folded)));
  return termsOf(wanted.length > 0 ? wanted : words, {
    synonyms,
    inflectedForms,
    isKnown: (word) => vocabulary.uses.has(word),
  });
}

/** Resolves the terms of a search; null if it contains no word. */
export async function resolveWords(ctx: Context, typed: string): Promise<SearchedWords | null> {
  const words = wordsOf(typed);
  if (words.length === 0) return null;
  const [terms, brands, names] = await Promise.all([findTerms(ctx, words), findBrands(ctx), findVariantNames(ctx)]);
  if (terms.length === 0) return null;
  const searched = new Set(terms.flatMap((term) => term.typed));
  const isNamed = (name: string) => foldedWordsOf(name).every((word) => searched.has(word));
  const sku = typed.trim();
  return {
    terms,
    sku: LIKE_A_SKU.test(sku) ? sku : null,
    brandIds: brands.filter(({ name }) => isNamed(name)).map(({ id }) => id),
    named: namedChoices(names, new Set(markedWordsOf(terms))),
  };
}
