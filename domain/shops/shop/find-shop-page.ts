import type { Page } from "#shared/page.ts";
import { CATEGORIES_TAG } from "../../catalog/category/category.ts";
import { getCategoryTree } from "../../catalog/category/find-categories.ts";
import type { Context } from "../../context.ts";
import { holdUntilHolidayEnds } from "./hold-until-holiday-ends.ts";
import { SHOP_FIGURES_TAG, SHOPS_TAG, type ShopCard, type ShopQuery } from "./shop.ts";
import { countShopRows, findShopPageRows, type ShopFilter } from "./shop-cards.repository.ts";

const CACHED_SECONDS = 60;
const MAX_WORDS = 6;

/** One page of the shops that sell something. */
export async function findShopPage(ctx: Context, query: ShopQuery): Promise<Page<ShopCard>> {
  const edge = await holdUntilHolidayEnds(ctx);
  return ctx.cache.get(
    `shop-page:${edge}:${ctx.visitor.language.code}:${JSON.stringify(query)}`,
    [SHOPS_TAG, SHOP_FIGURES_TAG, CATEGORIES_TAG],
    () => readShopPage(ctx, query),
    { seconds: CACHED_SECONDS },
  );
}

async function readShopPage(ctx: Context, query: ShopQuery): Promise<Page<ShopCard>> {
  const { page, perPage, sort } = query;
  const filter = await filterOf(ctx, query);
  if (!filter) return { items: [], page, perPage, total: 0 };
  const [items, total] = await Promise.all([
    findShopPageRows(ctx, filter, sort, perPage, (page - 1) * perPage),
    countShopRows(ctx, filter),
  ]);
  return { items, page, perPage, total };
}

/** Null if nothing can match: the category is unknown. */
async function filterOf(ctx: Context, { q, rating, category, isOpen }: ShopQuery): Promise<ShopFilter | null> {
  const found = category === null ? null : (await getCategoryTree(ctx)).bySlug.get(category);
  if (found === undefined) return null;
  return {
    words: q.split(/\s+/).filter(Boolean).slice(0, MAX_WORDS),
    ratingTenths: rating === null ? null : rating * 10,
    categoryId: found?.id ?? null,
    isOpen,
  };
}
