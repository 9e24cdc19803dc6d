import { addUp, CATEGORIES_TAG } from "../../catalog/category/category.ts";
import { getCategoryTree } from "../../catalog/category/find-categories.ts";
import type { Context } from "../../context.ts";
import { SETTINGS_TAG } from "../../platform/setting/get-settings.ts";
import { getListingColumns } from "./get-listing-columns.ts";
import { IN_STOCK } from "./listing-columns.ts";
import { LISTING_TAG } from "./listing.ts";

const CACHED_SECONDS = 300;

/** The number of visible products per category, descendants included. */
export function findCategoryCounts(ctx: Context): Promise<ReadonlyMap<number, number>> {
  return ctx.cache.get(
    "category-counts",
    [LISTING_TAG, CATEGORIES_TAG, SETTINGS_TAG],
    async () => {
      const [tree, own] = await Promise.all([getCategoryTree(ctx), countOwn(ctx, "categoryIds")]);
      return addUp(tree, own);
    },
    { seconds: CACHED_SECONDS },
  );
}

export function findBrandCounts(ctx: Context): Promise<ReadonlyMap<number, number>> {
  return ctx.cache.get("brand-counts", [LISTING_TAG, SETTINGS_TAG], () => countOwn(ctx, "brandIds"), {
    seconds: CACHED_SECONDS,
  });
}

export function findShopCounts(ctx: Context): Promise<ReadonlyMap<number, number>> {
  return ctx.cache.get("shop-counts", [LISTING_TAG, SETTINGS_TAG], () => countOwn(ctx, "shopIds"), {
    seconds: CACHED_SECONDS,
  });
}

async function countOwn(ctx: Context, column: "categoryIds" | "brandIds" | "shopIds"): Promise<Map<number, number>> {
  const counts = new Map<number, number>();
  for (const part of (await getListingColumns(ctx)).parts.values()) {
    const ids = part[column];
    for (let at = 0; at < ids.length; at++) {
      const isHidden = ctx.settings.hideOutOfStock && (part.flags[at]! & IN_STOCK) === 0;
      // 0 means no brand.
      if (!isHidden && ids[at] !== 0) counts.set(ids[at]!, (counts.get(ids[at]!) ?? 0) + 1);
    }
  }
  return counts;
}
