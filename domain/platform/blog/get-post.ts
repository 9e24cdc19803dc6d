import { findProductCards } from "#domain/catalog/product/find-product-cards.ts";
import type { Context } from "../../context.ts";
import { BLOG_TAG, readingMinutesOf, withAnchors, type BlogCard, type BlogPost } from "./blog.ts";
import { findPostProductIds, getPostRow, getPostRowById, type StoredPost } from "./blog.repository.ts";
import { findLatestPosts, holdUntilNextPost } from "./find-posts.ts";

const RECENT_POSTS = 5;

/** A published post with its products that are sold now; null if there is none. */
export async function getPost(ctx: Context, slug: string): Promise<BlogPost | null> {
  await holdUntilNextPost(ctx);
  ctx.cache.dependsOnTags([BLOG_TAG]);
  const row = await getPostRow(ctx, slug);
  return row && completed(ctx, row);
}

/** The same for any post, for its preview; the caller has checked the permission. */
export async function getPostPreview(ctx: Context, id: number): Promise<BlogPost | null> {
  const row = await getPostRowById(ctx, id);
  return row && completed(ctx, row);
}

/** The newest posts other than this one. */
export async function findRecentPosts(ctx: Context, exceptId: number): Promise<BlogCard[]> {
  const latest = await findLatestPosts(ctx, RECENT_POSTS + 1);
  return latest.filter(({ id }) => id !== exceptId).slice(0, RECENT_POSTS);
}

async function completed(ctx: Context, row: StoredPost): Promise<BlogPost> {
  const products = await findProductCards(ctx, await findPostProductIds(ctx, row.id));
  return { ...row, ...withAnchors(row.body), readingMinutes: readingMinutesOf(row.body), products };
}
