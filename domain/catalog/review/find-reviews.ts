import type { Page } from "#shared/page.ts";
import type { Context } from "../../context.ts";
import { PRODUCTS_TAG, productTag, type Review } from "../product/product.ts";
import type { ReviewEntry, ReviewMarks } from "./review.ts";
import { countReviews, findMarkRows, findReplies, findReviewRows, type ReviewFilter } from "./review.repository.ts";

export const REVIEWS_PER_PAGE = 6;
const CACHED_SECONDS = 300;
const NEWEST: ReviewFilter = { stars: null, isWithPictures: false, sort: "newest" };

/** The newest published reviews of a product, as its page shows them to everyone; cached. `total`: how many it has. */
export async function findReviews(ctx: Context, productId: number, total: number): Promise<Page<Review>> {
  const items = await ctx.cache.get(
    `reviews:${productId}`,
    [productTag(productId), PRODUCTS_TAG],
    async () => {
      if (total === 0) return [];
      const rows = await findReviewRows(ctx, productId, NEWEST, { limit: REVIEWS_PER_PAGE, offset: 0 });
      return rows.map(({ likesCount: _likesCount, ...review }) => review);
    },
    { seconds: CACHED_SECONDS },
  );
  return { items: withAuthors(ctx, items), page: 1, perPage: REVIEWS_PER_PAGE, total };
}

/** Published reviews with their replies and likes, filtered and sorted. */
export async function findReviewEntries(
  ctx: Context,
  productId: number,
  filter: Partial<ReviewFilter> = {},
  page = 1,
  perPage = REVIEWS_PER_PAGE,
): Promise<Page<ReviewEntry>> {
  const wanted = { ...NEWEST, ...filter };
  const [rows, total] = await Promise.all([
    findReviewRows(ctx, productId, wanted, { limit: perPage, offset: (page - 1) * perPage }),
    countReviews(ctx, productId, wanted),
  ]);
  const ids = rows.map(({ id }) => id);
  const replies = await findReplies(ctx, ids);
  const items = withAuthors(ctx, rows).map((review) => ({
    ...review,
    replies: replies
      .filter(({ reviewId }) => reviewId === review.id)
      .map(({ reviewId: _reviewId, ...reply }) => ({ ...reply, authorName: reply.authorName || ctx.t("A customer") })),
  }));
  return { items, page, perPage, total };
}

/** The visitor's own likes and reviews; none for a guest. */
export async function findReviewMarks(ctx: Context, productId: number): Promise<ReviewMarks> {
  const { customerId } = ctx.visitor;
  return customerId === null
    ? { likedReviews: [], likedReplies: [], ownReviews: [] }
    : findMarkRows(ctx, productId, customerId);
}

/** Gives authors with a deleted account a generic name in the reader's language. */
export function withAuthors<Written extends Review>(ctx: Context, reviews: readonly Written[]): Written[] {
  return reviews.map((review) => ({ ...review, author: review.author || ctx.t("A customer") }));
}
