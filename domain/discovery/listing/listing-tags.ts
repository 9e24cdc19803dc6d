import type { SearchOrder } from "#search/search-engine.ts";
import { type CategoryTree, lineageOf } from "../../catalog/category/category.ts";
import type { Context } from "../../context.ts";
import { type ListingFilter, withoutChoices } from "./listing.ts";

/** The cache tag of everything that lists products; purged when all of it may have changed. */
export const LISTING_TAG = "listing";
/** Which products are shown, their places in the tree, their stock and ratings: counts, and lists without a price. */
export const SHOWN_PRODUCTS_TAG = "shown-products";
/** Lists of products on offer. */
const OFFERS_TAG = "offers";
/** Listings of no category, brand or shop: all products, and searches with results in many categories. */
const WIDE_LISTING_TAG = "wide-listing";
/** Which products a search matches: purged when one comes, goes, moves, sells out or changes its words. */
export const MATCHES_TAG = "matches";

/** With more changed products, everything is purged at once. */
const MAX_PRODUCTS = 200;
/** With results in more categories, a search depends on every product. */
const MAX_CATEGORIES = 40;
const CACHED_SECONDS = 600;

/** What a listing shows of a product, as far as it decides which listings change with it. */
export type ListedProduct = {
  id: number;
  categoryId: number;
  brandId: number | null;
  shopId: number;
  isReduced: boolean;
  isInStock: boolean;
  ratingTenths: number;
  /** Changes with the words by which a search finds it. */
  words: string;
};

export function categoryListingTag(id: number): string {
  return `category-listing:${id}`;
}

/** The tags of a filter's results; a change of any product that it could find purges one of them. */
export function tagsOfListing(filter: ListingFilter): string[] {
  return [LISTING_TAG, narrowTag(filter)];
}

/** A search of the whole shop, whose results need not be of one category, brand or shop. */
export function isSearchOfAll(filter: ListingFilter): boolean {
  return filter.words !== null && filter.campaign === null && narrowTag(filter) === WIDE_LISTING_TAG;
}

const ORDERS_WITHOUT_PRICE: readonly SearchOrder[] = ["newest", "oldest", "top_rated", "top_selling"];

/** The same for only the ids of an unfiltered list, which a new price rarely changes. */
export function tagsOfRanking(filter: ListingFilter, order: SearchOrder): string[] {
  const isByPrice = isReducedOnly(filter) || filter.campaign !== null || !ORDERS_WITHOUT_PRICE.includes(order);
  return isByPrice ? tagsOfListing(filter) : [LISTING_TAG, SHOWN_PRODUCTS_TAG];
}

function narrowTag(filter: ListingFilter): string {
  const { categories, brandId, shopId } = filter;
  const [category] = categories ?? [];
  if (category !== undefined) return categoryListingTag(category);
  if (brandId !== null) return `brand-listing:${brandId}`;
  if (shopId !== null) return `shop-listing:${shopId}`;
  return isReducedOnly(filter) ? OFFERS_TAG : WIDE_LISTING_TAG;
}

function isReducedOnly({ isOnOffer, isDailyDeal }: ListingFilter): boolean {
  return isOnOffer || isDailyDeal;
}

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

/** The tags to purge after products changed, from what listings showed of them before and show now. */
export function tagsOfChange(
  tree: CategoryTree,
  before: readonly ListedProduct[],
  after: readonly ListedProduct[],
): string[] {
  const ids = new Set([...before, ...after].map(({ id }) => id));
  if (ids.size > MAX_PRODUCTS) return [LISTING_TAG];
  const tags = new Set<string>(ids.size > 0 ? [WIDE_LISTING_TAG] : []);
  for (const product of [...before, ...after]) {
    for (const { id } of lineageOf(tree, product.categoryId)) tags.add(categoryListingTag(id));
    if (product.brandId !== null) tags.add(`brand-listing:${product.brandId}`);
    tags.add(`shop-listing:${product.shopId}`);
    if (product.isReduced) tags.add(OFFERS_TAG);
  }
  const beforeById = new Map(before.map((product) => [product.id, product]));
  const afterById = new Map(after.map((product) => [product.id, product]));
  const hasMoved = [...ids].some((id) => placeOf(beforeById.get(id)) !== placeOf(afterById.get(id)));
  if (hasMoved) tags.add(SHOWN_PRODUCTS_TAG);
  const isFoundByOthers = [...ids].some((id) => beforeById.get(id)?.words !== afterById.get(id)?.words);
  if (hasMoved || isFoundByOthers) tags.add(MATCHES_TAG);
  return [...tags];
}

/** What counts and rankings follow; the price is not part of it. */
function placeOf(product: ListedProduct | undefined): string {
  if (!product) return "";
  const { categoryId, brandId, shopId, isReduced, isInStock, ratingTenths } = product;
  return [categoryId, brandId, shopId, isReduced, isInStock, ratingTenths].join();
}
