import { and, asc, eq, inArray, ne, sql, type SQL } from "drizzle-orm";
import { selectReads } from "#db/list-reads.ts";
import { type ListSql, escapeLike } from "#db/list-sql.ts";
import { blogCategories, blogPostProducts, blogPosts, blogPostTranslations } from "#db/schema/blog.ts";
import { products } from "#db/schema/product.ts";
import type { ListFilter } from "#shared/list/list.ts";
import type { Context } from "../../context.ts";
import type { PostForm, PostRow, PostState, PostTexts } from "./blog-admin.ts";

export type StoredPost = Omit<typeof blogPosts.$inferInsert, "id" | "createdAt" | "updatedAt">;
type Translation = PostTexts & { languageCode: string };

function stateSql(ctx: Context): SQL<PostState> {
  return sql<PostState>`case when ${blogPosts.publishedAt} is null then 'draft'
    when ${blogPosts.publishedAt} > ${ctx.now().toISOString()}::timestamptz then 'scheduled' else 'published' end`;
}

function listOf(ctx: Context): ListSql {
  return {
    id: blogPosts.id,
    sorts: { published: blogPosts.publishedAt, updated: blogPosts.updatedAt, title: blogPosts.title },
    filters: {
      state: { condition: ({ values }: ListFilter) => inArray(stateSql(ctx), [...values]) },
      published: { instant: blogPosts.publishedAt },
    },
    search: (text) => {
      const pattern = `%${escapeLike(text.toLowerCase())}%`;
      return sql`lower(${blogPosts.title} || ' ' || ${blogPosts.slug} || ' ' || ${blogPosts.authorName}) like ${pattern}`;
    },
  };
}

export function postReads(ctx: Context) {
  return selectReads(ctx.db, {
    list: listOf(ctx),
    select: () =>
      ctx.db
        .select({
          id: blogPosts.id,
          slug: blogPosts.slug,
          title: blogPosts.title,
          authorName: blogPosts.authorName,
          state: stateSql(ctx),
          publishedAt: blogPosts.publishedAt,
          updatedAt: blogPosts.updatedAt,
          commentsCount: sql<number>`(select count(*)::int from blog_comments c where c.post_id = blog_posts.id)`,
        })
        .from(blogPosts)
        .$dynamic(),
    read: (row): PostRow => ({
      ...row,
      publishedAt: row.publishedAt?.toISOString() ?? null,
      updatedAt: row.updatedAt.toISOString(),
    }),
  });
}

export async function getPostToChange(ctx: Context, id: number): Promise<PostForm | null> {
  const [post] = await ctx.db.select().from(blogPosts).where(eq(blogPosts.id, id));
  if (!post) return null;
  const translations = await ctx.db
    .select({
      languageCode: blogPostTranslations.languageCode,
      title: blogPostTranslations.title,
      summary: blogPostTranslations.summary,
      body: blogPostTranslations.body,
      description: blogPostTranslations.description,
    })
    .from(blogPostTranslations)
    .where(eq(blogPostTranslations.postId, id))
    .orderBy(asc(blogPostTranslations.languageCode));
  const shown = await ctx.db
    .select({ slug: products.slug })
    .from(blogPostProducts)
    .innerJoin(products, eq(products.id, blogPostProducts.productId))
    .where(eq(blogPostProducts.postId, id))
    .orderBy(asc(blogPostProducts.position), asc(blogPostProducts.productId));
  const { createdAt: _createdAt, publishedAt, updatedAt, ...rest } = post;
  return {
    ...rest,
    publishedAt: publishedAt?.toISOString() ?? null,
    updatedAt: updatedAt.toISOString(),
    productSlugs: shown.map(({ slug }) => slug),
    translations,
  };
}

/** Locks the post's row; null without such a post. */
export async function lockPost(ctx: Context, id: number): Promise<Date | null> {
  const [row] = await ctx.db
    .select({ updatedAt: blogPosts.updatedAt })
    .from(blogPosts)
    .where(eq(blogPosts.id, id))
    .for("update");
  return row?.updatedAt ?? null;
}

export async function isPostSlugTaken(ctx: Context, slug: string, exceptId: number | null): Promise<boolean> {
  const others = exceptId === null ? undefined : ne(blogPosts.id, exceptId);
  return (await ctx.db.$count(blogPosts, and(eq(blogPosts.slug, slug), others))) > 0;
}

export async function hasBlogCategory(ctx: Context, id: number): Promise<boolean> {
  return (await ctx.db.$count(blogCategories, eq(blogCategories.id, id))) > 0;
}

export async function findProductIdsBySlug(ctx: Context, slugs: readonly string[]): Promise<Map<string, number>> {
  if (slugs.length === 0) return new Map();
  const rows = await ctx.db
    .select({ id: products.id, slug: products.slug })
    .from(products)
    .where(inArray(products.slug, [...slugs]));
  return new Map(rows.map(({ id, slug }) => [slug, id]));
}

export async function insertPost(ctx: Context, post: StoredPost): Promise<number> {
  const now = ctx.now();
  const [row] = await ctx.db
    .insert(blogPosts)
    .values({ ...post, createdAt: now, updatedAt: now })
    .returning({ id: blogPosts.id });
  return row!.id;
}

export async function updatePost(ctx: Context, id: number, post: StoredPost): Promise<void> {
  await ctx.db
    .update(blogPosts)
    .set({ ...post, updatedAt: ctx.now() })
    .where(eq(blogPosts.id, id));
}

export async function deletePost(ctx: Context, id: number): Promise<void> {
  await ctx.db.delete(blogPosts).where(eq(blogPosts.id, id));
}

/** Replaces translations and products. */
export async function replacePostParts(
  ctx: Context,
  postId: number,
  { translations, productIds }: { translations: readonly Translation[]; productIds: readonly number[] },
): Promise<void> {
  await ctx.db.delete(blogPostTranslations).where(eq(blogPostTranslations.postId, postId));
  if (translations.length > 0)
    await ctx.db.insert(blogPostTranslations).values(translations.map((each) => ({ postId, ...each })));
  await ctx.db.delete(blogPostProducts).where(eq(blogPostProducts.postId, postId));
  if (productIds.length > 0)
    await ctx.db
      .insert(blogPostProducts)
      .values(productIds.map((productId, position) => ({ postId, productId, position })));
}
