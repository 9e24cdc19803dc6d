import type { Page } from "#shared/page.ts";
import type { Context } from "../../context.ts";
import { blogCommentsTag, type BlogComment } from "./blog-comment.ts";
import {
  countComments,
  findCommentRows,
  findOwnLikeIds,
  findReplyRows,
  getCommentRow,
} from "./blog-comment.repository.ts";

export const COMMENTS_PER_PAGE = 10;

/** The published comments on a post with their replies, newest first. */
export async function findComments(
  ctx: Context,
  postId: number,
  { page, perPage }: { page: number; perPage: number },
): Promise<Page<BlogComment>> {
  ctx.cache.dependsOnTags([blogCommentsTag(postId)]);
  const [rows, total] = await Promise.all([
    findCommentRows(ctx, postId, { limit: perPage, offset: (page - 1) * perPage }),
    countComments(ctx, postId),
  ]);
  return { items: await withReplies(ctx, rows), page, perPage, total };
}

/** A published comment with its replies; null if there is none. */
export async function getComment(ctx: Context, id: number): Promise<(BlogComment & { postId: number }) | null> {
  const row = await getCommentRow(ctx, id);
  if (!row) return null;
  const [comment] = await withReplies(ctx, [row]);
  return { ...comment!, postId: row.postId };
}

/** The ids of comments and replies on a post that the customer likes; none for a guest. */
export async function findOwnLikes(ctx: Context, postId: number): Promise<number[]> {
  const { customerId } = ctx.visitor;
  return customerId === null ? [] : findOwnLikeIds(ctx, customerId, postId);
}

type Row = Awaited<ReturnType<typeof findCommentRows>>[number];

async function withReplies(ctx: Context, rows: readonly Row[]): Promise<BlogComment[]> {
  const replies =
    rows.length > 0
      ? await findReplyRows(
          ctx,
          rows.map(({ id }) => id),
        )
      : [];
  return rows.map((row) => ({
    ...shown(ctx, row),
    commentReplies: replies.filter(({ parentId }) => parentId === row.id).map((reply) => shown(ctx, reply)),
  }));
}

/** Authors with a deleted account have a generic name in the reader's language. */
function shown(ctx: Context, { id, authorName, text, createdAt, likesCount }: Row) {
  return { id, authorName: authorName || ctx.t("A customer"), text, createdAt, likesCount };
}
