import type { Page } from "#shared/page.ts";
import type { Context } from "../../context.ts";
import { PRODUCTS_TAG, productTag, type Review } from "../product/product.ts";
import { countReviews, findReviewRows } from "./review.repository.ts";

export const REVIEWS_PER_PAGE = 6;
const CACHED_SECONDS = 300;

/**
 * The published reviews of a product, newest first; the first page, which all visitors of the product see, is cached.
 */
export async function findReviews(
  ctx: Context,
  productId: number,
  page = 1,
  perPage = REVIEWS_PER_PAGE,
): Promise<Page<Review>> {
  const isKept = page === 1 && perPage === REVIEWS_PER_PAGE;
  const read = () => readReviews(ctx, productId, page, perPage);
  const found = isKept
    ? await ctx.cache.get(`reviews:${productId}`, [productTag(productId), PRODUCTS_TAG], read, {
        seconds: CACHED_SECONDS,
      })
    : await read();
  return { ...found, items: withAuthors(ctx, found.items) };
}

/** Gives authors with a deleted account a generic name in the reader's language. */
export function withAuthors<Written extends Review>(ctx: Context, reviews: readonly Written[]): Written[] {
  return reviews.map((review) => ({ ...review, author: review.author || ctx.t("A customer") }));
}

async function readReviews(ctx: Context, productId: number, page: number, perPage: number): Promise<Page<Review>> {
  const [items, total] = await Promise.all([
    findReviewRows(ctx, productId, perPage, (page - 1) * perPage),
    countReviews(ctx, productId),
  ]);
  return { items, page, perPage, total };
}
