import type { Page } from "#shared/page.ts";
import type { Context } from "../../context.ts";
import { PRODUCTS_TAG, productTag, type Review } from "../product/product.ts";
import type { ReviewEntry, ReviewMarks } from "./review.ts";
import { countReviews, findMarkRows, findReplies, findReviewRows, type ReviewFilter } from "./review.repository.ts";

export const REVIEWS_PER_PAGE = 6;
const CACHED_SECONDS = 300;
const NEWEST: ReviewFilter = { stars: null, isWithPictures: false, sort: "newest" };

/** The newest published reviews of a product, as its page shows them to everyone; cached. */
export async function findReviews(ctx: Context, productId: number): Promise<Page<Review>> {
  const found = await ctx.cache.get(
    `reviews:${productId}`,
    [productTag(productId), PRODUCTS_TAG],
    async () => {
      const page = await readReviews(ctx, productId, NEWEST, 1, REVIEWS_PER_PAGE);
      return { ...page, items: page.items.map(({ likesCount: _likesCount, ...review }) => review) };
    },
    { seconds: CACHED_SECONDS },
  );
  return { ...found, items: withAuthors(ctx, found.items) };
}

/** Published reviews with their replies and likes, filtered and sorted. */
export async function findReviewEntries(
  ctx: Context,
  productId: number,
  filter: Partial<ReviewFilter> = {},
  page = 1,
  perPage = REVIEWS_PER_PAGE,
): Promise<Page<ReviewEntry>> {
  const found = await readReviews(ctx, productId, { ...NEWEST, ...filter }, page, perPage);
  const replies = await findReplies(
    ctx,
    found.items.map(({ id }) => id),
  );
  const items = withAuthors(ctx, found.items).map((review) => ({
    ...review,
    replies: replies
      .filter(({ reviewId }) => reviewId === review.id)
      .map(({ reviewId: _reviewId, ...reply }) => ({ ...reply, authorName: reply.authorName || ctx.t("A customer") })),
  }));
  return { ...found, items };
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

async function readReviews(ctx: Context, productId: number, filter: ReviewFilter, page: number, perPage: number) {
  const [items, total] = await Promise.all([
    findReviewRows(ctx, productId, filter, { limit: perPage, offset: (page - 1) * perPage }),
    countReviews(ctx, productId, filter),
  ]);
  return { items, page, perPage, total };
}
