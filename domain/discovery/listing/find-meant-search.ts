import type { Context } from "../../context.ts";
import { findCorrections } from "./correct-words.ts";
import { normalizeLetters } from "./normalize-letters.ts";
import { findIdsByText } from "./listing.repository.ts";
import { findTerms } from "./resolve-words.ts";
import { textQueryOfTerm, wordsOf } from "./search-words.ts";
import { findVariantNames } from "./variant-names.ts";

const MAX_ATTEMPTS = 8;
const MAX_TERMS = 8;
/** A color or size says less about the wanted product than its name. */
const SHARE_OF_A_CHOICE = 0.4;

/** The search to run instead; `isSame`: only another spelling of the same words. */
export type MeantSearch = { q: string; isSame: boolean };

/**
 * For a search without results: its words corrected, else the most of its words that have results together; null if no
 * word has any.
 */
export async function findMeantSearch(
  ctx: Context,
  typed: string,
  hasResults: (q: string) => Promise<boolean>,
): Promise<MeantSearch | null> {
  const words = wordsOf(typed);
  const { corrections, likely } = await findCorrections(ctx, words);
  for (const { words: corrected, edits } of corrections) {
    const q = corrected.join(" ");
    if (q !== words.join(" ") && (await hasResults(q))) return { q, isSame: edits === 0 };
  }
  for (const fewer of (await findFewerWords(ctx, likely)).slice(0, MAX_ATTEMPTS))
    if (await hasResults(fewer)) return { q: fewer, isSame: false };
  return null;
}

/** Subsets of a search that have results: most words first, on a tie the rarer ones. */
async function findFewerWords(ctx: Context, words: readonly string[]): Promise<string[]> {
  const written = new Map(words.flatMap(wordsOf).map((word) => [normalizeLetters(word), word]));
  const terms = (await findTerms(ctx, words.flatMap(wordsOf))).slice(0, MAX_TERMS);
  const idsOfTerms = await Promise.all(terms.map((_, index) => findIdsByText(ctx, textQueryOfTerm(terms, index))));
  const last = Math.max(0, ...idsOfTerms.map((ids) => ids.at(-1) ?? 0));
  // A bit mask of the matching terms per product.
  const termsOfProduct = new Uint8Array(last + 1);
  for (const [index, ids] of idsOfTerms.entries()) for (const id of ids) termsOfProduct[id]! |= 1 << index;
  const { names } = await findVariantNames(ctx);
  const ofVariants = new Set(names.flatMap((name) => name.words));
  const weights = idsOfTerms.map(({ length }, index) => {
    const rarity = Math.log((last + 2) / (length + 1));
    return terms[index]!.typed.every((word) => ofVariants.has(word)) ? rarity * SHARE_OF_A_CHOICE : rarity;
  });
  return [...new Set(termsOfProduct)]
    .filter((bits) => bits !== 0)
    .map((bits) => terms.flatMap((_, index) => (bits & (1 << index) ? [index] : [])))
    .map((found) => ({ found, weight: found.reduce((sum, index) => sum + weights[index]!, 0) }))
    .toSorted((one, other) => other.found.length - one.found.length || other.weight - one.weight)
    .map(({ found }) =>
      found.flatMap((index) => terms[index]!.typed.map((word) => written.get(word) ?? word)).join(" "),
    );
}
