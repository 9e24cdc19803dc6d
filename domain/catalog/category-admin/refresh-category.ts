import { refreshListings } from "#domain/discovery/listing/refresh-listings.ts";
import { LISTING_TAG } from "#domain/discovery/listing/listing-tags.ts";
import type { Context } from "../../context.ts";
import { CATEGORIES_TAG } from "../category/category.ts";
import { PRODUCTS_TAG } from "../product/product.ts";
import { findProductIds } from "./category-admin.repository.ts";

/** After changes to categories: purges the pages that show them, and refreshes the search words of their products. */
export async function refreshCategory(ctx: Context, ids: readonly number[]): Promise<void> {
  await refreshListings(ctx, ids.length === 0 ? [] : await findProductIds(ctx, ids));
  await ctx.cache.purge([CATEGORIES_TAG, LISTING_TAG, PRODUCTS_TAG]);
}
