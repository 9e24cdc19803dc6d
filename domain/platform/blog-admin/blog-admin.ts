import type { InvalidFields, Failure } from "#shared/failures.ts";
import type { StaffFailure } from "../permission/permission.ts";

export type PostState = "draft" | "scheduled" | "published";

/** A row of the operator's list. */
export type PostRow = {
  id: number;
  slug: string;
  title: string;
  authorName: string;
  state: PostState;
  publishedAt: string | null;
  updatedAt: string;
  commentsCount: number;
};

/** The texts of a post in one language; a body is HTML that is safe to show. */
export type PostTexts = { title: string; summary: string; body: string; description: string };

export type PostForm = PostTexts & {
  id: number;
  slug: string;
  categoryId: number | null;
  tags: string[];
  cover: string | null;
  authorName: string;
  publishedAt: string | null;
  updatedAt: string;
  productSlugs: string[];
  translations: (PostTexts & { languageCode: string })[];
};

export type BlogCategoryForm = {
  id: number;
  slug: string;
  name: string;
  translations: { languageCode: string; name: string }[];
};

export type CommentRow = {
  id: number;
  postTitle: string;
  postSlug: string;
  authorName: string;
  text: string;
  isReply: boolean;
  status: "pending" | "published" | "hidden";
  reason: string;
  createdAt: string;
};

export type SavePostFailure = StaffFailure | Failure<"changed_meanwhile" | "not_found"> | InvalidFields;
