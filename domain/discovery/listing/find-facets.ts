import type { FacetCounts } from "#search/search-engine.ts";
import { toMajorUnits, zero } from "#shared/money.ts";
import { ATTRIBUTES_TAG, type Attribute } from "../../catalog/attribute/attribute.ts";
import { findAttributes } from "../../catalog/attribute/find-attributes.ts";
import { findBrands } from "../../catalog/brand/find-brands.ts";
import {
  addUp,
  CATEGORIES_TAG,
  lineageOf,
  visibleOf,
  type Category,
  type CategoryTree,
} from "../../catalog/category/category.ts";
import { getCategoryTree } from "../../catalog/category/find-categories.ts";
import { findColors } from "../../catalog/color/find-colors.ts";
import { inVisitorCurrency, show, type Context } from "../../context.ts";
import { SETTINGS_TAG } from "../../platform/setting/get-settings.ts";
import { findListingTags } from "./listing-tags.ts";
import { getCorrectedFilter } from "./get-corrected-search.ts";
import { filterKey, type ListingFilter, type Facets, type ListingQuery } from "./listing.ts";
import { resolveListingFilter } from "./resolve-listing-filter.ts";

const CACHED_SECONDS = 60;
const MAX_BRANDS = 100;
const LEVELS_SHOWN = 2;
const RATINGS = [4, 3, 2, 1];

/** The facets of a listing, with the number of products per choice; null if its slug is unknown. */
export async function findFacets(ctx: Context, query: ListingQuery): Promise<Facets | null> {
  const filter = await resolveListingFilter(ctx, query);
  if (!filter) return null;
  const counts = await countCorrected(ctx, query, filter);
  const [tree, brands, colors, attributes] = await Promise.all([
    getCategoryTree(ctx),
    findBrands(ctx),
    findColors(ctx),
    findAttributes(ctx),
  ]);
  return {
    categories: presentCategories(tree, query, counts),
    brands: withCounts(brands, counts.brands, query.brands)
      .map(({ id, slug, name, count, isChosen }) => ({ id, slug, name, count, isChosen }))
      .toSorted((one, other) => other.count - one.count)
      .slice(0, MAX_BRANDS),
    colors: withCounts(colors, counts.colors, query.colors),
    attributes: presentAttributes(attributes, query, counts),
    ratings: RATINGS.map((stars) => ({ stars, count: countRated(counts, stars), isChosen: query.rating === stars })),
    inStockCount: counts.inStock,
    priceRange: presentPrices(ctx, counts),
  };
}

async function countCorrected(ctx: Context, query: ListingQuery, filter: ListingFilter): Promise<FacetCounts> {
  const counts = await countCached(ctx, filter);
  if (counts.total > 0 || filter.words === null) return counts;
  const corrected = await getCorrectedFilter(ctx, query.q, filter);
  return corrected ? countCached(ctx, corrected.filter) : counts;
}

async function countCached(ctx: Context, filter: ListingFilter): Promise<FacetCounts> {
  return ctx.cache.get(
    `facets:${filterKey(filter)}`,
    [...(await findListingTags(ctx, filter)), CATEGORIES_TAG, ATTRIBUTES_TAG, SETTINGS_TAG],
    () => ctx.search.countFacets(ctx, filter),
    { seconds: CACHED_SECONDS, kilobytesOf: ({ values, brands }) => (values.size + brands.size) / 16 },
  );
}

function presentCategories(tree: CategoryTree, query: ListingQuery, counts: FacetCounts): Facets["categories"] {
  const sums = addUp(tree, counts.categories);
  const isOfCategory = query.type === "category" || query.type === "gadget";
  const roots = isOfCategory ? (tree.bySlug.get(query.slug ?? "")?.children ?? []) : tree.top;
  const chosen = new Set(query.categories);
  const opened = new Set(query.categories.flatMap((id) => lineageOf(tree, id).map((category) => category.id)));
  const isShown = (category: Category) => chosen.has(category.id) || (sums.get(category.id) ?? 0) > 0;
  const listBelow = (categories: readonly Category[], level: number): Category[] =>
    categories
      .filter(isShown)
      .flatMap((category) => [
        category,
        ...(level < LEVELS_SHOWN || opened.has(category.id) ? listBelow(category.children, level + 1) : []),
      ]);
  return listBelow(visibleOf(tree, roots), 1).map(({ id, parentId, slug, name }) => ({
    id,
    parentId,
    slug,
    name,
    count: sums.get(id) ?? 0,
    isChosen: chosen.has(id),
  }));
}

function presentAttributes(
  attributes: readonly Attribute[],
  query: ListingQuery,
  counts: FacetCounts,
): Facets["attributes"] {
  return attributes
    .map(({ id, name, values }) => ({
      id,
      name,
      values: withCounts(values, counts.values, query.attributeValues),
    }))
    .filter(({ values }) => values.length > 0);
}

/** The choices that have products, and those selected. */
function withCounts<Value extends { id: number }>(
  all: readonly Value[],
  counts: ReadonlyMap<number, number>,
  chosen: readonly number[],
): (Value & { count: number; isChosen: boolean })[] {
  return all
    .map((value) => ({ ...value, count: counts.get(value.id) ?? 0, isChosen: chosen.includes(value.id) }))
    .filter(({ count, isChosen }) => count > 0 || isChosen);
}

function countRated(counts: FacetCounts, stars: number): number {
  return [...counts.stars].reduce((sum, [rating, count]) => (rating >= stars ? sum + count : sum), 0);
}

function presentPrices(ctx: Context, counts: FacetCounts): Facets["priceRange"] {
  const min = inVisitorCurrency(ctx, counts.lowestPrice ?? zero(ctx.baseCurrency.code));
  const max = inVisitorCurrency(ctx, counts.highestPrice ?? zero(ctx.baseCurrency.code));
  return { min: show(ctx, min), max: show(ctx, max), minMajor: toMajorUnits(min), maxMajor: toMajorUnits(max) };
}
