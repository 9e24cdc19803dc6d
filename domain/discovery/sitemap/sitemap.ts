export const SITEMAP_KINDS = [
  "screens",
  "products",
  "categories",
  "brands",
  "shops",
  "campaigns",
  "pages",
  "blogs",
  "category-blogs",
  "video-shopping",
] as const;
export type SitemapKind = (typeof SITEMAP_KINDS)[number];

/**
 * A sitemap file: the entries of a kind with an id up to `number` times THINGS_PER_FILE, after those of the previous
 * file.
 */
export type SitemapFile = { kind: SitemapKind; number: number; changedAt: Date | null };

/** A page in the sitemap; listed once per language. */
export type SitemapEntry = { path: string; images: string[]; changedAt: Date | null };

/** Each is listed once per language, with links to the others; a file may have at most 50,000 URLs and 50 MB. */
export const THINGS_PER_FILE = 5_000;

/** Static screens, not of a single entity. */
export const SCREEN_PATHS = [
  "/",
  "/products",
  "/categories",
  "/brands",
  "/sellers",
  "/campaigns",
  "/video-shopping",
  "/flash-sale",
  "/daily-deals",
  "/offer/products",
  "/best-selling/products",
  "/blogs",
  "/contact",
] as const;
