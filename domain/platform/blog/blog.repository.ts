import { and, asc, desc, eq, gt, lte, min, sql, type SQL } from "drizzle-orm";
import {
  blogCategories,
  blogCategoryTranslations,
  blogPostProducts,
  blogPosts,
  blogPostTranslations,
} from "#db/schema/blog.ts";
import type { Context } from "../../context.ts";
import { readingMinutesOf, type BlogCard, type BlogCategory, type BlogTag } from "./blog.ts";

export type PostFilter = { categorySlug?: string; tag?: string };
export type StoredPost = Omit<BlogCard, "readingMinutes"> & {
  body: string;
  bodyLanguage: string;
  description: string;
  tags: string[];
  updatedAt: string;
};

export async function findPostRows(
  ctx: Context,
  filter: PostFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<BlogCard[]> {
  const rows = await selectPosts(ctx, and(isPublished(ctx), matches(filter)))
    .orderBy(desc(blogPosts.publishedAt), desc(blogPosts.id))
    .limit(limit)
    .offset(offset);
  return rows.map((row) => {
    const {
      body,
      bodyLanguage: _language,
      description: _description,
      tags: _tags,
      updatedAt: _updatedAt,
      ...card
    } = asPost(row);
    return { ...card, readingMinutes: readingMinutesOf(body) };
  });
}

export async function countPosts(ctx: Context, filter: PostFilter): Promise<number> {
  const rows = await ctx.db
    .select({ count: sql<number>`count(*)::int` })
    .from(blogPosts)
    .leftJoin(blogCategories, eq(blogCategories.id, blogPosts.categoryId))
    .where(and(isPublished(ctx), matches(filter)));
  return rows[0]!.count;
}

/** A published post. */
export async function getPostRow(ctx: Context, slug: string): Promise<StoredPost | null> {
  const [row] = await selectPosts(ctx, and(isPublished(ctx), eq(blogPosts.slug, slug)));
  return row ? asPost(row) : null;
}

/** Any post, including drafts. */
export async function getPostRowById(ctx: Context, id: number): Promise<StoredPost | null> {
  const [row] = await selectPosts(ctx, eq(blogPosts.id, id));
  return row ? asPost(row) : null;
}

export async function findPostProductIds(ctx: Context, postId: number): Promise<number[]> {
  const rows = await ctx.db
    .select({ productId: blogPostProducts.productId })
    .from(blogPostProducts)
    .where(eq(blogPostProducts.postId, postId))
    .orderBy(asc(blogPostProducts.position), asc(blogPostProducts.productId));
  return rows.map(({ productId }) => productId);
}

/** The categories with published posts. */
export async function findCategoryRows(ctx: Context): Promise<BlogCategory[]> {
  const rows = await ctx.db
    .select({
      id: blogCategories.id,
      slug: blogCategories.slug,
      name: sql<string>`coalesce(${blogCategoryTranslations.name}, ${blogCategories.name})`,
      postsCount: sql<number>`(select count(*)::int from blog_posts p where p.category_id = blog_categories.id
        and p.published_at <= ${ctx.now().toISOString()}::timestamptz)`,
    })
    .from(blogCategories)
    .leftJoin(blogCategoryTranslations, translationOfCategory(ctx))
    .orderBy(asc(blogCategories.position), asc(blogCategories.id));
  return rows;
}

export async function findTagRows(ctx: Context, max: number): Promise<BlogTag[]> {
  const { rows } = (await ctx.db.execute(sql`
    select tag as name, count(*)::int as "postsCount" from blog_posts, unnest(tags) as tag
    where published_at <= ${ctx.now().toISOString()}::timestamptz
    group by tag order by count(*) desc, tag limit ${max}
  `)) as { rows: BlogTag[] };
  return rows;
}

/** When the next scheduled post is published. */
export async function findNextPost(ctx: Context): Promise<Date | null> {
  const rows = await ctx.db
    .select({ next: min(blogPosts.publishedAt) })
    .from(blogPosts)
    .where(gt(blogPosts.publishedAt, ctx.now()));
  return rows[0]!.next;
}

function selectPosts(ctx: Context, condition: SQL | undefined) {
  return ctx.db
    .select({
      id: blogPosts.id,
      slug: blogPosts.slug,
      title: sql<string>`coalesce(${blogPostTranslations.title}, ${blogPosts.title})`,
      summary: sql<string>`coalesce(${blogPostTranslations.summary}, ${blogPosts.summary})`,
      body: sql<string>`coalesce(nullif(${blogPostTranslations.body}, ''), ${blogPosts.body})`,
      bodyLanguage: sql<string>`case when coalesce(${blogPostTranslations.body}, '') = ''
        then ${ctx.settings.defaultLanguage}::text else ${ctx.visitor.language.code}::text end`,
      description: sql<string>`coalesce(${blogPostTranslations.description}, ${blogPosts.description})`,
      tags: blogPosts.tags,
      cover: blogPosts.cover,
      authorName: blogPosts.authorName,
      publishedAt: blogPosts.publishedAt,
      updatedAt: blogPosts.updatedAt,
      categorySlug: blogCategories.slug,
      categoryName: sql<string | null>`coalesce(${blogCategoryTranslations.name}, ${blogCategories.name})`,
    })
    .from(blogPosts)
    .leftJoin(
      blogPostTranslations,
      and(
        eq(blogPostTranslations.postId, blogPosts.id),
        eq(blogPostTranslations.languageCode, ctx.visitor.language.code),
      ),
    )
    .leftJoin(blogCategories, eq(blogCategories.id, blogPosts.categoryId))
    .leftJoin(blogCategoryTranslations, translationOfCategory(ctx))
    .where(condition);
}

type SelectedPost = Awaited<ReturnType<typeof selectPosts>>[number];

function asPost({ categorySlug, categoryName, publishedAt, updatedAt, ...row }: SelectedPost): StoredPost {
  return {
    ...row,
    publishedAt: (publishedAt ?? updatedAt).toISOString(),
    updatedAt: updatedAt.toISOString(),
    category: categorySlug === null || categoryName === null ? null : { slug: categorySlug, name: categoryName },
  };
}

function translationOfCategory(ctx: Context) {
  return and(
    eq(blogCategoryTranslations.categoryId, blogCategories.id),
    eq(blogCategoryTranslations.languageCode, ctx.visitor.language.code),
  );
}

function isPublished(ctx: Context): SQL {
  return lte(blogPosts.publishedAt, ctx.now());
}

function matches({ categorySlug, tag }: PostFilter): SQL | undefined {
  return and(
    categorySlug === undefined ? undefined : eq(blogCategories.slug, categorySlug),
    tag === undefined ? undefined : sql`${blogPosts.tags} @> array[${tag}]::text[]`,
  );
}
