import type { Context } from "../context.ts";
import { findProductCards } from "../product/find-product-cards.ts";
import { SETTINGS_TAG } from "../setting/get-settings.ts";
import { CATEGORIES_TAG } from "../category/category.ts";
import { correctWords } from "./correct-words.ts";
import { getListingSubject } from "./get-listing-subject.ts";
import { filterKey, variantChoiceOf, type ListingFilter, type ListingOrder } from "./listing-filter.ts";
import { LISTING_TAG, type Listing, type ListingQuery } from "./listing.ts";
import { countListed, findListedIds } from "./listing.repository.ts";
import { resolveListingFilter, resolveOrder } from "./resolve-listing-filter.ts";
import { textQueryOf } from "./search-words.ts";

const KEPT_SECONDS = 60;
const LAST_KEPT_OFFSET = 120;
const LISTING_TAGS = [LISTING_TAG, CATEGORIES_TAG, SETTINGS_TAG];
/** A search that finds more than this is not ranked word by word: of so many the popular ones are meant. */
const MOST_RANKED = 3_000;

type FoundPage = { ids: number[]; total: number };

/** One page of a listing; null when its slug is unknown. A search that finds nothing is tried again with its typos mended. */
export async function findListing(ctx: Context, query: ListingQuery): Promise<Listing | null> {
  const [subject, filter] = await Promise.all([getListingSubject(ctx, query), resolveListingFilter(ctx, query)]);
  if (!subject || !filter) return null;
  const found = await findPage(ctx, query, filter);
  if (found.total > 0 || filter.words === null) return present(ctx, subject, query, filter, found, null);
  const correctedQuery = await correctWords(ctx, query.q);
  if (correctedQuery === null) return present(ctx, subject, query, filter, found, null);
  const corrected = { ...filter, words: textQueryOf(correctedQuery) };
  const second = await findPage(ctx, query, corrected);
  return present(ctx, subject, query, corrected, second, second.total > 0 ? correctedQuery : null);
}

async function findPage(ctx: Context, query: ListingQuery, filter: ListingFilter): Promise<FoundPage> {
  const order = resolveOrder(query, filter);
  const offset = (query.page - 1) * query.perPage;
  if (order !== "best_match") {
    const [ids, total] = await Promise.all([
      findIdsKept(ctx, filter, order, query.perPage, offset),
      countKept(ctx, filter),
    ]);
    return { ids, total };
  }
  const total = await countKept(ctx, filter);
  const ranked: ListingOrder = total > MOST_RANKED ? "top_selling" : order;
  return { ids: total > offset ? await findIdsKept(ctx, filter, ranked, query.perPage, offset) : [], total };
}

/** Which products stand on a page is kept, what is told about them is not; pages far behind are not asked for often enough. */
function findIdsKept(
  ctx: Context,
  filter: ListingFilter,
  order: ListingOrder,
  limit: number,
  offset: number,
): Promise<number[]> {
  const find = () => findListedIds(ctx, filter, order, limit, offset);
  if (offset > LAST_KEPT_OFFSET) return find();
  const key = `listing-page:${order}:${limit}:${offset}:${filterKey(filter)}`;
  return ctx.cache.get(key, LISTING_TAGS, find, { seconds: KEPT_SECONDS });
}

function countKept(ctx: Context, filter: ListingFilter): Promise<number> {
  return ctx.cache.get(`listing-total:${filterKey(filter)}`, LISTING_TAGS, () => countListed(ctx, filter), {
    seconds: KEPT_SECONDS,
  });
}

async function present(
  ctx: Context,
  subject: Listing["subject"],
  query: ListingQuery,
  filter: ListingFilter,
  { ids, total }: FoundPage,
  correctedQuery: string | null,
): Promise<Listing> {
  const items = await findProductCards(ctx, ids, variantChoiceOf(filter));
  return { subject, query, products: { items, page: query.page, perPage: query.perPage, total }, correctedQuery };
}
