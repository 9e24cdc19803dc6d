import type { Money } from "#shared/money.ts";
import type { VariantChoice } from "../../catalog/product/product.ts";
import type { ListingSort } from "./listing.ts";
import type { SearchedWords } from "./search-words.ts";

/** What a listing's rows have to be: ids and base amounts, nothing of a language or a currency. */
export type ListingFilter = {
  /** Of the screen itself: the category with its descendants. */
  categories: readonly number[] | null;
  /** Chosen within it, descendants included. */
  chosenCategories: readonly number[] | null;
  /** Of the screen itself. */
  brandId: number | null;
  brands: readonly number[];
  shopId: number | null;
  colors: readonly number[];
  /** One value of each group has to hold. */
  valueGroups: readonly { attributeId: number; ids: readonly number[] }[];
  priceFrom: Money | null;
  priceBelow: Money | null;
  ratingTenths: number | null;
  isInStock: boolean;
  isOnOffer: boolean;
  isSold: boolean;
  /** Of the screen itself: what is in a campaign now, or will be. */
  campaign: { id: number; state: "upcoming" | "running" | "over" } | null;
  /** With a deal of the day that runs. */
  isDailyDeal: boolean;
  /** Null without a search. */
  words: SearchedWords | null;
};

/** In which order: what was asked for, with `relevance` resolved to what it means in this list. */
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

/** The screen with its search, before anything was chosen in it. */
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

/** Names a filter in a cache. */
export function filterKey(filter: ListingFilter): string {
  return JSON.stringify(filter);
}
