import type { Context } from "../../context.ts";
import { CATEGORIES_TAG, withDescendants } from "../../catalog/category/category.ts";
import { getCategoryTree } from "../../catalog/category/find-categories.ts";
import { findProductCards } from "../../catalog/product/find-product-cards.ts";
import { productTag, type ProductCard, type ProductDetails } from "../../catalog/product/product.ts";
import { categoryListingTag, LISTING_TAG } from "./listing-tags.ts";

const CACHED_SECONDS = 300;

/** Related products: of the same category first, with a similar price and many sales, then of the parent category. */
export async function findRelatedProducts(
  ctx: Context,
  product: Pick<ProductDetails, "id" | "categories">,
  limit = 8,
): Promise<ProductCard[]> {
  const ofCategories = product.categories.slice(-2).map(({ id }) => categoryListingTag(id));
  const ids = await ctx.cache.get(
    `related:${product.id}:${limit}`,
    [LISTING_TAG, ...ofCategories, CATEGORIES_TAG, productTag(product.id)],
    () => findRelatedIds(ctx, product, limit),
    { seconds: CACHED_SECONDS },
  );
  return findProductCards(ctx, ids);
}

async function findRelatedIds(
  ctx: Context,
  product: Pick<ProductDetails, "id" | "categories">,
  limit: number,
): Promise<number[]> {
  const tree = await getCategoryTree(ctx);
  const [all = [], nearest = all] = product.categories
    .slice(-2)
    .flatMap(({ id }) => tree.byId.get(id) ?? [])
    .map(withDescendants);
  return ctx.search.findSimilar(ctx, product.id, { nearest, all }, limit);
}
