import { addUp, CATEGORIES_TAG } from "../category/category.ts";
import { getCategoryTree } from "../category/find-categories.ts";
import type { Context } from "../context.ts";
import { SETTINGS_TAG } from "../setting/get-settings.ts";
import { LISTING_TAG } from "./listing.ts";
import { countByGroup } from "./listing-counts.repository.ts";

const KEPT_SECONDS = 300;

/** How many products each category shows, those of its descendants included. */
export function findCategoryCounts(ctx: Context): Promise<ReadonlyMap<number, number>> {
  return ctx.cache.get(
    "category-counts",
    [LISTING_TAG, CATEGORIES_TAG, SETTINGS_TAG],
    async () => {
      const [tree, own] = await Promise.all([getCategoryTree(ctx), countOwn(ctx, "category_id")]);
      return addUp(tree, own);
    },
    { seconds: KEPT_SECONDS },
  );
}

export function findBrandCounts(ctx: Context): Promise<ReadonlyMap<number, number>> {
  return ctx.cache.get("brand-counts", [LISTING_TAG, SETTINGS_TAG], () => countOwn(ctx, "brand_id"), {
    seconds: KEPT_SECONDS,
  });
}

export function findShopCounts(ctx: Context): Promise<ReadonlyMap<number, number>> {
  return ctx.cache.get("shop-counts", [LISTING_TAG, SETTINGS_TAG], () => countOwn(ctx, "shop_id"), {
    seconds: KEPT_SECONDS,
  });
}

function countOwn(ctx: Context, grouping: "category_id" | "brand_id" | "shop_id"): Promise<Map<number, number>> {
  return countByGroup(ctx, grouping, { isInStock: ctx.settings.hideOutOfStock });
}
