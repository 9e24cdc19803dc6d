import type { Context } from "../context.ts";
import { findProductCards } from "../product/find-product-cards.ts";
import { SETTINGS_TAG } from "../setting/get-settings.ts";
import { CATEGORIES_TAG } from "../category/category.ts";
import { correctWords, findMoreUsedWords } from "./correct-words.ts";
import { getListingSubject } from "./get-listing-subject.ts";
import { filterKey, variantChoiceOf, type ListingFilter } from "./listing-filter.ts";
import { LISTING_TAG, type Listing, type ListingQuery } from "./listing.ts";
import { findListedPage } from "./listing.repository.ts";
import { markWords } from "./mark-words.ts";
import { resolveListingFilter, resolveOrder } from "./resolve-listing-filter.ts";
import { findTerms, resolveWords } from "./resolve-words.ts";
import { markedWordsOf } from "./search-words.ts";

const KEPT_SECONDS = 60;
const LAST_KEPT_OFFSET = 120;
const LISTING_TAGS = [LISTING_TAG, CATEGORIES_TAG, SETTINGS_TAG];
/** With fewer products than this, another spelling may have been meant. */
const FEW_PRODUCTS = 5;

type FoundPage = { ids: number[]; total: number };

/** One page of a listing; null when its slug is unknown. A search that finds nothing is tried again with its typos mended. */
export async function findListing(ctx: Context, query: ListingQuery): Promise<Listing | null> {
  const [subject, filter] = await Promise.all([getListingSubject(ctx, query), resolveListingFilter(ctx, query)]);
  if (!subject || !filter) return null;
  const found = await findPage(ctx, query, filter);
  if (filter.words === null) return present(ctx, subject, query, filter, found);
  if (found.total > 0) {
    const suggestedQuery = found.total < FEW_PRODUCTS ? await findMoreUsedWords(ctx, query.q) : null;
    return present(ctx, subject, query, filter, found, { suggestedQuery });
  }
  const correctedQuery = await correctWords(ctx, query.q);
  if (correctedQuery === null) return present(ctx, subject, query, filter, found);
  const corrected = { ...filter, words: await resolveWords(ctx, correctedQuery) };
  const second = await findPage(ctx, query, corrected);
  return present(ctx, subject, query, corrected, second, second.total > 0 ? { correctedQuery } : {});
}

/** Which products stand on a page is kept, what is told about them is not; pages far behind are not asked for often enough. */
function findPage(ctx: Context, query: ListingQuery, filter: ListingFilter): Promise<FoundPage> {
  const order = resolveOrder(query, filter);
  const limit = query.perPage;
  const offset = (query.page - 1) * limit;
  const find = () => findListedPage(ctx, filter, order, { limit, offset });
  if (offset > LAST_KEPT_OFFSET) return find();
  const key = `listing-page:${order}:${limit}:${offset}:${filterKey(filter)}`;
  return ctx.cache.get(key, LISTING_TAGS, find, { seconds: KEPT_SECONDS });
}

async function present(
  ctx: Context,
  subject: Listing["subject"],
  query: ListingQuery,
  filter: ListingFilter,
  { ids, total }: FoundPage,
  hints: Partial<Pick<Listing, "correctedQuery" | "suggestedQuery">> = {},
): Promise<Listing> {
  const cards = await findProductCards(ctx, ids, variantChoiceOf(filter));
  const words = filter.words && markedWordsOf(await findTerms(ctx, hints.correctedQuery ?? query.q));
  const items = words ? cards.map((card) => ({ ...card, marks: markWords(card.name, words) })) : cards;
  return {
    subject,
    query,
    products: { items, page: query.page, perPage: query.perPage, total },
    correctedQuery: null,
    suggestedQuery: null,
    ...hints,
  };
}
