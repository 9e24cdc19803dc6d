import { and, asc, desc, eq, gt, inArray, or, sql, type SQL } from "drizzle-orm";
import { selectReads } from "#db/list-reads.ts";
import { type ListSql, anyContains } from "#db/list-sql.ts";
import { products } from "#db/schema/product.ts";
import { reviewReplies, reviewReports, reviews } from "#db/schema/review.ts";
import { shops } from "#db/schema/shop.ts";
import type { ModerationStatus } from "#domain/platform/moderation/moderation.ts";
import type { ListFilter } from "#shared/list/list.ts";
import type { Context } from "../../context.ts";
import type { ReviewReader, ReviewRecord, ReviewRow } from "./review-admin.ts";

const openReports = sql<number>`(select count(*)::int from ${reviewReports}
  where ${reviewReports.reviewId} = ${reviews.id} and ${reviewReports.isOpen})`;
const waitingReplies = sql`exists (select 1 from ${reviewReplies}
  where ${reviewReplies.reviewId} = ${reviews.id} and ${reviewReplies.status} = 'pending')`;
const shopReply = sql`exists (select 1 from ${reviewReplies}
  where ${reviewReplies.reviewId} = ${reviews.id} and ${reviewReplies.author} <> 'shopper')`;

const LIST: ListSql = {
  id: reviews.id,
  sorts: { written: reviews.createdAt, stars: reviews.stars, helpful: reviews.likesCount },
  filters: {
    /** A review waits if one of its replies does. */
    status: { condition: whereStatus },
    stars: { word: sql`${reviews.stars}::text` },
    work: {
      condition: ({ values }) =>
        or(...values.map((work) => (work === "reported" ? gt(openReports, 0) : sql`not ${shopReply}`))),
    },
    with: {
      condition: ({ values }) =>
        and(
          ...values.map((part) =>
            part === "pictures" ? sql`cardinality(${reviews.pictures}) > 0` : sql`${reviews.orderLineId} is not null`,
          ),
        ),
    },
    product: { text: products.name },
    written: { instant: reviews.createdAt },
    shop: { word: sql`${shops.id}::text` },
  },
  search: (text) => anyContains([reviews.title, reviews.body, reviews.authorName, products.name], text),
};

function whereStatus({ operator, values }: ListFilter): SQL {
  const isOne = or(
    inArray(reviews.status, values as ModerationStatus[]),
    values.includes("pending") ? waitingReplies : undefined,
  )!;
  return operator === "not" ? sql`not (${isOne})` : isOne;
}

/** The shop first: a seller's query never reaches the reviews of another shop. */
function isWithin({ shopId }: ReviewReader) {
  return shopId === null ? undefined : eq(products.shopId, shopId);
}

function selectRows(ctx: Context, { kind }: ReviewReader) {
  return ctx.db
    .select({
      id: reviews.id,
      productName: products.name,
      productSlug: products.slug,
      image: sql<string | null>`${products.images}[1]`,
      shopName: shops.name,
      author: reviews.authorName,
      stars: reviews.stars,
      title: reviews.title,
      body: reviews.body,
      status: reviews.status,
      isVerified: sql<boolean>`${reviews.orderLineId} is not null`,
      picturesCount: sql<number>`cardinality(${reviews.pictures})`,
      likesCount: reviews.likesCount,
      repliesCount: sql<number>`(select count(*)::int from ${reviewReplies} where ${reviewReplies.reviewId} = ${reviews.id})`,
      reportsCount: kind === "operator" ? openReports : sql<number>`0`,
      createdAt: reviews.createdAt,
      languageCode: reviews.languageCode,
      pictures: reviews.pictures,
      hiddenReason: reviews.hiddenReason,
    })
    .from(reviews)
    .innerJoin(products, eq(products.id, reviews.productId))
    .innerJoin(shops, eq(shops.id, products.shopId));
}

