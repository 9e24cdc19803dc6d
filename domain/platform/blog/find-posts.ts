import type { Page } from "#shared/page.ts";
import type { Context } from "../../context.ts";
import { expireAtNextChange } from "../../next-change-at.ts";
import { BLOG_TAG, type BlogCard, type BlogCategory, type BlogTag } from "./blog.ts";
import {
  countPosts,
  findCategoryRows,
  findNextPost,
  findPostRows,
  findTagRows,
  type PostFilter,
} from "./blog.repository.ts";

export const POSTS_PER_PAGE = 12;
const CACHED_SECONDS = 60;
const MAX_TAGS = 30;

/** The published posts, newest first; of a category or with a tag. */
export async function findPosts(
  ctx: Context,
  { page, perPage, ...filter }: PostFilter & { page: number; perPage: number },
): Promise<Page<BlogCard>> {
  await holdUntilNextPost(ctx);
  ctx.cache.dependsOnTags([BLOG_TAG]);
  const [items, total] = await Promise.all([
    findPostRows(ctx, filter, { limit: perPage, offset: (page - 1) * perPage }),
    countPosts(ctx, filter),
  ]);
  return { items, page, perPage, total };
}

export async function findLatestPosts(ctx: Context, max: number): Promise<BlogCard[]> {
  const next = await holdUntilNextPost(ctx);
  return ctx.cache.get(
    `latest-posts:${next}:${ctx.visitor.language.code}:${max}`,
    [BLOG_TAG],
    () => findPostRows(ctx, {}, { limit: max, offset: 0 }),
    { seconds: CACHED_SECONDS },
  );
}

/** The categories and tags that have posts. */
export async function findBlogTopics(ctx: Context): Promise<{ categories: BlogCategory[]; tags: BlogTag[] }> {
  const next = await holdUntilNextPost(ctx);
  return ctx.cache.get(
    `blog-topics:${next}:${ctx.visitor.language.code}`,
    [BLOG_TAG],
    async () => {
      const [categories, tags] = await Promise.all([findCategoryRows(ctx), findTagRows(ctx, MAX_TAGS)]);
      return { categories: categories.filter(({ postsCount }) => postsCount > 0), tags };
    },
    { seconds: CACHED_SECONDS },
  );
}

/** All categories, including those without posts. */
export function findBlogCategories(ctx: Context): Promise<BlogCategory[]> {
  return findCategoryRows(ctx);
}

/** A category by its slug, even without posts; null if there is none. */
export async function getBlogCategory(ctx: Context, slug: string): Promise<BlogCategory | null> {
  ctx.cache.dependsOnTags([BLOG_TAG]);
  return (await findCategoryRows(ctx)).find((category) => category.slug === slug) ?? null;
}

/** The current render expires when the next scheduled post is published. Returns a part of the cache key. */
export function holdUntilNextPost(ctx: Context): Promise<string> {
  return expireAtNextChange(ctx, "next-post", [BLOG_TAG], () => findNextPost(ctx));
}
