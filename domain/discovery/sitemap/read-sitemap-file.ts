import type { Context } from "../../context.ts";
import { findEntryRows } from "./sitemap.repository.ts";
import { SCREEN_PATHS, THINGS_PER_FILE, type SitemapEntry, type SitemapKind } from "./sitemap.ts";

const BATCH_SIZE = 1_000;
const PATHS: Readonly<Record<Exclude<SitemapKind, "screens">, string>> = {
  products: "/product/",
  categories: "/category/",
  brands: "/brand/",
  shops: "/shop/",
  campaigns: "/campaign/",
  pages: "/page/",
  blogs: "/blog/",
  "category-blogs": "/category-blogs/",
  "video-shopping": "/video-shopping/",
};

/** Streams the entries of a sitemap file in batches; an unknown file is empty. */
export async function* readSitemapFile(
  ctx: Context,
  kind: SitemapKind,
  number: number,
): AsyncGenerator<SitemapEntry[], void, undefined> {
  if (kind === "screens") {
    if (number === 1) yield SCREEN_PATHS.map((path) => ({ path, images: [], changedAt: null }));
    return;
  }
  const last = number * THINGS_PER_FILE;
  let after = last - THINGS_PER_FILE;
  while (after < last) {
    const rows = await findEntryRows(ctx, kind, { after, last, limit: BATCH_SIZE });
    if (rows.length > 0)
      yield rows.map(({ slug, images, changedAt }) => ({ path: PATHS[kind] + slug, images, changedAt }));
    if (rows.length < BATCH_SIZE) return;
    after = rows.at(-1)!.id;
  }
}
