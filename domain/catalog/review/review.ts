/** Cached pages with the reviews of a shop hang on it: a write of one of its reviews purges it, and the product's tag. */
export function shopReviewsTag(shopId: number): string {
  return `shop-reviews:${shopId}`;
}
