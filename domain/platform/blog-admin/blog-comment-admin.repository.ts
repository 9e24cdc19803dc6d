import { eq, sql } from "drizzle-orm";
import { selectReads } from "#db/list-reads.ts";
import { type ListSql, escapeLike } from "#db/list-sql.ts";
import { blogComments, blogPosts } from "#db/schema/blog.ts";
import type { Context } from "../../context.ts";
import type { CommentRow } from "./blog-admin.ts";

const LIST: ListSql = {
  id: blogComments.id,
  sorts: { created: blogComments.createdAt },
  filters: { status: { word: blogComments.status }, created: { instant: blogComments.createdAt } },
  search: (text) => {
    const pattern = `%${escapeLike(text.toLowerCase())}%`;
    return sql`lower(${blogComments.text} || ' ' || ${blogComments.authorName} || ' ' || ${blogPosts.title}) like ${pattern}`;
  },
};

export function commentReads(ctx: Context) {
  return selectReads(ctx.db, {
    list: LIST,
    select: () =>
      ctx.db
        .select({
          id: blogComments.id,
          postTitle: blogPosts.title,
          postSlug: blogPosts.slug,
          authorName: blogComments.authorName,
          text: blogComments.text,
          isReply: sql<boolean>`${blogComments.parentId} is not null`,
          status: blogComments.status,
          reason: blogComments.reason,
          createdAt: blogComments.createdAt,
        })
        .from(blogComments)
        .innerJoin(blogPosts, eq(blogPosts.id, blogComments.postId))
        .$dynamic(),
    read: (row): CommentRow => ({ ...row, createdAt: row.createdAt.toISOString() }),
  });
}

/** Returns the post of the comment; null without such a comment. */
export async function updateCommentStatus(
  ctx: Context,
  id: number,
  { status, reason }: { status: CommentRow["status"]; reason: string },
): Promise<{ postId: number } | null> {
  const [row] = await ctx.db
    .update(blogComments)
    .set({ status, reason })
    .where(eq(blogComments.id, id))
    .returning({ postId: blogComments.postId });
  return row ?? null;
}
