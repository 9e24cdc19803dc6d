import type { ProductCard } from "#domain/catalog/product/product.ts";
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

/** Caches hold what listings, facets and sections show under this tag. */
export const LISTING_TAG = "listing";

export type ListingType = (typeof LISTING_TYPES)[number];
export type ListingSort = (typeof LISTING_SORTS)[number];

/** What a listing is asked for: the same for the screen, the call and the facets. */
export type ListingQuery = {
  type: ListingType;
  slug: string | null;
  q: string;
  categories: number[];
  brands: number[];
  colors: number[];
  attributeValues: number[];
  /** Major units of the visitor's currency, as typed: "12.5". */
  priceMin: string | null;
  priceMax: string | null;
  /** Products rated so or better. */
  rating: number | null;
  inStock: boolean;
  sort: ListingSort;
  page: number;
  perPage: number;
};

/** All products, nothing chosen. */
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

/** Counts of each facet ignore its own choice. */
export type Facets = {
  categories: (FacetValue & { slug: string; parentId: number | null })[];
  brands: (FacetValue & { slug: string })[];
  colors: (FacetValue & { hex: string })[];
  attributes: { id: number; name: string; values: FacetValue[] }[];
  ratings: { stars: number; count: number; isChosen: boolean }[];
  inStockCount: number;
  /** Of the products under all other filters, in the visitor's currency; major units beside it for the inputs. */
  priceRange: { min: ShownMoney; max: ShownMoney; minMajor: string; maxMajor: string };
};

/** What the listing is about: title, crumbs and texts of its head. */
export type ListingSubject = {
  type: ListingType;
  slug: string | null;
  name: string;
  image: string | null;
  crumbs: { slug: string; name: string }[];
  /** Categories one level below, with counts of shown products. */
  children: { id: number; slug: string; name: string; image: string | null; productsCount: number }[];
};

export type Listing = {
  subject: ListingSubject;
  query: ListingQuery;
  products: Page<ProductCard>;
  /** What was searched instead when nothing was found as typed. */
  correctedQuery: string | null;
  /** What was perhaps meant instead, when little was found. */
  suggestedQuery: string | null;
};
