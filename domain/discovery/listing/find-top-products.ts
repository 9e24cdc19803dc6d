import { CATEGORIES_TAG } from "../../catalog/category/category.ts";
import type { Context } from "../../context.ts";
import { SETTINGS_TAG } from "../../platform/setting/get-settings.ts";
import { tagsOfRanking } from "./listing-tags.ts";
import { EMPTY_QUERY, type ListingQuery } from "./listing.ts";
import { resolveListingFilter, resolveOrder } from "./resolve-listing-filter.ts";

const CACHED_SECONDS = 60;

/** The ids of the first products of a listing, such as those on offer, for a section of a page. */
export async function findTopProducts(
  ctx: Context,
  list: Partial<Pick<ListingQuery, "type" | "slug" | "sort">>,
  limit: number,
): Promise<number[]> {
  const query = { ...EMPTY_QUERY, ...list };
  const filter = await resolveListingFilter(ctx, query);
  if (!filter) return [];
  const order = resolveOrder(query, filter);
  return ctx.cache.get(
    `top-products:${query.type}:${query.slug}:${query.sort}:${limit}`,
    [...tagsOfRanking(filter, order), CATEGORIES_TAG, SETTINGS_TAG],
    async () => (await ctx.search.findPage(ctx, filter, order, { limit, offset: 0 })).ids,
    { seconds: CACHED_SECONDS },
  );
}
