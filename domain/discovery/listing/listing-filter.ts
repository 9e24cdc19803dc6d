import type { Money } from "#shared/money.ts";
import type { VariantChoice } from "../../catalog/product/product.ts";
import type { ListingSort } from "./listing.ts";
import type { SearchedWords } from "./search-words.ts";

/** The conditions on a listing's rows: ids and base amounts, independent of language and currency. */
export type ListingFilter = {
  /** The screen's category with its descendants. */
  categories: readonly number[] | null;
  /** Selected in the facet, descendants included. */
  chosenCategories: readonly number[] | null;
  /** The screen's brand. */
  brandId: number | null;
  brands: readonly number[];
  shopId: number | null;
  colors: readonly number[];
  /** One value of each group has to match. */
  valueGroups: readonly { attributeId: number; ids: readonly number[] }[];
  priceFrom: Money | null;
  priceBelow: Money | null;
  ratingTenths: number | null;
  isInStock: boolean;
  isOnOffer: boolean;
  isSold: boolean;
  /** The screen's campaign: its current or upcoming products. */
  campaign: { id: number; state: "upcoming" | "running" | "over" } | null;
  /** With a current daily deal. */
  isDailyDeal: boolean;
  /** Null without a search. */
  words: SearchedWords | null;
};

/** The sort order, with `relevance` resolved for this listing. */
export type ListingOrder =
  | Exclude<ListingSort, "relevance">
  | "best_match"
  | "ending_soon"
  | "deal_ending_soon"
  | "popular_match";

export function variantChoiceOf(filter: ListingFilter): VariantChoice | null {
  const { colors, valueGroups, isInStock, words } = filter;
  const named = words?.named ?? { colors: [], values: [] };
  const isNamed = named.colors.length > 0 || named.values.length > 0;
  if (colors.length === 0 && valueGroups.length === 0 && !isInStock && !isNamed) return null;
  return { colors, valueGroups: valueGroups.map((group) => group.ids), isInStock, named: isNamed ? named : null };
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
