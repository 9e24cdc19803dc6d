/** The tag of cached pages with a shop's reviews: writing one of them purges it, and the product's tag. */
export function shopReviewsTag(shopId: number): string {
  return `shop-reviews:${shopId}`;
}
