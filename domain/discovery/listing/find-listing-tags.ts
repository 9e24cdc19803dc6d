import type { Context } from "../../context.ts";
import { withoutChoices, type ListingFilter } from "./listing-filter.ts";
import { categoryListingTag, isSearchOfAll, LISTING_TAG, MATCHES_TAG, tagsOfListing } from "./listing-tags.ts";

const CACHED_SECONDS = 600;
/** With results in more categories, a search depends on every product. */
const MAX_CATEGORIES = 40;

/**
 * The cache tags of what is found with a filter. A search depends on the categories of all that its words match,
 * whatever else is filtered: no other product can enter it as long as the words of products stay.
 */
export async function findListingTags(ctx: Context, filter: ListingFilter): Promise<string[]> {
  if (!isSearchOfAll(filter)) return tagsOfListing(filter);
  const categories = await findMatchedCategories(ctx, filter);
  if (categories.length > MAX_CATEGORIES) return tagsOfListing(filter);
  return [LISTING_TAG, MATCHES_TAG, ...categories.map(categoryListingTag)];
}

function findMatchedCategories(ctx: Context, filter: ListingFilter): Promise<number[]> {
  const matches = { ...withoutChoices(filter, false), isSold: false, pricedIn: null };
  return ctx.cache.get(
    `matched-categories:${JSON.stringify(filter.words)}`,
    [LISTING_TAG, MATCHES_TAG],
    async () => [...(await ctx.search.countFacets(ctx, matches)).categories.keys()],
    { seconds: CACHED_SECONDS },
  );
}
