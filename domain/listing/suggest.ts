import { findBrands } from "../brand/find-brands.ts";
import { getCategoryTree } from "../category/find-categories.ts";
import type { Context } from "../context.ts";
import { findProductCards } from "../product/find-product-cards.ts";
import type { ProductCard } from "../product/product.ts";
import { findShops } from "../shop/find-shops.ts";
import { correctWords } from "./correct-words.ts";
import { findBrandCounts, findCategoryCounts, findShopCounts } from "./find-counts.ts";
import { LISTING_TAG } from "./listing.ts";
import { hasAllWords, markWords, type Mark } from "./mark-words.ts";
import { suggestIds } from "./suggest.repository.ts";
import { findSynonyms } from "./find-synonyms.ts";
import { markedWordsOf, nameQueryOf, termsOf, wordsOf } from "./search-words.ts";

type Suggested = { id: number; slug: string; name: string; marks: Mark[] };

/** What a shopper may mean while typing; `marks` are the parts of a name that were typed. */
export type Suggestions = {
  q: string;
  correctedQuery: string | null;
  products: (Pick<ProductCard, "id" | "slug" | "name" | "image" | "price" | "oldPrice"> & { marks: Mark[] })[];
  categories: Suggested[];
  brands: Suggested[];
  shops: Suggested[];
};

const MOST_PRODUCTS = 6;
const MOST_OTHERS = 4;
const KEPT_SECONDS = 60;

export async function suggest(ctx: Context, q: string): Promise<Suggestions> {
  const words = wordsOf(q);
  if (words.length === 0) return { q, correctedQuery: null, products: [], categories: [], brands: [], shops: [] };
  const found = await suggestFor(ctx, words);
  if (found.products.length + found.categories.length + found.brands.length + found.shops.length > 0)
    return { q, correctedQuery: null, ...found };
  const correctedQuery = await correctWords(ctx, q);
  return correctedQuery === null
    ? { q, correctedQuery, ...found }
    : { q, correctedQuery, ...(await suggestFor(ctx, wordsOf(correctedQuery))) };
}

async function suggestFor(ctx: Context, words: string[]): Promise<Omit<Suggestions, "q" | "correctedQuery">> {
  const [products, tree, brands, shops, categoryCounts, brandCounts, shopCounts] = await Promise.all([
    suggestProducts(ctx, words),
    getCategoryTree(ctx),
    findBrands(ctx),
    findShops(ctx),
    findCategoryCounts(ctx),
    findBrandCounts(ctx),
    findShopCounts(ctx),
  ]);
  return {
    products,
    categories: matching([...tree.byId.values()], words, categoryCounts),
    brands: matching(brands, words, brandCounts),
    shops: matching(shops, words, shopCounts),
  };
}

async function suggestProducts(ctx: Context, words: string[]): Promise<Suggestions["products"]> {
  const terms = termsOf(words, await findSynonyms(ctx));
  const [query, namesQuery] = [nameQueryOf(terms, "AB"), nameQueryOf(terms, "A")];
  if (query === null || namesQuery === null) return [];
  const isInStock = ctx.settings.hideOutOfStock;
  const ids = await ctx.cache.get(
    `suggested:${isInStock}:${query}`,
    [LISTING_TAG],
    () => suggestIds(ctx, { query, namesQuery, isInStock, limit: MOST_PRODUCTS }),
    { seconds: KEPT_SECONDS },
  );
  const cards = await findProductCards(ctx, ids);
  return cards.map(({ id, slug, name, image, price, oldPrice }) => ({
    id,
    slug,
    name,
    image,
    price,
    oldPrice,
    marks: markWords(name, markedWordsOf(terms)),
  }));
}

/** Those that show most products first. */
function matching(
  all: readonly { id: number; slug: string; name: string }[],
  words: string[],
  counts: ReadonlyMap<number, number>,
): Suggested[] {
  return all
    .filter(({ id, name }) => (counts.get(id) ?? 0) > 0 && hasAllWords(name, words))
    .toSorted((one, other) => (counts.get(other.id) ?? 0) - (counts.get(one.id) ?? 0))
    .slice(0, MOST_OTHERS)
    .map(({ id, slug, name }) => ({ id, slug, name, marks: markWords(name, words) }));
}
