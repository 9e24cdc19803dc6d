export const SITEMAP_KINDS = ["screens", "products", "categories", "brands", "shops", "campaigns", "pages"] as const;
export type SitemapKind = (typeof SITEMAP_KINDS)[number];

/** A file of the sitemap: of the things of a kind with an id up to `number` times THINGS_PER_FILE, those that the file before has not. */
export type SitemapFile = { kind: SitemapKind; number: number; changedAt: Date | null };

/** What search engines are told of; it is there once in every language. */
export type SitemapEntry = { path: string; images: string[]; changedAt: Date | null };

/** Each stands there once for every language, with the addresses of the others: 50,000 addresses and 50 MB are the most that a file may have. */
export const THINGS_PER_FILE = 5_000;

/** Screens that are not of one thing. */
export const SCREEN_PATHS = [
  "/",
  "/products",
  "/categories",
  "/brands",
  "/sellers",
  "/campaigns",
  "/flash-sale",
  "/daily-deals",
  "/offer/products",
  "/best-selling/products",
] as const;
