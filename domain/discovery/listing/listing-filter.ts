import type { SearchFilter } from "#search/search-engine.ts";
import type { VariantChoice } from "../../catalog/product/product.ts";
import type { SearchedWords } from "./search-words.ts";

/** The conditions on a listing's products; `words` also names the colors and values that a card shows. */
export type ListingFilter = Omit<SearchFilter, "words"> & { words: SearchedWords | null };

export function variantChoiceOf(filter: ListingFilter): VariantChoice | null {
  const { colors, valueGroups, isInStock, words } = filter;
  const named = words?.named ?? { colors: [], values: [] };
  const isNamed = named.colors.length > 0 || named.values.length > 0;
  if (colors.length === 0 && valueGroups.length === 0 && !isInStock && !isNamed) return null;
  return { colors, valueGroups: valueGroups.map(({ chosen }) => chosen), isInStock, named: isNamed ? named : null };
}

/** The screen with its search, without any facet selection. */
export function withoutChoices(filter: ListingFilter, isInStock: boolean): ListingFilter {
  return {
    ...filter,
    chosenCategories: null,
    brands: [],
    colors: [],
    valueGroups: [],
    priceFrom: null,
    priceBelow: null,
    ratingTenths: null,
    isInStock,
  };
}

/** The cache key of a filter. */
export function filterKey(filter: ListingFilter): string {
  return JSON.stringify(filter);
}
