import { z } from "@hono/zod-openapi";
import { pagedSchema } from "../paged.ts";
import { productCardSchema } from "./product.schema.ts";

export const blogCardSchema = z
  .object({
    id: z.int(),
    slug: z.string(),
    title: z.string(),
    summary: z.string(),
    cover: z.string().nullable(),
    author_name: z.string(),
    published_at: z.string(),
    reading_minutes: z.int(),
    category: z.object({ slug: z.string(), name: z.string() }).nullable(),
  })
  .openapi("BlogCard");

export const blogSchema = blogCardSchema
  .extend({
    body: z.string(),
    body_language: z.string(),
    headings: z.array(z.object({ id: z.string(), text: z.string() })),
    description: z.string(),
    tags: z.array(z.string()),
    updated_at: z.string(),
    products: z.array(productCardSchema),
  })
  .openapi("Blog");

export const blogTopicsSchema = {
  categories: z.array(z.object({ id: z.int(), slug: z.string(), name: z.string(), posts_count: z.int() })),
  tags: z.array(z.object({ name: z.string(), posts_count: z.int() })),
};

const replySchema = z
  .object({
    id: z.int(),
    author_name: z.string(),
    text: z.string(),
    created_at: z.string(),
    likes_count: z.int(),
  })
  .openapi("BlogReply");

export const blogCommentSchema = replySchema.extend({ comment_replies: z.array(replySchema) }).openapi("BlogComment");

export const blogCommentsSchema = pagedSchema(blogCommentSchema);
