import { logAudit } from "#domain/platform/audit/log-audit.ts";
import { findLanguages } from "#domain/platform/language/find-languages.ts";
import { staffFailure, type StaffFailure } from "#domain/platform/permission/permission.ts";
import type { InvalidFields } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { withTransaction, type Context } from "../../context.ts";
import { BLOG_TAG } from "../blog/blog.ts";
import type { BlogCategoryForm } from "./blog-admin.ts";
import type { BlogCategoriesInput } from "./blog-admin.input.ts";
import { findCategoryForms, replaceCategories } from "./blog-category-admin.repository.ts";

type SaveFailure = StaffFailure | InvalidFields;

/** All categories of posts with their names in every language. */
export async function findBlogCategoryForms(ctx: Context): Promise<Result<BlogCategoryForm[], StaffFailure>> {
  const refusal = staffFailure(ctx, "content.manage");
  return refusal ? failure(refusal) : success(await findCategoryForms(ctx));
}

/** Replaces the categories of posts by these, in this order; posts of removed ones stay, without a category. */
export async function saveBlogCategories(
  ctx: Context,
  { categories }: BlogCategoriesInput,
): Promise<Result<null, SaveFailure>> {
  const refusal = staffFailure(ctx, "content.manage");
  if (refusal) return failure(refusal);
  const slugs = categories.map(({ slug }) => slug);
  const twice = slugs.findIndex((slug, index) => slugs.indexOf(slug) < index);
  if (twice >= 0)
    return failure({
      code: "invalid",
      errors: { [`categories.${twice}.slug`]: [ctx.t("Another category has this address.")] },
    });
  const languages = new Set((await findLanguages(ctx)).map(({ code }) => code));
  return withTransaction(ctx, async (inside): Promise<Result<null, SaveFailure>> => {
    const before = await findCategoryForms(inside);
    await replaceCategories(
      inside,
      categories.map(({ id, slug, name, translations }) => ({
        id,
        slug,
        name,
        translations: translations
          .filter((each) => each.name !== "" && languages.has(each.language_code))
          .map((each) => ({ languageCode: each.language_code, name: each.name })),
      })),
    );
    await logAudit(inside, {
      action: "blog.change",
      subject: { kind: "blog", id: "categories" },
      details: { before: before.map(({ name }) => name), after: categories.map(({ name }) => name) },
    });
    await inside.cache.purge([BLOG_TAG]);
    return success(null);
  });
}
