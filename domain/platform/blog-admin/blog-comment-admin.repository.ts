import { and, asc, eq, gt, inArray, sql } from "drizzle-orm";
import { type ListSql, countRows, escapeLike, orderOfList, whereOfList } from "#db/list-sql.ts";
import { blogComments, blogPosts } from "#db/schema/blog.ts";
import type { BulkSelection } from "#domain/platform/list/run-bulk.ts";
import type { ListPart } from "#domain/platform/list/read-list-page.ts";
import type { ListQuery } from "#shared/list/list.ts";
import type { Context } from "../../context.ts";
import type { CommentRow } from "./blog-admin.ts";

type Selection = Pick<ListQuery, "search" | "filters">;

const LIST: ListSql = {
  id: blogComments.id,
  sorts: { created: blogComments.createdAt },
  filters: { status: { word: blogComments.status }, created: { instant: blogComments.createdAt } },
  search: (text) => {
    const pattern = `%${escapeLike(text.toLowerCase())}%`;
    return sql`lower(${blogComments.text} || ' ' || ${blogComments.authorName} || ' ' || ${blogPosts.title}) like ${pattern}`;
  },
};

export async function findCommentListRows(
  ctx: Context,
  query: Selection & Pick<ListQuery, "sort">,
  part: ListPart,
): Promise<CommentRow[]> {
  const rows = await ctx.db
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
    .where(whereOfList(LIST, query))
    .orderBy(...orderOfList(LIST, query, part.isFromEnd))
    .limit(part.limit)
    .offset(part.offset);
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
}

export function countCommentList(ctx: Context, query: Selection, max: number): Promise<number> {
  const matching = ctx.db
    .select({ id: blogComments.id })
    .from(blogComments)
    .innerJoin(blogPosts, eq(blogPosts.id, blogComments.postId))
    .where(whereOfList(LIST, query));
  return countRows(ctx.db, matching.getSQL(), max);
}

export function findBulkComments(ctx: Context, wanted: BulkSelection, after: number, max: number) {
  return ctx.db
    .select({ id: blogComments.id, label: sql<string>`left(${blogComments.text}, 60)` })
    .from(blogComments)
    .innerJoin(blogPosts, eq(blogPosts.id, blogComments.postId))
    .where(
      and(
        gt(blogComments.id, after),
        wanted.ids === undefined ? whereOfList(LIST, wanted.query) : inArray(blogComments.id, wanted.ids),
      ),
    )
    .orderBy(asc(blogComments.id))
    .limit(max);
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
