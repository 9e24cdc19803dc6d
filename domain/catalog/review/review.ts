import type { Review } from "../product/product.ts";

/** The tag of cached pages with a shop's reviews: writing one of them purges it, and the product's tag. */
export function shopReviewsTag(shopId: number): string {
  return `shop-reviews:${shopId}`;
}

/** Who replies: a shopper, the shop whose product it is, or the operator. */
export type ReplyAuthor = "shopper" | "shop" | "operator";

export type ReviewReply = {
  id: number;
  /** The reply that it answers; null if it answers the review. */
  parentId: number | null;
  author: ReplyAuthor;
  authorName: string;
  body: string;
  languageCode: string;
  likesCount: number;
  createdAt: string;
};

/** A review as the list on demand shows it. Replies are in the order in which they were written. */
export type ReviewEntry = Review & { likesCount: number; replies: ReviewReply[] };

/** What one visitor has to do with the reviews of a product. */
export type ReviewMarks = { likedReviews: number[]; likedReplies: number[]; ownReviews: number[] };

/** A bought and delivered line with the buyer's review of it, if there is one. */
export type ReviewableLine = {
  orderLineId: number;
  productId: number;
  productSlug: string;
  name: string;
  variantsName: string;
  image: string | null;
  review: OwnReview | null;
};

/** A review for its author. `isEditable`: for a time after it was written. */
export type OwnReview = {
  id: number;
  stars: number;
  title: string;
  body: string;
  pictures: string[];
  status: "pending" | "published" | "hidden";
  hiddenReason: string;
  createdAt: string;
  isEditable: boolean;
};

/** Replies nest this deep; an answer to the deepest one is put on the same level. */
export const MAX_REPLY_DEPTH = 3;

/** The name under which a customer's texts are shown. */
export function publicName({ firstName, lastName }: { firstName: string; lastName: string }): string {
  const initial = [...lastName.trim()][0];
  return [firstName.trim(), initial === undefined ? "" : `${initial}.`].filter(Boolean).join(" ");
}
