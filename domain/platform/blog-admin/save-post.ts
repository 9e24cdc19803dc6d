import { logAudit } from "#domain/platform/audit/log-audit.ts";
import { findLanguages } from "#domain/platform/language/find-languages.ts";
import { cleanBody } from "#domain/platform/page-admin/clean-body.ts";
import { withStaffTransaction } from "#domain/platform/permission/permission.ts";
import { failure, success, type Result } from "#shared/result.ts";
import type { Context } from "../../context.ts";
import { BLOG_TAG } from "../blog/blog.ts";
import type { SavePostFailure } from "./blog-admin.ts";
import type { PostInput } from "./blog-admin.input.ts";
import {
  deletePost,
  findProductIdsBySlug,
  getPostToChange,
  hasBlogCategory,
  insertPost,
  isPostSlugTaken,
  lockPost,
  replacePostParts,
  type StoredPost,
  updatePost,
} from "./blog-admin.repository.ts";

/** Returns the id of the new post. */
export function createPost(ctx: Context, input: PostInput): Promise<Result<number, SavePostFailure>> {
  return withStaffTransaction(ctx, "content.manage", async (inside) => {
    const checked = await checkPost(inside, input, null);
    if (!checked.ok) return checked;
    const id = await insertPost(inside, readPost(input));
    await replacePostParts(inside, id, { translations: readTranslations(input), productIds: checked.value });
    await logAudit(inside, {
      action: "blog.create",
      subject: { kind: "blog", id: input.slug },
      details: { name: input.title },
    });
    await inside.cache.purge([BLOG_TAG]);
    return success(id);
  });
}

/** The old slug redirects to the new one. Refuses to overwrite changes that the input does not know. */
export function changePost(ctx: Context, id: number, input: PostInput): Promise<Result<null, SavePostFailure>> {
  return withStaffTransaction(ctx, "content.manage", async (inside) => {
    const updatedAt = await lockPost(inside, id);
    if (!updatedAt) return failure({ code: "not_found" });
    if (updatedAt.toISOString() !== input.updated_at) return failure({ code: "changed_meanwhile" });
    const checked = await checkPost(inside, input, id);
    if (!checked.ok) return checked;
    const before = await getPostToChange(inside, id);
    await updatePost(inside, id, readPost(input));
    await replacePostParts(inside, id, { translations: readTranslations(input), productIds: checked.value });
    await logAudit(inside, {
      action: "blog.change",
      subject: { kind: "blog", id: input.slug },
      details: {
        before: [before?.slug ?? "", before?.title ?? "", before?.publishedAt ?? "draft"],
        after: [input.slug, input.title, input.published_at ?? "draft"],
      },
    });
    await inside.cache.purge([BLOG_TAG]);
    return success(null);
  });
}

/** Deletes a post with its comments. */
export function removePost(ctx: Context, id: number): Promise<Result<null, SavePostFailure>> {
  return withStaffTransaction(ctx, "content.manage", async (inside) => {
    const post = await getPostToChange(inside, id);
    if (!post) return failure({ code: "not_found" });
    await deletePost(inside, id);
    await logAudit(inside, {
      action: "blog.remove",
      subject: { kind: "blog", id: post.slug },
      details: { name: post.title },
    });
    await inside.cache.purge([BLOG_TAG]);
    return success(null);
  });
}

/** Checks what the schema cannot; returns the ids of the products. */
async function checkPost(
  ctx: Context,
  input: PostInput,
  id: number | null,
): Promise<Result<number[], SavePostFailure>> {
  const { slug, category_id: categoryId, product_slugs: slugs, translations } = input;
  const errors: Record<string, string[]> = {};
  if (await isPostSlugTaken(ctx, slug, id)) errors.slug = [ctx.t("Another post has this address.")];
  if (categoryId !== null && !(await hasBlogCategory(ctx, categoryId)))
    errors.category_id = [ctx.t("Choose one of the options.")];
  const wanted = [...new Set(slugs.filter((each) => each !== ""))];
  const found = await findProductIdsBySlug(ctx, wanted);
  const unknown = wanted.filter((each) => !found.has(each));
  if (unknown.length > 0)
    errors.product_slugs = [ctx.t("There is no product at {address}.", { address: unknown[0] ?? "" })];
  const languages = new Set((await findLanguages(ctx)).map(({ code }) => code));
  const codes = translations.map(({ language_code: code }) => code);
  if (codes.some((code) => !languages.has(code)) || new Set(codes).size < codes.length)
    errors.translations = [ctx.t("Choose one of the options.")];
  if (input.published_at !== null && input.summary === "") errors.summary = [ctx.t("This field is required.")];
  if (Object.keys(errors).length > 0) return failure({ code: "invalid", errors });
  return success(wanted.map((each) => found.get(each)!));
}

function readPost(input: PostInput): StoredPost {
  return {
    slug: input.slug,
    title: input.title,
    summary: input.summary,
    body: cleanBody(input.body),
    description: input.description,
    categoryId: input.category_id,
    tags: [...new Set(input.tags)],
    cover: input.cover,
    authorName: input.author_name,
    publishedAt: input.published_at === null ? null : new Date(input.published_at),
  };
}

function readTranslations({ translations }: PostInput) {
  return translations
    .filter(({ title }) => title !== "")
    .map(({ language_code: languageCode, body, ...texts }) => ({ languageCode, body: cleanBody(body), ...texts }));
}
