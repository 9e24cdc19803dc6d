import { z } from "@hono/zod-openapi";
import { idParameter } from "#domain/id.input.ts";
import {
  adminCommentsQuery,
  adminPostsQuery,
  blogCategoriesInput,
  bulkCommentsInput,
  postInput,
} from "#domain/platform/blog-admin/blog-admin.input.ts";
import { decideOnComments, findAdminComments } from "#domain/platform/blog-admin/decide-on-comments.ts";
import { findAdminPosts, getPostForm } from "#domain/platform/blog-admin/find-admin-posts.ts";
import { findBlogCategoryForms, saveBlogCategories } from "#domain/platform/blog-admin/save-blog-categories.ts";
import { changePost, createPost, removePost } from "#domain/platform/blog-admin/save-post.ts";
import { BLOG_COMMENT_LIST, BLOG_POST_LIST } from "#shared/list/content-lists.ts";
import { readListUrl } from "#shared/list/list-url.ts";
import { toWire } from "#shared/wire.ts";
import { answer, body, done, doneSchema, refuse } from "../answer.ts";
import { answerBulk, bulkSchema } from "../bulk.ts";
import { listPageSchema } from "../paged.ts";
import { createRouter } from "../router.ts";
import { staffRoutes } from "../staff-guard.ts";

const routes = staffRoutes("Administration: blog", "content.manage");
const state = z.enum(["draft", "scheduled", "published"]);
const texts = { title: z.string(), summary: z.string(), body: z.string(), description: z.string() };

const postRowSchema = z
  .object({
    id: z.int(),
    slug: z.string(),
    title: z.string(),
    author_name: z.string(),
    state,
    published_at: z.string().nullable(),
    updated_at: z.string(),
    comments_count: z.int(),
  })
  .openapi("BlogPostRow");

const postFormSchema = z
  .object({
    id: z.int(),
    slug: z.string(),
    ...texts,
    category_id: z.int().nullable(),
    tags: z.array(z.string()),
    cover: z.string().nullable(),
    author_name: z.string(),
    published_at: z.string().nullable(),
    updated_at: z.string(),
    product_slugs: z.array(z.string()),
    translations: z.array(z.object({ language_code: z.string(), ...texts })),
  })
  .openapi("BlogPostForm");

const commentRowSchema = z
  .object({
    id: z.int(),
    post_title: z.string(),
    post_slug: z.string(),
    author_name: z.string(),
    text: z.string(),
    is_reply: z.boolean(),
    status: z.enum(["pending", "published", "hidden"]),
    reason: z.string(),
    created_at: z.string(),
  })
  .openapi("BlogCommentRow");

const list = routes.get(
  "/admin/blog",
  "All posts, including drafts: `sort` is `published`, `updated` or `title`",
  { query: adminPostsQuery },
  listPageSchema(postRowSchema),
);

const comments = routes.get(
  "/admin/blog/comments",
  "All comments and replies, newest first",
  { query: adminCommentsQuery },
  listPageSchema(commentRowSchema),
);

const decide = routes.post(
  "/admin/blog/comments/bulk",
  "Publish comments, or hide them with a reason",
  body(bulkCommentsInput),
  bulkSchema,
);

const categories = routes.get(
  "/admin/blog/categories",
  "The categories of posts with their names in every language",
  {},
  z.object({
    categories: z.array(
      z.object({
        id: z.int(),
        slug: z.string(),
        name: z.string(),
        translations: z.array(z.object({ language_code: z.string(), name: z.string() })),
      }),
    ),
  }),
);

const saveCategories = routes.post(
  "/admin/blog/categories",
  "Set the categories of posts, in this order",
  body(blogCategoriesInput),
  doneSchema,
);

const read = routes.get(
  "/admin/blog/{id}",
  "A post with its texts in all languages",
  { params: idParameter },
  z.object({ post: postFormSchema }),
);

const create = routes.post(
  "/admin/blog",
  "Create a post: a draft, scheduled, or published",
  body(postInput),
  doneSchema.extend({ id: z.int() }),
);

const change = routes.post(
  "/admin/blog/{id}/change",
  "Change a post; its old address redirects",
  { params: idParameter, ...body(postInput) },
  doneSchema,
);

const remove = routes.post(
  "/admin/blog/{id}/remove",
  "Delete a post with its comments",
  { params: idParameter },
  doneSchema,
);

export const adminBlogApi = createRouter()
  .openapi(list, async (c) => {
    const query = readListUrl(BLOG_POST_LIST, new URL(c.req.url).searchParams);
    return answer(c, await findAdminPosts(c.var.ctx, query), (found) => toWire(found));
  })
  .openapi(comments, async (c) => {
    const query = readListUrl(BLOG_COMMENT_LIST, new URL(c.req.url).searchParams);
    return answer(c, await findAdminComments(c.var.ctx, query), (found) => toWire(found));
  })
  .openapi(decide, async (c) => answerBulk(c, await decideOnComments(c.var.ctx, c.req.valid("json"))))
  .openapi(categories, async (c) =>
    answer(c, await findBlogCategoryForms(c.var.ctx), (found) => ({ categories: toWire(found) })),
  )
  .openapi(saveCategories, async (c) => {
    const saved = await saveBlogCategories(c.var.ctx, c.req.valid("json"));
    if (saved.ok) return c.json({ success: c.var.ctx.t("Categories saved") }, 200);
    return refuse(c, saved.failure);
  })
  .openapi(read, async (c) =>
    answer(c, await getPostForm(c.var.ctx, c.req.valid("param").id), (found) => ({ post: toWire(found) })),
  )
  .openapi(create, async (c) => {
    const created = await createPost(c.var.ctx, c.req.valid("json"));
    if (!created.ok) return refuse(c, created.failure);
    return c.json({ success: c.var.ctx.t("Post created"), id: created.value }, 200);
  })
  .openapi(change, async (c) =>
    done(c, await changePost(c.var.ctx, c.req.valid("param").id, c.req.valid("json")), c.var.ctx.t("Post saved")),
  )
  .openapi(remove, async (c) =>
    done(c, await removePost(c.var.ctx, c.req.valid("param").id), c.var.ctx.t("Post deleted")),
  );
