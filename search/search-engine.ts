import type { Database } from "#db/client.ts";
import type { Money, PriceCurrency } from "#shared/money.ts";

/** The part of the domain's context that a search needs. */
export type SearchContext = {
  db: Database;
  now: () => Date;
  baseCurrency: { code: string };
  isTransaction?: true;
};

/** A searched word, or two that form one term, and its alternatives; all normalized. */
export type SearchTerm = { typed: readonly string[]; others: readonly (readonly string[])[] };

/** Matches all terms, each as typed or as an alternative; the last one also as a prefix. Has at least one term. */
export type SearchText = {
  terms: readonly SearchTerm[];
  /** As typed, if it may be a SKU. */
  sku: string | null;
  /** Brands in the search: their products rank higher. */
  brandIds: readonly number[];
};

/** The conditions on a product: ids and amounts, independent of the language. */
export type SearchFilter = {
  /** The screen's category with its descendants. */
  categories: readonly number[] | null;
  /** Selected in the facet, descendants included. */
  chosenCategories: readonly number[] | null;
  /** The screen's brand. */
  brandId: number | null;
  brands: readonly number[];
  shopId: number | null;
  colors: readonly number[];
  /** One of the chosen values of each attribute has to match. `offered`: all values of the attribute. */
  valueGroups: readonly { offered: readonly number[]; chosen: readonly number[] }[];
  /** The currency in which prices count, if it has fixed ones; null: the base currency, for all others. */
  pricedIn: PriceCurrency | null;
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
  words: SearchText | null;
};

export type SearchOrder =
  | "newest"
  | "oldest"
  | "price_low"
  | "price_high"
  | "top_rated"
  | "top_selling"
  | "ending_soon"
  | "deal_ending_soon"
  | "best_match"
  | "popular_match";

export type FoundPage = { ids: number[]; total: number };

/** The number of products per choice, ignoring the selection in its own facet; choices without products are absent. */
export type FacetCounts = {
  total: number;
  categories: Map<number, number>;
  brands: Map<number, number>;
  colors: Map<number, number>;
  values: Map<number, number>;
  /** By whole stars. */
  stars: Map<number, number>;
  inStock: number;
  /** Ignoring the price filter; null without products. */
  lowestPrice: Money | null;
  highestPrice: Money | null;
};

/** The number of products that match exactly these of the given terms. */
export type TermSet = { terms: number[]; products: number };

/** Where similar products are looked for; `all` contains the nearest. */
export type NearCategories = { nearest: readonly number[]; all: readonly number[] };

/**
 * Finds listed products. A variant matches as a whole: a product is found if one variant has everything selected, at
 * the price that the lowest of such variants has.
 */
export type SearchEngine = {
  findPage(
    ctx: SearchContext,
    filter: SearchFilter,
    order: SearchOrder,
    page: { limit: number; offset: number },
  ): Promise<FoundPage>;
  countFacets(ctx: SearchContext, filter: SearchFilter): Promise<FacetCounts>;
  /** For a search field while typing: matches in names first, sold-out products last. */
  suggest(
    ctx: SearchContext,
    terms: readonly SearchTerm[],
    options: { isInStock: boolean; limit: number },
  ): Promise<number[]>;
  /** Products of the categories with a similar price and many sales, those of the nearest categories first. */
  findSimilar(ctx: SearchContext, productId: number, categories: NearCategories, limit: number): Promise<number[]>;
  /** Which of the terms occur together in products. */
  countTermSets(ctx: SearchContext, terms: readonly SearchTerm[]): Promise<TermSet[]>;
  /** Loads what the first request would otherwise wait for. */
  prepare(ctx: SearchContext): Promise<void>;
};
