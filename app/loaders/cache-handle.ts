/**
 * The `handle` of a route whose page is the same for every visitor: its loaders run for a guest, and the page is cached
 * under its path, language, currency and these query parameters. Any other parameter is ignored.
 */
export type CacheHandle = { cache: { parameters: readonly string[] } };

/** The parameters of every product list. */
export const LISTING_PARAMETERS = [
  "q",
  "categories",
  "brands",
  "colors",
  "attribute_values",
  "price_min",
  "price_max",
  "rating",
  "in_stock",
  "sort",
  "view",
  "page",
] as const;
