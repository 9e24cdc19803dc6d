import type { Context } from "../../context.ts";
import { isReviewEditable } from "./edit-review.ts";
import type { ReviewableLine } from "./review.ts";
import { findReviewableRows } from "./review-author.repository.ts";

/** The items of a customer's own delivered order with their reviews; none before it has arrived. */
export async function findReviewableLines(ctx: Context, orderId: number): Promise<ReviewableLine[]> {
  const { customerId } = ctx.visitor;
  if (customerId === null) return [];
  const rows = await findReviewableRows(ctx, customerId, orderId);
  return rows.map(({ review, ...line }) => {
    if (!review) return { ...line, review: null };
    const { customerId: writer, createdAt, ...rest } = review;
    const isEditable = writer === customerId && isReviewEditable(ctx, review);
    return { ...line, review: { ...rest, createdAt: createdAt.toISOString(), isEditable } };
  });
}
