import type { Page } from "#shared/page.ts";
import type { Context } from "../context.ts";
import type { Review } from "../product/product.ts";
import { countReviews, findReviewRows } from "./review.repository.ts";

export const REVIEWS_PER_PAGE = 10;

/** The published reviews of a product, the newest first. */
export async function findReviews(
  ctx: Context,
  productId: number,
  page = 1,
  perPage = REVIEWS_PER_PAGE,
): Promise<Page<Review>> {
  const [items, total] = await Promise.all([
    findReviewRows(ctx, productId, perPage, (page - 1) * perPage),
    countReviews(ctx, productId),
  ]);
  return { items, page, perPage, total };
}
