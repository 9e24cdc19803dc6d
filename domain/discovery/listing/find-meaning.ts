import type { Context } from "../../context.ts";
import { getCorrectedSearch } from "./get-corrected-search.ts";
import { filterKey, withoutChoices, type ListingFilter } from "./listing-filter.ts";
import { isSearchOfAll, LISTING_TAG, MATCHES_TAG, tagsOfListing } from "./listing-tags.ts";
import { resolveWords } from "./resolve-words.ts";

const CACHED_SECONDS = 60;
const ONE = { limit: 1, offset: 0 };

/**
 * The replacement for a search without results. `correctedQuery`: null if it is only another spelling of the same
 * words.
 */
export type Meaning = { correctedQuery: string | null; filter: ListingFilter };

/** The replacement for a search without results on its screen; null if there is none. Facet selections are ignored. */
export async function findMeaning(ctx: Context, typed: string, filter: ListingFilter): Promise<Meaning | null> {
  const screen = withoutChoices(filter, ctx.settings.hideOutOfStock);
  const hasResults = async (words: ListingFilter["words"]) =>
    words !== null && (await ctx.search.findPage(ctx, { ...screen, words }, "popular_match", ONE)).total > 0;
  const corrected = await ctx.cache.get(
    `meant:${ctx.visitor.language.code}:${typed}:${filterKey(screen)}`,
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
