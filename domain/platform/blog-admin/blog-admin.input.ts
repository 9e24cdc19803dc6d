import * as z from "zod";
import { idInput } from "#domain/id.input.ts";
import { BLOG_COMMENT_LIST, BLOG_POST_LIST } from "#shared/list/content-lists.ts";
import { lineInput } from "../../text.input.ts";
import { bulkInput, listInput } from "../list/list.input.ts";

const MAX_BODY = 100_000;
const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const FILE = /^\w[\w.-]{0,190}\.(webp|png|jpe?g|avif)$/;

const body = z
  .string()
  .max(MAX_BODY)
  .refine((text) => !text.includes("\0") && text.isWellFormed(), "This value isn't valid.");
const slug = z
  .string()
  .trim()
  .max(80)
  .refine((text) => SLUG.test(text), "Use lowercase letters, digits and hyphens.");

export const postInput = z.object({
  slug,
  title: lineInput(120),
  summary: lineInput(300, 0),
  /** HTML; whatever posts cannot show is removed. */
  body,
  description: lineInput(300, 0).default(""),
  category_id: idInput.nullable().default(null),
  tags: z.array(lineInput(40)).max(12).default([]),
  cover: z.string().regex(FILE).nullable().default(null),
  author_name: lineInput(80),
  /** An instant; null for a draft, in the future to schedule it. */
  published_at: z.iso.datetime({ offset: true }).nullable().default(null),
  product_slugs: z.array(z.string().trim().max(200)).max(24).default([]),
  /** A language with an empty title has no texts of its own. */
  translations: z
    .array(
      z.object({
        language_code: z.string().regex(/^[a-z]{2,3}(-[A-Z]{2})?$/),
        title: lineInput(120, 0),
        summary: lineInput(300, 0),
        body,
        description: lineInput(300, 0).default(""),
      }),
    )
    .max(50)
    .default([]),
  /** Of the post as read, to detect changes by others; null for a new one. */
  updated_at: z.string().max(40).nullable().default(null),
});

export type PostInput = z.infer<typeof postInput>;

export const blogCategoriesInput = z.object({
  categories: z
    .array(
      z.object({
        id: idInput.nullable(),
        slug,
        name: lineInput(80),
        translations: z
          .array(z.object({ language_code: z.string().regex(/^[a-z]{2,3}(-[A-Z]{2})?$/), name: lineInput(80, 0) }))
          .max(50)
          .default([]),
      }),
    )
    .max(60),
});

export type BlogCategoriesInput = z.infer<typeof blogCategoriesInput>;

export const adminPostsQuery = listInput(BLOG_POST_LIST);
export const adminCommentsQuery = listInput(BLOG_COMMENT_LIST);
export const bulkCommentsInput = bulkInput(BLOG_COMMENT_LIST, ["publish", "hide"]).and(
  z.object({ reason: lineInput(300, 0).default("") }),
);
export type BulkCommentsInput = z.infer<typeof bulkCommentsInput>;
