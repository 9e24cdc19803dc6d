import { BRANDS_TAG } from "../../catalog/brand/brand.ts";
import { CAMPAIGNS_TAG } from "../../pricing/campaign/campaign.ts";
import { VIDEOS_TAG } from "../../catalog/video/video.ts";
import { CATEGORIES_TAG } from "../../catalog/category/category.ts";
import type { Context } from "../../context.ts";
import { BLOG_TAG } from "../../platform/blog/blog.ts";
import { PAGES_TAG } from "../../platform/page/page.ts";
import { SHOPS_TAG } from "../../shops/shop/shop.ts";
import { findFileRows } from "./sitemap.repository.ts";
import { SITEMAP_KINDS, type SitemapFile } from "./sitemap.ts";

const CACHED_SECONDS = 3_600;
// Without the listings' tag: an hour-old sitemap is good enough, and counting a million products is expensive.
const TAGS = [BLOG_TAG, BRANDS_TAG, CAMPAIGNS_TAG, CATEGORIES_TAG, PAGES_TAG, SHOPS_TAG, VIDEOS_TAG];

/** The files of the sitemap. */
export function findSitemapFiles(ctx: Context): Promise<SitemapFile[]> {
  return ctx.cache.get(
    "sitemap-files",
    TAGS,
    async () => {
      const files: SitemapFile[] = [];
      for (const kind of SITEMAP_KINDS)
        if (kind === "screens") files.push({ kind, number: 1, changedAt: null });
        else for (const row of await findFileRows(ctx, kind)) files.push({ kind, ...row });
      return files;
    },
    { seconds: CACHED_SECONDS },
  );
}
