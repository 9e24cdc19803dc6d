import { findBrands } from "../brand/find-brands.ts";
import type { Context } from "../context.ts";
import { findSynonyms } from "./find-synonyms.ts";
import { foldLetters } from "./fold-letters.ts";
import { exactQueryOf, termsOf, textQueryOf, wordsOf, type SearchedTerm, type SearchedWords } from "./search-words.ts";

/** Letters, digits and what stands between them; at least one digit. */
const LIKE_A_SKU = /^(?=.*\d)[\p{L}\p{N}][\p{L}\p{N}._/-]{1,63}$/u;

export async function findTerms(ctx: Context, typed: string): Promise<SearchedTerm[]> {
  return termsOf(wordsOf(typed), await findSynonyms(ctx));
}

/** What a search means; null when no word was typed. */
export async function resolveWords(ctx: Context, typed: string): Promise<SearchedWords | null> {
  const [terms, brands] = await Promise.all([findTerms(ctx, typed), findBrands(ctx)]);
  const [query, exactQuery] = [textQueryOf(terms), exactQueryOf(terms)];
  if (query === null || exactQuery === null) return null;
  const words = new Set(terms.flatMap((term) => term.typed));
  const isNamed = (name: string) => wordsOf(foldLetters(name)).every((word) => words.has(word));
  const sku = typed.trim();
  return {
    query,
    exactQuery,
    sku: LIKE_A_SKU.test(sku) ? sku : null,
    brandIds: brands.filter(({ name }) => isNamed(name)).map(({ id }) => id),
  };
}
