import { and, asc, desc, eq, inArray, isNull, lte, sql, type SQL } from "drizzle-orm";
import { blogCommentLikes, blogComments, blogPosts } from "#db/schema/blog.ts";
import type { Context } from "../../context.ts";
import type { BlogReply } from "./blog-comment.ts";

export type CommentStatus = (typeof blogComments.$inferSelect)["status"];
type ReplyRow = BlogReply & { parentId: number | null };

/** A page of the comments on a post, newest first. */
export function findCommentRows(
  ctx: Context,
  postId: number,
  { limit, offset }: { limit: number; offset: number },
): Promise<ReplyRow[]> {
  return selectComments(ctx, isShownOn(postId))
    .orderBy(desc(blogComments.createdAt), desc(blogComments.id))
    .limit(limit)
    .offset(offset)
    .then(asReplies);
}

export async function countComments(ctx: Context, postId: number): Promise<number> {
  return ctx.db.$count(blogComments, isShownOn(postId));
}

/** The replies to these comments, oldest first. */
export function findReplyRows(ctx: Context, commentIds: readonly number[]): Promise<ReplyRow[]> {
  return selectComments(ctx, and(inArray(blogComments.parentId, [...commentIds]), eq(blogComments.status, "published")))
    .orderBy(asc(blogComments.createdAt), asc(blogComments.id))
    .then(asReplies);
}

/** A published top-level comment. */
export async function getCommentRow(ctx: Context, id: number): Promise<(ReplyRow & { postId: number }) | null> {
  const [row] = await selectComments(
    ctx,
    and(eq(blogComments.id, id), isNull(blogComments.parentId), eq(blogComments.status, "published")),
  );
  return row ? { ...asReplies([row])[0]!, postId: row.postId } : null;
}

/** Whether a post is published, so that it can be commented on. */
export async function isPostOpen(ctx: Context, postId: number): Promise<boolean> {
  const published = and(eq(blogPosts.id, postId), lte(blogPosts.publishedAt, ctx.now()));
  return (await ctx.db.$count(blogPosts, published)) > 0;
}

export async function isReplyOf(ctx: Context, replyId: number, commentId: number): Promise<boolean> {
  const shown = and(
    eq(blogComments.id, replyId),
    eq(blogComments.parentId, commentId),
    eq(blogComments.status, "published"),
  );
  return (await ctx.db.$count(blogComments, shown)) > 0;
}

export async function insertComment(
  ctx: Context,
  comment: {
    postId: number;
    parentId: number | null;
    customerId: number;
    authorName: string;
    text: string;
    status: CommentStatus;
  },
): Promise<number> {
  const [row] = await ctx.db
    .insert(blogComments)
    .values({ ...comment, createdAt: ctx.now() })
    .returning({ id: blogComments.id });
  return row!.id;
}

export async function insertLike(ctx: Context, commentId: number, customerId: number): Promise<void> {
  await ctx.db.insert(blogCommentLikes).values({ commentId, customerId, createdAt: ctx.now() }).onConflictDoNothing();
}

export async function deleteLike(ctx: Context, commentId: number, customerId: number): Promise<void> {
  await ctx.db
    .delete(blogCommentLikes)
    .where(and(eq(blogCommentLikes.commentId, commentId), eq(blogCommentLikes.customerId, customerId)));
}

/** What the customer likes on a post, and their own comments that wait for approval. */
export async function findOwnLikeIds(ctx: Context, customerId: number, postId: number): Promise<number[]> {
  const rows = await ctx.db
    .select({ id: blogCommentLikes.commentId })
    .from(blogCommentLikes)
    .innerJoin(blogComments, eq(blogComments.id, blogCommentLikes.commentId))
    .where(and(eq(blogCommentLikes.customerId, customerId), eq(blogComments.postId, postId)));
  return rows.map(({ id }) => id);
}

function selectComments(ctx: Context, condition: SQL | undefined) {
  return ctx.db
    .select({
      id: blogComments.id,
      parentId: blogComments.parentId,
      postId: blogComments.postId,
      authorName: blogComments.authorName,
      text: blogComments.text,
      createdAt: blogComments.createdAt,
      likesCount: sql<number>`(select count(*)::int from blog_comment_likes l where l.comment_id = blog_comments.id)`,
    })
    .from(blogComments)
    .where(condition);
}

function asReplies(rows: Awaited<ReturnType<typeof selectComments>>): ReplyRow[] {
  return rows.map(({ postId: _postId, createdAt, ...row }) => ({ ...row, createdAt: createdAt.toISOString() }));
}

function isShownOn(postId: number): SQL | undefined {
  return and(eq(blogComments.postId, postId), isNull(blogComments.parentId), eq(blogComments.status, "published"));
}
