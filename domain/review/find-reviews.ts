import type { Page } from "#shared/page.ts";
import type { Context } from "../context.ts";
import { PRODUCTS_TAG, productTag, type Review } from "../product/product.ts";
import { countReviews, findReviewRows } from "./review.repository.ts";

export const REVIEWS_PER_PAGE = 10;
const KEPT_SECONDS = 300;

/** The published reviews of a product, the newest first; the first ones, which every visitor of the product sees, are kept. */
export function findReviews(
  ctx: Context,
  productId: number,
  page = 1,
  perPage = REVIEWS_PER_PAGE,
): Promise<Page<Review>> {
  if (page > 1 || perPage !== REVIEWS_PER_PAGE) return readReviews(ctx, productId, page, perPage);
  return ctx.cache.get(
    `reviews:${productId}`,
    [productTag(productId), PRODUCTS_TAG],
    () => readReviews(ctx, productId, page, perPage),
    { seconds: KEPT_SECONDS },
  );
}

async function readReviews(ctx: Context, productId: number, page: number, perPage: number): Promise<Page<Review>> {
  const [items, total] = await Promise.all([
    findReviewRows(ctx, productId, perPage, (page - 1) * perPage),
    countReviews(ctx, productId),
  ]);
  return { items, page, perPage, total };
}
