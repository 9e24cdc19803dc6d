import { sql } from "drizzle-orm";
import { type AnyPgColumn, check, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { codeOf, createdAt, id, instant, isOneOf, partOf, word } from "../columns.ts";
import { customers } from "./customer.ts";
import { languages } from "./language.ts";
import { isSafeBlockHtml } from "./page.ts";
import { products } from "./product.ts";

export const blogCategories = pgTable("blog_categories", {
  id: id(),
  slug: text("slug").notNull().unique(),
  name: text("name").notNull(),
  position: integer("position").notNull().default(0),
});

export const blogCategoryTranslations = pgTable(
  "blog_category_translations",
  {
    categoryId: partOf("category_id", () => blogCategories.id),
    languageCode: codeOf("language_code", () => languages.code),
    name: text("name").notNull(),
  },
  (t) => [primaryKey({ columns: [t.categoryId, t.languageCode] })],
);

/** A post; `body` is HTML that the database checks to be safe, as in pages. */
export const blogPosts = pgTable(
  "blog_posts",
  {
    id: id(),
    slug: text("slug").notNull().unique(),
    categoryId: integer("category_id").references(() => blogCategories.id, { onDelete: "set null" }),
    tags: text("tags")
      .array()
      .notNull()
      .default(sql`'{}'`),
    title: text("title").notNull(),
    summary: text("summary").notNull(),
    body: text("body").notNull(),
    /** For search engines; empty: the summary. */
    description: text("description").notNull().default(""),
    /** A file of the shop's images. */
    cover: text("cover"),
    authorName: text("author_name").notNull(),
    /** Null for a draft; in the future for a scheduled post. */
    publishedAt: instant("published_at"),
    createdAt: createdAt(),
    /** Also the version that an editor has loaded. */
    updatedAt: instant("updated_at").notNull().defaultNow(),
  },
  (t) => [
    check("blog_posts_body_is_safe", isSafeBlockHtml(t.body)),
    index("blog_posts_published").on(t.publishedAt, t.id),
    index("blog_posts_category").on(t.categoryId, t.publishedAt),
    index("blog_posts_tags").using("gin", t.tags),
  ],
);

export const blogPostTranslations = pgTable(
  "blog_post_translations",
  {
    postId: partOf("post_id", () => blogPosts.id),
    languageCode: codeOf("language_code", () => languages.code),
    title: text("title").notNull(),
    summary: text("summary").notNull(),
    /** Empty: the post's own text is shown. */
    body: text("body").notNull().default(""),
    description: text("description").notNull().default(""),
  },
  (t) => [
    primaryKey({ columns: [t.postId, t.languageCode] }),
    check("blog_post_translations_body_is_safe", isSafeBlockHtml(t.body)),
  ],
);

/** The products that are shown with a post. */
export const blogPostProducts = pgTable(
  "blog_post_products",
  {
    postId: partOf("post_id", () => blogPosts.id),
    productId: partOf("product_id", () => products.id),
    position: integer("position").notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.postId, t.productId] }), index("blog_post_products_product").on(t.productId)],
);

export const BLOG_COMMENT_STATUSES = ["pending", "published", "hidden"] as const;

/** A comment, or a reply to one (`parent_id`). `customer_id` is null after the account was deleted. */
export const blogComments = pgTable(
  "blog_comments",
  {
    id: id(),
    postId: partOf("post_id", () => blogPosts.id),
    parentId: integer("parent_id").references((): AnyPgColumn => blogComments.id, { onDelete: "cascade" }),
    customerId: integer("customer_id").references(() => customers.id, { onDelete: "set null" }),
    authorName: text("author_name").notNull(),
    text: text("text").notNull(),
    status: word("status", BLOG_COMMENT_STATUSES).notNull(),
    /** Why staff have hidden it. */
    reason: text("reason").notNull().default(""),
    createdAt: createdAt(),
  },
  (t) => [
    check("blog_comments_status", isOneOf(t.status, BLOG_COMMENT_STATUSES)),
    index("blog_comments_post").on(t.postId, t.parentId, t.createdAt, t.id),
    index("blog_comments_parent").on(t.parentId),
    index("blog_comments_customer").on(t.customerId),
    index("blog_comments_status_created").on(t.status, t.createdAt, t.id),
  ],
);

/** One row per customer, so that liking twice counts once. */
export const blogCommentLikes = pgTable(
  "blog_comment_likes",
  {
    commentId: partOf("comment_id", () => blogComments.id),
    customerId: partOf("customer_id", () => customers.id),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.commentId, t.customerId] }), index("blog_comment_likes_customer").on(t.customerId)],
);
