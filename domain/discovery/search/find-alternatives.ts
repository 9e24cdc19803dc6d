import { listVisible } from "../../catalog/category/category.ts";
import { getCategoryTree } from "../../catalog/category/find-categories.ts";
import type { Context } from "../../context.ts";
import { findCategoryCounts } from "../listing/find-counts.ts";
import { findTopProducts } from "../listing/find-top-products.ts";
import { normalizeLetters, hasAllWords, wordsOf } from "../listing/search-words.ts";
import { findProductCards } from "../../catalog/product/find-product-cards.ts";
import type { ProductCard } from "../../catalog/product/product.ts";
import { findPopularSearches } from "./find-popular-searches.ts";

/** Suggestions after a search without results. */
export type Alternatives = {
  categories: { slug: string; name: string; productsCount: number }[];
  searches: string[];
  products: ProductCard[];
};

const MAX_CATEGORIES = 8;
const MAX_PRODUCTS = 8;

export async function findAlternatives(ctx: Context, typed: string): Promise<Alternatives> {
  const [categories, searches, productIds] = await Promise.all([
    findNearCategories(ctx, typed),
    findPopularSearches(ctx),
    findTopProducts(ctx, { type: "best_selling" }, MAX_PRODUCTS),
  ]);
  return { categories, searches, products: await findProductCards(ctx, productIds) };
}

/** Categories with a search term in their name, then the largest. */
async function findNearCategories(ctx: Context, typed: string): Promise<Alternatives["categories"]> {
  const [tree, counts] = await Promise.all([getCategoryTree(ctx), findCategoryCounts(ctx)]);
  const visible = listVisible(tree);
  const words = wordsOf(normalizeLetters(typed)).filter((word) => word.length > 2);
  const countOf = ({ id }: { id: number }) => counts.get(id) ?? 0;
  const named = visible.filter(({ name }) => words.some((word) => hasAllWords(name, [word])));
  const largest = visible
    .filter(({ parentId }) => parentId === null)
    .toSorted((one, other) => countOf(other) - countOf(one));
  return [...new Set([...named, ...largest])]
    .filter((category) => countOf(category) > 0)
    .slice(0, MAX_CATEGORIES)
    .map(({ id, slug, name }) => ({ slug, name, productsCount: countOf({ id }) }));
}
