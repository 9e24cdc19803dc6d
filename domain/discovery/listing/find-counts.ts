import { addUp, CATEGORIES_TAG } from "../../catalog/category/category.ts";
import { getCategoryTree } from "../../catalog/category/find-categories.ts";
import type { Context } from "../../context.ts";
import { SETTINGS_TAG } from "../../platform/setting/get-settings.ts";
import { countProducts } from "./listing.repository.ts";
import { LISTING_TAG, SHOWN_PRODUCTS_TAG } from "./listing-tags.ts";

const CACHED_SECONDS = 300;

/** The number of visible products per category, descendants included. */
export function findCategoryCounts(ctx: Context): Promise<ReadonlyMap<number, number>> {
  return ctx.cache.get(
    "category-counts",
    [LISTING_TAG, SHOWN_PRODUCTS_TAG, CATEGORIES_TAG, SETTINGS_TAG],
    async () => {
      const [tree, own] = await Promise.all([getCategoryTree(ctx), countProducts(ctx, "category_id")]);
      return addUp(tree, own);
    },
    { seconds: CACHED_SECONDS },
  );
}

export function findBrandCounts(ctx: Context): Promise<ReadonlyMap<number, number>> {
  return ctx.cache.get(
    "brand-counts",
    [LISTING_TAG, SHOWN_PRODUCTS_TAG, SETTINGS_TAG],
    () => countProducts(ctx, "brand_id"),
    {
      seconds: CACHED_SECONDS,
    },
  );
}

export function findShopCounts(ctx: Context): Promise<ReadonlyMap<number, number>> {
  return ctx.cache.get(
    "shop-counts",
    [LISTING_TAG, SHOWN_PRODUCTS_TAG, SETTINGS_TAG],
    () => countProducts(ctx, "shop_id"),
    {
      seconds: CACHED_SECONDS,
    },
  );
}