export function reviewReads(ctx: Context, reader: ReviewReader) {
  return selectReads(ctx.db, {
    list: LIST,
    scope: isWithin(reader),
    select: () => selectRows(ctx, reader).$dynamic(),
    read: ({ languageCode: _language, pictures: _pictures, hiddenReason: _reason, ...row }): ReviewRow => ({
      ...row,
      createdAt: row.createdAt.toISOString(),
    }),
  });
}

export async function getReviewRecordRow(ctx: Context, reader: ReviewReader, id: number): Promise<ReviewRecord | null> {
  const [row] = await selectRows(ctx, reader).where(and(isWithin(reader), eq(reviews.id, id)));
  if (!row) return null;
  const [replies, reports] = await Promise.all([
    ctx.db
      .select({
        id: reviewReplies.id,
        parentId: reviewReplies.parentId,
        author: reviewReplies.author,
        authorName: reviewReplies.authorName,
        body: reviewReplies.body,
        languageCode: reviewReplies.languageCode,
        status: reviewReplies.status,
        createdAt: reviewReplies.createdAt,
      })
      .from(reviewReplies)
      .where(eq(reviewReplies.reviewId, id))
      .orderBy(asc(reviewReplies.createdAt), asc(reviewReplies.id)),
    reader.kind === "shop"
      ? []
      : ctx.db
          .select({
            id: reviewReports.id,
            replyId: reviewReports.replyId,
            reason: reviewReports.reason,
            text: reviewReports.text,
            isOpen: reviewReports.isOpen,
            createdAt: reviewReports.createdAt,
          })
          .from(reviewReports)
          .where(eq(reviewReports.reviewId, id))
          .orderBy(desc(reviewReports.isOpen), desc(reviewReports.id)),
  ]);
  const shown = { ...row, createdAt: row.createdAt.toISOString() };
  return {
    ...shown,
    replies: replies.map((reply) => ({ ...reply, createdAt: reply.createdAt.toISOString() })),
    reports: reports.map((report) => ({ ...report, createdAt: report.createdAt.toISOString() })),
  };
}

/** Null if there is none; locked until the transaction ends. */
export async function lockReview(ctx: Context, id: number) {
  const rows = await ctx.db
    .select({ id: reviews.id, productId: reviews.productId, status: reviews.status })
    .from(reviews)
    .where(eq(reviews.id, id))
    .for("update");
  return rows[0] ?? null;
}

export async function setReviewStatus(
  ctx: Context,
  id: number,
  review: { status: "published" | "hidden"; hiddenReason: string },
): Promise<void> {
  await ctx.db.update(reviews).set(review).where(eq(reviews.id, id));
}

/** The operator has decided: open reports about a review, or about one of its replies, are done. */
export async function closeReports(ctx: Context, reviewId: number, replyId: number | null): Promise<void> {
  await ctx.db
    .update(reviewReports)
    .set({ isOpen: false })
    .where(
      and(
        eq(reviewReports.reviewId, reviewId),
        replyId === null ? sql`${reviewReports.replyId} is null` : eq(reviewReports.replyId, replyId),
      ),
    );
}

/** The product of the review; null if there is no such reply. */
export async function setReplyStatus(
  ctx: Context,
  { reviewId, replyId }: { reviewId: number; replyId: number },
  status: "published" | "hidden",
): Promise<number | null> {
  const rows = await ctx.db
    .update(reviewReplies)
    .set({ status })
    .from(reviews)
    .where(and(eq(reviewReplies.id, replyId), eq(reviewReplies.reviewId, reviewId), eq(reviews.id, reviewId)))
    .returning({ productId: reviews.productId });
  return rows[0]?.productId ?? null;
}

/** The shops whose products have reviews, for the operator's filter. */
export function findReviewedShops(ctx: Context): Promise<{ id: number; name: string }[]> {
  return ctx.db
    .select({ id: shops.id, name: shops.name })
    .from(shops)
    .where(
      sql`exists (select 1 from ${products} where ${products.shopId} = ${shops.id} and ${products.reviewsCount} > 0)`,
    )
    .orderBy(asc(shops.name));
}
