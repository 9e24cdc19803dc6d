import type { Database } from "#db/client.ts";
import {
  blogCategories,
  blogCategoryTranslations,
  blogCommentLikes,
  blogComments,
  blogPostProducts,
  blogPosts,
  blogPostTranslations,
} from "#db/schema/blog.ts";
import { BLOG_CATEGORIES, BLOG_COMMENTS, BLOG_POSTS } from "../content/blog.ts";
import { inEachTongue } from "../content/tongues.ts";
import { insertRows, insertWithIds } from "../insert-rows.ts";
import { daysFrom, known } from "../known.ts";
import { readCustomers } from "./product-reviews.ts";
import type { Picture } from "../pictures/picture.ts";

/** Products by their folder of pictures. */
type Ids = { products: ReadonlyMap<string, number>; reviewers: readonly number[] };

/** The posts of the blog, with comments. */
export async function insertBlog(
  db: Database,
  pictures: ReadonlyMap<string, Picture>,
  ids: Ids,
  now: Date,
): Promise<void> {
  const categoryIds = await insertCategories(db);
  const postIds = await insertWithIds(
    db,
    blogPosts,
    BLOG_POSTS.map(({ slug, category, tags, title, summary, body, cover, author, daysAgo }) => ({
      slug,
      categoryId: known(categoryIds, category),
      tags: [...tags],
      title: title.en,
      summary: summary.en,
      body,
      cover: known(pictures, cover).file,
      authorName: author,
      publishedAt: daysFrom(now, -daysAgo),
      createdAt: daysFrom(now, -daysAgo),
      updatedAt: daysFrom(now, -daysAgo),
    })),
  );
  await insertRows(
    db,
    blogPostTranslations,
    BLOG_POSTS.flatMap(({ title, summary, translated }, place) =>
      inEachTongue((tongue) => ({
        postId: postIds[place] ?? 0,
        title: title[tongue],
        summary: summary[tongue],
        body: translated[tongue] ?? "",
      })),
    ),
  );
  await insertRows(
    db,
    blogPostProducts,
    BLOG_POSTS.flatMap(({ products }, place) =>
      products
        .flatMap((folder) => ids.products.get(folder) ?? [])
        .map((productId, position) => ({ postId: postIds[place] ?? 0, productId, position })),
    ),
  );
  await insertComments(db, new Map(BLOG_POSTS.map(({ slug }, place) => [slug, postIds[place] ?? 0])), ids, now);
}

async function insertCategories(db: Database): Promise<Map<string, number>> {
  const ids = await insertWithIds(
    db,
    blogCategories,
    BLOG_CATEGORIES.map(({ slug, name }, position) => ({ slug, name: name.en, position })),
  );
  await insertRows(
    db,
    blogCategoryTranslations,
    BLOG_CATEGORIES.flatMap(({ name }, place) =>
      inEachTongue((tongue) => ({ categoryId: ids[place] ?? 0, name: name[tongue] })),
    ),
  );
  return new Map(BLOG_CATEGORIES.map(({ slug }, place) => [slug, ids[place] ?? 0]));
}

type Written = { by: number; text: string; daysAgo: number; likedBy: readonly number[] };

async function insertComments(
  db: Database,
  postIds: ReadonlyMap<string, number>,
  { reviewers }: Ids,
  now: Date,
): Promise<void> {
  const people = readCustomers();
  const rowOf = ({ by, text, daysAgo }: Written, postId: number, parentId: number | null) => ({
    postId,
    parentId,
    customerId: reviewers[by] ?? null,
    authorName: `${people[by]?.firstName} ${people[by]?.lastName.slice(0, 1)}.`,
    text,
    status: "published" as const,
    createdAt: daysFrom(now, -daysAgo),
  });
  const ids = await insertWithIds(
    db,
    blogComments,
    BLOG_COMMENTS.map((comment) => rowOf(comment, known(postIds, comment.post), null)),
  );
  const replies = BLOG_COMMENTS.flatMap((comment, place) =>
    comment.replies.map((reply) => ({ reply, row: rowOf(reply, known(postIds, comment.post), ids[place] ?? null) })),
  );
  const replyIds = await insertWithIds(
    db,
    blogComments,
    replies.map(({ row }) => row),
  );
  const liked = [
    ...BLOG_COMMENTS.map(({ likedBy }, place) => ({ likedBy, id: ids[place] ?? 0 })),
    ...replies.map(({ reply }, place) => ({ likedBy: reply.likedBy, id: replyIds[place] ?? 0 })),
  ];
  await insertRows(
    db,
    blogCommentLikes,
    liked.flatMap(({ likedBy, id }) => likedBy.map((by) => ({ commentId: id, customerId: reviewers[by] ?? 0 }))),
  );
}
