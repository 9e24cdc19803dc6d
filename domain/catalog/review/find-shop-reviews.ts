import type { Page } from "#shared/page.ts";
import type { Context } from "../../context.ts";
import { PRODUCTS_TAG, type Review, type ReviewsSummary } from "../product/product.ts";
import { withAuthors } from "./find-reviews.ts";
import { shopReviewsTag } from "./review.ts";
import { countShopStars, findShopReviewRows } from "./shop-review.repository.ts";

/** A review with its product. */
export type ShopReview = Review & { product: { slug: string; name: string; image: string | null } };

export const SHOP_REVIEWS_PER_PAGE = 12;
const CACHED_SECONDS = 300;

/** The published reviews of a shop's visible products, newest first; filtered by rating with `stars`. */
export async function findShopReviews(
  ctx: Context,
  shopId: number,
  { stars, page }: { stars: number | null; page: number },
): Promise<{ reviews: Page<ShopReview>; summary: ReviewsSummary }> {
  const perPage = SHOP_REVIEWS_PER_PAGE;
  const tag = shopReviewsTag(shopId);
  ctx.cache.dependsOnTags([tag]);
  const [items, counts] = await Promise.all([
    findShopReviewRows(ctx, shopId, { stars, limit: perPage, offset: (page - 1) * perPage }),
    ctx.cache.get(`shop-stars:${shopId}`, [PRODUCTS_TAG, tag], () => countShopStars(ctx, shopId), {
      seconds: CACHED_SECONDS,
    }),
  ]);
  const summary = summaryOf(counts);
  const total = stars === null ? summary.count : (summary.stars[stars - 1] ?? 0);
  return { reviews: { items: withAuthors(ctx, items), page, perPage, total }, summary };
}

function summaryOf(counts: readonly { stars: number; count: number }[]): ReviewsSummary {
  const stars: ReviewsSummary["stars"] = [0, 0, 0, 0, 0];
  for (const each of counts) stars[each.stars - 1] = each.count;
  const count = stars.reduce((sum, each) => sum + each, 0);
  const starsSum = stars.reduce((sum, each, index) => sum + each * (index + 1), 0);
  return { average: count === 0 ? 0 : Math.round((starsSum / count) * 10) / 10, count, stars };
}
