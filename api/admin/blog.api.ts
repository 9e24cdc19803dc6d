import { z } from "@hono/zod-openapi";
import {
  adminCommentsQuery,
  adminPostsQuery,
  blogCategoriesInput,
  bulkCommentsInput,
  postIdParameter,
  postInput,
} from "#domain/platform/blog-admin/blog-admin.input.ts";
import type { SavePostFailure } from "#domain/platform/blog-admin/blog-admin.ts";
import { decideOnComments, findAdminComments } from "#domain/platform/blog-admin/decide-on-comments.ts";
import { findAdminPosts, getPostForm } from "#domain/platform/blog-admin/find-admin-posts.ts";
import { findBlogCategoryForms, saveBlogCategories } from "#domain/platform/blog-admin/save-blog-categories.ts";
import { changePost, createPost, removePost } from "#domain/platform/blog-admin/save-post.ts";
import { BLOG_COMMENT_LIST, BLOG_POST_LIST } from "#shared/list/content-lists.ts";
import { readListUrl } from "#shared/list/list-url.ts";
import { toWire } from "#shared/wire.ts";
import { answers, type ApiContext, body, doneSchema, refuse, refuseInput } from "../answer.ts";
import { bulkSchema, presentBulk } from "../bulk.ts";
import { createRoute } from "../create-route.ts";
import { listPageSchema } from "../paged.ts";
import { createRouter } from "../router.ts";
import { staffActions, staffReads } from "../staff-guard.ts";

const tags = ["Administration: blog"];
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

const list = createRoute({
  method: "get",
  path: "/admin/blog",
  tags,
  summary: "All posts, drafts too: `sort` is `published`, `updated` or `title`",
  ...staffReads("content.manage"),
  request: { query: adminPostsQuery },
  responses: answers(listPageSchema(postRowSchema)),
});

const comments = createRoute({
  method: "get",
  path: "/admin/blog/comments",
  tags,
  summary: "All comments and replies, newest first",
  ...staffReads("content.manage"),
  request: { query: adminCommentsQuery },
  responses: answers(listPageSchema(commentRowSchema)),
});

const decide = createRoute({
  method: "post",
  path: "/admin/blog/comments/bulk",
  tags,
  summary: "Publish comments, or hide them with a reason",
  ...staffActions("content.manage"),
  request: body(bulkCommentsInput),
  responses: answers(bulkSchema),
});

const categories = createRoute({
  method: "get",
  path: "/admin/blog/categories",
  tags,
  summary: "The categories of posts with their names in every language",
  ...staffReads("content.manage"),
  responses: answers(
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
  ),
});

const saveCategories = createRoute({
  method: "post",
  path: "/admin/blog/categories",
  tags,
  summary: "Make these the categories of posts, in this order",
  ...staffActions("content.manage"),
  request: body(blogCategoriesInput),
  responses: answers(doneSchema),
});

const read = createRoute({
  method: "get",
  path: "/admin/blog/{id}",
  tags,
  summary: "A post with its texts in all languages",
  ...staffReads("content.manage"),
  request: { params: postIdParameter },
  responses: answers(z.object({ post: postFormSchema })),
});

const create = createRoute({
  method: "post",
  path: "/admin/blog",
  tags,
  summary: "Create a post: a draft, scheduled, or published",
  ...staffActions("content.manage"),
  request: body(postInput),
  responses: answers(doneSchema.extend({ id: z.int() })),
});

const change = createRoute({
  method: "post",
  path: "/admin/blog/{id}/change",
  tags,
  summary: "Change a post; its old address redirects",
  ...staffActions("content.manage"),
  request: { params: postIdParameter, ...body(postInput) },
  responses: answers(doneSchema),
});

const remove = createRoute({
  method: "post",
  path: "/admin/blog/{id}/remove",
  tags,
  summary: "Delete a post with its comments",
  ...staffActions("content.manage"),
  request: { params: postIdParameter },
  responses: answers(doneSchema),
});

function refusePost(c: ApiContext, failure: SavePostFailure): never {
  return failure.code === "invalid" ? refuseInput(c, failure.errors) : refuse(c, failure);
}

export const adminBlogApi = createRouter()
  .openapi(list, async (c) => {
    const query = readListUrl(BLOG_POST_LIST, new URL(c.req.url).searchParams);
    const found = await findAdminPosts(c.var.ctx, query);
    return found.ok ? c.json(toWire(found.value), 200) : refuse(c, found.failure);
  })
  .openapi(comments, async (c) => {
    const query = readListUrl(BLOG_COMMENT_LIST, new URL(c.req.url).searchParams);
    const found = await findAdminComments(c.var.ctx, query);
    return found.ok ? c.json(toWire(found.value), 200) : refuse(c, found.failure);
  })
  .openapi(decide, async (c) => {
    const decided = await decideOnComments(c.var.ctx, c.req.valid("json"));
    return decided.ok ? c.json(presentBulk(c, decided.value), 200) : refuse(c, decided.failure);
  })
  .openapi(categories, async (c) => {
    const found = await findBlogCategoryForms(c.var.ctx);
    return found.ok ? c.json({ categories: toWire(found.value) }, 200) : refuse(c, found.failure);
  })
  .openapi(saveCategories, async (c) => {
    const saved = await saveBlogCategories(c.var.ctx, c.req.valid("json"));
    if (saved.ok) return c.json({ success: c.var.ctx.t("Categories saved") }, 200);
    return saved.failure.code === "invalid" ? refuseInput(c, saved.failure.errors) : refuse(c, saved.failure);
  })
  .openapi(read, async (c) => {
    const found = await getPostForm(c.var.ctx, c.req.valid("param").id);
    return found.ok ? c.json({ post: toWire(found.value) }, 200) : refuse(c, found.failure);
  })
  .openapi(create, async (c) => {
    const created = await createPost(c.var.ctx, c.req.valid("json"));
    if (!created.ok) return refusePost(c, created.failure);
    return c.json({ success: c.var.ctx.t("Post created"), id: created.value }, 200);
  })
  .openapi(change, async (c) => {
    const changed = await changePost(c.var.ctx, c.req.valid("param").id, c.req.valid("json"));
    return changed.ok ? c.json({ success: c.var.ctx.t("Post saved") }, 200) : refusePost(c, changed.failure);
  })
  .openapi(remove, async (c) => {
    const removed = await removePost(c.var.ctx, c.req.valid("param").id);
    return removed.ok ? c.json({ success: c.var.ctx.t("Post deleted") }, 200) : refusePost(c, removed.failure);
  });
