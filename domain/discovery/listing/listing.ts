import type { SearchFilter, SearchText } from "#search/search-engine.ts";
import type { ProductCard, VariantChoice } from "#domain/catalog/product/product.ts";
import type { Page } from "#shared/page.ts";
import type { ShownMoney } from "#shared/money.ts";

export const LISTING_TYPES = [
  "products",
  "category",
  "brand",
  "offer",
  "best_selling",
  "gadget",
  "shop",
  "campaign",
  "daily_deal",
] as const;
export const LISTING_SORTS = [
  "relevance",
  "newest",
  "oldest",
  "price_low",
  "price_high",
  "top_rated",
  "top_selling",
] as const;

export type ListingType = (typeof LISTING_TYPES)[number];
export type ListingSort = (typeof LISTING_SORTS)[number];

/** The query of a listing, shared by the screen, the API and the facets. */
export type ListingQuery = {
  type: ListingType;
  slug: string | null;
  q: string;
  categories: number[];
  brands: number[];
  colors: number[];
  attributeValues: number[];
  /** Major units of the visitor's currency, as entered: "12.5". */
  priceMin: string | null;
  priceMax: string | null;
  /** The minimum rating. */
  rating: number | null;
  inStock: boolean;
  sort: ListingSort;
  page: number;
  perPage: number;
};

/** All products, without any selection. */
export const EMPTY_QUERY: ListingQuery = {
  type: "products",
  slug: null,
  q: "",
  categories: [],
  brands: [],
  colors: [],
  attributeValues: [],
  priceMin: null,
  priceMax: null,
  rating: null,
  inStock: false,
  sort: "relevance",
  page: 1,
  perPage: 24,
};

export type FacetValue = { id: number; name: string; count: number; isChosen: boolean };

/** The counts of each facet ignore its own selection. */
export type Facets = {
  categories: (FacetValue & { slug: string; parentId: number | null })[];
  brands: (FacetValue & { slug: string })[];
  colors: (FacetValue & { hex: string })[];
  attributes: { id: number; name: string; values: FacetValue[] }[];
  ratings: { stars: number; count: number; isChosen: boolean }[];
  inStockCount: number;
  /** Of the products under all other filters, in the visitor's currency; also in major units for the inputs. */
  priceRange: { min: ShownMoney; max: ShownMoney; minMajor: string; maxMajor: string };
};

/** The subject of a listing: title, breadcrumbs and texts of its header. */
export type ListingSubject = {
  type: ListingType;
  slug: string | null;
  name: string;
  image: string | null;
  crumbs: { slug: string; name: string }[];
  /** Child categories, with their number of visible products. */
  children: { id: number; slug: string; name: string; image: string | null; productsCount: number }[];
  /** Of a category, if entered: its banner, its description, and what search engines show. */
  banner?: string;
  description?: string;
  seoTitle?: string;
  seoDescription?: string;
};

export type Listing = {
  subject: ListingSubject;
  query: ListingQuery;
  products: Page<ProductCard>;
  /** The search used instead because the original had no results. */
  correctedQuery: string | null;
  /** A suggested correction, as the original had few results. */
  suggestedQuery: string | null;
};

/** The terms of a search, and the colors and attribute values in it. */
export type SearchedWords = SearchText & { named: { colors: readonly number[]; values: readonly number[] } };

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
