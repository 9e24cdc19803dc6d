import type { FoundPage } from "#search/search-engine.ts";
import type { Context } from "../../context.ts";
import { findProductCards } from "../../catalog/product/find-product-cards.ts";
import { SETTINGS_TAG } from "../../platform/setting/get-settings.ts";
import { CATEGORIES_TAG } from "../../catalog/category/category.ts";
import { findMoreUsedWords } from "./correct-words.ts";
import { findListingTags } from "./listing-tags.ts";
import { getCorrectedFilter } from "./get-corrected-search.ts";
import { getListingSubject } from "./get-listing-subject.ts";
import {
  type Listing,
  type ListingFilter,
  type ListingQuery,
  filterKey,
  variantChoiceOf,
  withoutChoices,
} from "./listing.ts";
import { markWords } from "./search-words.ts";
import { markedWordsOf } from "./find-terms.ts";
import { resolveListingFilter, resolveOrder } from "./resolve-listing-filter.ts";
import { comparedTermOf, findSearchRules } from "./find-search-rules.ts";
import { findShownIds } from "./search-words.repository.ts";

const CACHED_SECONDS = 60;
const LAST_KEPT_OFFSET = 120;
/** With fewer products, a correction is suggested. */
const FEW_PRODUCTS = 5;
/** Beyond this position the engine's order is unchanged. */
const MAX_BOOSTED_OFFSET = 240;

/**
 * One page of a listing; null if its slug is unknown. A search without results is replaced by its likeliest correction.
 */
export async function findListing(ctx: Context, query: ListingQuery): Promise<Listing | null> {
  const [subject, filter] = await Promise.all([getListingSubject(ctx, query), resolveListingFilter(ctx, query)]);
  if (!subject || !filter) return null;
  const found = await findIds(ctx, query, filter);
  if (filter.words === null) return present(ctx, subject, query, filter, found);
  if (found.total > 0) {
    const suggestedQuery = found.total < FEW_PRODUCTS ? await findMoreUsedWords(ctx, query.q) : null;
    return present(ctx, subject, query, filter, found, { suggestedQuery });
  }
  const corrected = await getCorrectedFilter(ctx, query.q, filter);
  if (!corrected) return present(ctx, subject, query, filter, found);
  const second = await findIds(ctx, query, corrected.filter);
  return present(ctx, subject, query, corrected.filter, second, corrected);
}

/** Caches the product ids of a page, not the product data; pages far behind are requested too rarely to cache. */
async function findIds(ctx: Context, query: ListingQuery, filter: ListingFilter): Promise<FoundPage> {
  const order = resolveOrder(query, filter);
  const limit = query.perPage;
  const offset = (query.page - 1) * limit;
  const boosted = await findBoosted(ctx, query, filter);
  const find = () =>
    putBoostedFirst(boosted, { limit, offset }, (part) => ctx.search.findPage(ctx, filter, order, part));
  const tags = [...(await findListingTags(ctx, filter)), CATEGORIES_TAG, SETTINGS_TAG];
  if (offset > LAST_KEPT_OFFSET) {
    ctx.cache.dependsOnTags(tags);
    return find();
  }
  const key = `listing-page:${order}:${limit}:${offset}:${boosted.join()}:${filterKey(filter)}`;
  return ctx.cache.get(key, tags, find, { seconds: CACHED_SECONDS });
}

async function present(
  ctx: Context,
  subject: Listing["subject"],
  query: ListingQuery,
  filter: ListingFilter,
  { ids, total }: FoundPage,
  { correctedQuery = null, suggestedQuery = null }: Partial<Pick<Listing, "correctedQuery" | "suggestedQuery">> = {},
): Promise<Listing> {
  const cards = await findProductCards(ctx, ids, variantChoiceOf(filter));
  const words = filter.words && markedWordsOf(filter.words.terms);
  const items = words ? cards.map((card) => ({ ...card, marks: markWords(card.name, words) })) : cards;
  return {
    subject,
    query,
    products: { items, page: query.page, perPage: query.perPage, total },
    correctedQuery,
    suggestedQuery,
  };
}

/**
 * The listed products that the operator shows first for this search of all products, as long as nothing is filtered or
 * sorted.
 */
async function findBoosted(ctx: Context, query: ListingQuery, filter: ListingFilter): Promise<number[]> {
  if (filter.words === null || query.type !== "products" || query.sort !== "relevance") return [];
  if (filterKey(filter) !== filterKey(withoutChoices(filter, ctx.settings.hideOutOfStock))) return [];
  const ids = (await findSearchRules(ctx)).boosts.get(comparedTermOf(query.q)) ?? [];
  if (ids.length === 0) return [];
  const shown = await findShownIds(ctx, ids, filter.isInStock);
  return ids.filter((id) => shown.has(id));
}

/** A page that starts with the boosted products, each of which is listed once. */
async function putBoostedFirst(
  boosted: readonly number[],
  { limit, offset }: { limit: number; offset: number },
  find: (part: { limit: number; offset: number }) => Promise<FoundPage>,
): Promise<FoundPage> {
  if (boosted.length === 0 || offset > MAX_BOOSTED_OFFSET) return find({ limit, offset });
  const found = await find({ limit: offset + limit + boosted.length, offset: 0 });
  const others = found.ids.filter((id) => !boosted.includes(id));
  // One that the engine lists farther behind is counted twice, which only a last page could show.
  const added = boosted.length - (found.ids.length - others.length);
  return { ids: [...boosted, ...others].slice(offset, offset + limit), total: found.total + added };
}
