import { and, eq } from "drizzle-orm";
import { reviewReplies, reviewReports } from "#db/schema/review.ts";
import type { ReportReason } from "#shared/review-choices.ts";
import type { Context } from "../../context.ts";
import type { ReplyAuthor } from "./review.ts";

export type NewReply = {
  reviewId: number;
  parentId: number | null;
  customerId: number;
  author: ReplyAuthor;
  authorName: string;
  body: string;
  status: "pending" | "published";
};

export async function insertReply(ctx: Context, reply: NewReply): Promise<{ id: number; createdAt: Date }> {
  const rows = await ctx.db
    .insert(reviewReplies)
    .values({ ...reply, languageCode: ctx.visitor.language.code, createdAt: ctx.now() })
    .returning({ id: reviewReplies.id, createdAt: reviewReplies.createdAt });
  return rows[0]!;
}

/** A published reply of this review, with those above it up to the review. */
export async function findReplyAncestors(ctx: Context, reviewId: number, id: number): Promise<number[]> {
  const above: number[] = [];
  for (let next: number | null = id; next !== null;) {
    const rows: { parentId: number | null }[] = await ctx.db
      .select({ parentId: reviewReplies.parentId })
      .from(reviewReplies)
      .where(
        and(eq(reviewReplies.id, next), eq(reviewReplies.reviewId, reviewId), eq(reviewReplies.status, "published")),
      );
    const row = rows[0];
    if (!row) return [];
    above.unshift(next);
    next = row.parentId;
  }
  return above;
}

/** False if this customer has reported it before. */
export async function insertReport(
  ctx: Context,
  report: { reviewId: number; replyId: number | null; customerId: number; reason: ReportReason; text: string },
): Promise<boolean> {
  const rows = await ctx.db
    .insert(reviewReports)
    .values({ ...report, createdAt: ctx.now() })
    .onConflictDoNothing()
    .returning({ id: reviewReports.id });
  return rows.length > 0;
}
