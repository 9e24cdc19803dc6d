import { refreshListings } from "../../discovery/listing/refresh-listings.ts";
import { withTransaction, type Context } from "../../context.ts";
import { shopReviewsTag } from "./review.ts";
import { lockReviewedProducts, writeReviewFigures } from "./review-figures.repository.ts";

/**
 * After reviews were written, hidden or shown: the only writer of a product's rating and number of reviews, and through
 * the listings of its shop's. Purges the pages with them.
 */
export async function refreshReviewFigures(ctx: Context, productIds: readonly number[]): Promise<void> {
  if (productIds.length === 0) return;
  await withTransaction(ctx, async (inside) => {
    // Two reviews at the same moment: the second one counts the first.
    const shopIds = await lockReviewedProducts(inside, productIds);
    await writeReviewFigures(inside, productIds);
    await refreshListings(inside, productIds);
    await inside.cache.purge(shopIds.map(shopReviewsTag));
  });
}
