import type { Context } from "../../context.ts";
import { findCorrections } from "./correct-words.ts";
import { findShopCounts } from "./find-counts.ts";
import { normalizeLetters, wordsOf } from "./search-words.ts";
import { findTerms, resolveWords } from "./find-terms.ts";
import { findVariantNames } from "./variant-names.ts";
import { type ListingFilter, filterKey, withoutChoices } from "./listing.ts";
import { LISTING_TAG, MATCHES_TAG, isSearchOfAll, tagsOfListing } from "./listing-tags.ts";

const CACHED_SECONDS = 60;
const ONE = { limit: 1, offset: 0 };
const MAX_ATTEMPTS = 8;
const MAX_TERMS = 8;
/** A color or size says less about the wanted product than its name. */
const SHARE_OF_A_CHOICE = 0.4;

/**
 * The filter with its search corrected, for a search without results on its screen; null if no correction has any. Facet
 * selections are ignored. `correctedQuery`: null if it is only another spelling of the same words.
 */
export async function getCorrectedFilter(
  ctx: Context,
  typed: string,
  filter: ListingFilter,
): Promise<{ correctedQuery: string | null; filter: ListingFilter } | null> {
  const screen = withoutChoices(filter, ctx.settings.hideOutOfStock);
  const hasResults = async (words: ListingFilter["words"]) =>
    words !== null && (await ctx.search.findPage(ctx, { ...screen, words }, "popular_match", ONE)).total > 0;
  const corrected = await ctx.cache.get(
    `corrected:${ctx.visitor.language.code}:${typed}:${filterKey(screen)}`,
    [...(isSearchOfAll(screen) ? [LISTING_TAG] : tagsOfListing(screen)), MATCHES_TAG],
    async () => {
      if (await hasResults(screen.words)) return null;
      return getCorrectedSearch(ctx, typed, async (q) => hasResults(await resolveWords(ctx, q)));
    },
    { seconds: CACHED_SECONDS },
  );
  if (!corrected) return null;
  const words = await resolveWords(ctx, corrected.q);
  return { correctedQuery: corrected.isSame ? null : corrected.q, filter: { ...filter, words } };
}

/** The search to run instead; `isSame`: only another spelling of the same words. */
export type CorrectedSearch = { q: string; isSame: boolean };

/**
 * For a search without results: its words corrected, else the most of its words that have results together; null if no
 * word has any.
 */
export async function getCorrectedSearch(
  ctx: Context,
  typed: string,
  hasResults: (q: string) => Promise<boolean>,
): Promise<CorrectedSearch | null> {
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
  const [sets, { names }, shopCounts] = await Promise.all([
    ctx.search.countTermSets(ctx, terms),
    findVariantNames(ctx),
    findShopCounts(ctx),
  ]);
  const total = [...shopCounts.values()].reduce((sum, count) => sum + count, 0);
  const ofVariants = new Set(names.flatMap((name) => name.words));
  const weights = terms.map(({ typed }, index) => {
    const having = sets.filter((set) => set.terms.includes(index)).reduce((sum, set) => sum + set.products, 0);
    const rarity = Math.log((Math.max(total, having) + 1) / (having + 1));
    return typed.every((word) => ofVariants.has(word)) ? rarity * SHARE_OF_A_CHOICE : rarity;
  });
  return sets
    .map(({ terms: found }) => ({ found, weight: found.reduce((sum, index) => sum + weights[index]!, 0) }))
    .toSorted((one, other) => other.found.length - one.found.length || other.weight - one.weight)
    .map(({ found }) =>
      found.flatMap((index) => terms[index]!.typed.map((word) => written.get(word) ?? word)).join(" "),
    );
}
