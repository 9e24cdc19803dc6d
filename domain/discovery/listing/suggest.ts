import { BRANDS_TAG } from "../../catalog/brand/brand.ts";
import { findBrands } from "../../catalog/brand/find-brands.ts";
import { CATEGORIES_TAG, listVisible } from "../../catalog/category/category.ts";
import { getCategoryTree } from "../../catalog/category/find-categories.ts";
import type { Context } from "../../context.ts";
import { findProductCards } from "../../catalog/product/find-product-cards.ts";
import type { ProductCard } from "../../catalog/product/product.ts";
import { SETTINGS_TAG } from "../../platform/setting/get-settings.ts";
import { findShops } from "../../shops/shop/find-shops.ts";
import { SHOPS_TAG } from "../../shops/shop/shop.ts";
import { getCorrectedSearch } from "./get-corrected-search.ts";
import { findBrandCounts, findCategoryCounts, findShopCounts } from "./find-counts.ts";
import { LISTING_TAG, MATCHES_TAG } from "./listing-tags.ts";
import { hasAllWords, markWords, type Mark, wordsOf } from "./search-words.ts";
import { markedWordsOf, findTerms } from "./find-terms.ts";
import { SYNONYMS_TAG } from "./find-search-rules.ts";
import { findVariantNames, namedChoices } from "./variant-names.ts";

type Suggested = { id: number; slug: string; name: string; marks: Mark[] };

/** Suggestions while typing; `marks` are the typed parts of a name. */
export type Suggestions = {
  q: string;
  correctedQuery: string | null;
  products: (Pick<ProductCard, "id" | "slug" | "name" | "image" | "variantId" | "price" | "oldPrice"> & {
    marks: Mark[];
  })[];
  categories: Suggested[];
  brands: Suggested[];
  shops: Suggested[];
};

const MAX_PRODUCTS = 6;
const MAX_OTHERS = 4;
const CACHED_SECONDS = 60;

export async function suggest(ctx: Context, q: string): Promise<Suggestions> {
  const words = wordsOf(q);
  if (words.length === 0) return { q, correctedQuery: null, products: [], categories: [], brands: [], shops: [] };
  const found = await suggestFor(ctx, words);
  if (isAnything(found)) return { q, correctedQuery: null, ...found };
  const corrected = await getCorrectedSearch(ctx, q, async (other) =>
    isAnything(await suggestFor(ctx, wordsOf(other))),
  );
  if (!corrected) return { q, correctedQuery: null, ...found };
  return { q, correctedQuery: corrected.isSame ? null : corrected.q, ...(await suggestFor(ctx, wordsOf(corrected.q))) };
}

function isAnything({ products, categories, brands, shops }: Omit<Suggestions, "q" | "correctedQuery">): boolean {
  return products.length + categories.length + brands.length + shops.length > 0;
}

async function suggestFor(ctx: Context, words: string[]): Promise<Omit<Suggestions, "q" | "correctedQuery">> {
  const terms = await findTerms(ctx, words);
  const options = { isInStock: ctx.settings.hideOutOfStock, limit: MAX_PRODUCTS };
  const { ids, ...others } = await ctx.cache.get(
    `suggested:${ctx.visitor.language.code}:${words.join(" ")}`,
    [LISTING_TAG, MATCHES_TAG, CATEGORIES_TAG, BRANDS_TAG, SHOPS_TAG, SETTINGS_TAG, SYNONYMS_TAG],
    async () => ({
      ids: terms.length > 0 ? await ctx.search.suggest(ctx, terms, options) : [],
      ...(await findNamed(ctx, words)),
    }),
    { seconds: CACHED_SECONDS },
  );
  return { products: await presentProducts(ctx, ids, markedWordsOf(terms)), ...others };
}

/** Categories, brands and the like with the words in their name. */
async function findNamed(ctx: Context, words: string[]): Promise<Pick<Suggestions, "categories" | "brands" | "shops">> {
  const [tree, brands, shops, categoryCounts, brandCounts, shopCounts] = await Promise.all([
    getCategoryTree(ctx),
    findBrands(ctx),
    findShops(ctx),
    findCategoryCounts(ctx),
    findBrandCounts(ctx),
    findShopCounts(ctx),
  ]);
  return {
    categories: matching(listVisible(tree), words, categoryCounts),
    brands: matching(brands, words, brandCounts),
    shops: matching(shops, words, shopCounts),
  };
}

async function presentProducts(ctx: Context, ids: number[], words: string[]): Promise<Suggestions["products"]> {
  const named = namedChoices(await findVariantNames(ctx), new Set(words));
  const isNamed = named.colors.length + named.values.length > 0;
  const choice = isNamed ? { colors: [], valueGroups: [], isInStock: false, named } : null;
  const cards = await findProductCards(ctx, ids, choice);
  return cards.map(({ id, slug, name, image, variantId, price, oldPrice }) => ({
    id,
    slug,
    name,
    image,
    variantId,
    price,
    oldPrice,
    marks: markWords(name, words),
  }));
}

/** Those with the most products first. */
function matching(
  all: readonly { id: number; slug: string; name: string }[],
  words: string[],
  counts: ReadonlyMap<number, number>,
): Suggested[] {
  return all
    .filter(({ id, name }) => (counts.get(id) ?? 0) > 0 && hasAllWords(name, words))
    .toSorted((one, other) => (counts.get(other.id) ?? 0) - (counts.get(one.id) ?? 0))
    .slice(0, MAX_OTHERS)
    .map(({ id, slug, name }) => ({ id, slug, name, marks: markWords(name, words) }));
}
