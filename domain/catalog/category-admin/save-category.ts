import { logAudit } from "#domain/platform/audit/log-audit.ts";
import { staffFailure, type StaffFailure } from "#domain/platform/permission/permission.ts";
import { findTranslatedLanguages } from "#domain/platform/language/find-translated-languages.ts";
import { MAX_CATEGORY_DEPTH } from "#shared/category-limits.ts";
import type { Failure } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { withTransaction, type Context } from "../../context.ts";
import { isStale } from "../../record-version.ts";
import { recordOfCategory } from "./category-admin.ts";
import type { CategoryInput, ChangeCategoryInput, NewCategoryInput } from "./category-admin.input.ts";
import {
  findCategoryRecords,
  insertCategory,
  isSlugTaken,
  lockCategories,
  updateCategory,
  type CategoryToSave,
  type TranslationsToSave,
} from "./category-admin.repository.ts";
import { freeName, slugOf } from "../product-admin/slug.ts";
import { branchOf, depthOf } from "./category-depth.ts";
import { refreshCategory } from "./refresh-category.ts";

export type SaveCategoryFailure = StaffFailure | Failure<"not_found" | "category_address_taken" | "category_too_deep">;
type ChangeCategoryFailure = SaveCategoryFailure | Failure<"changed_meanwhile">;

/** Creates a category behind its siblings. Returns its id. */
export async function createCategory(
  ctx: Context,
  { parent_id: parentId, ...input }: NewCategoryInput,
): Promise<Result<number, SaveCategoryFailure>> {
  const refusal = staffFailure(ctx, "catalog.manage");
  if (refusal) return failure(refusal);
  const translations = await readTranslations(ctx, input);
  return withTransaction(ctx, async (inside): Promise<Result<number, SaveCategoryFailure>> => {
    const known = await lockCategories(inside);
    if (parentId !== null && known.every(({ id }) => id !== parentId)) return failure({ code: "not_found" });
    if (depthOf(known, parentId) >= MAX_CATEGORY_DEPTH)
      return failure({ code: "category_too_deep", values: { count: MAX_CATEGORY_DEPTH } });
    const addresses = new Set(known.map(({ slug }) => slug));
    const category = readCategory(input, freeName("category", addresses));
    if (await isSlugTaken(inside, null, category.slug)) return failure({ code: "category_address_taken" });
    const id = await insertCategory(inside, parentId, category, translations, input.attribute_ids);
    await record(inside, "category.create", category);
    await refreshCategory(inside, []);
    return success(id);
  });
}

/** Changes a category's names, address and image. A former address redirects to the new one. */
export async function changeCategory(
  ctx: Context,
  id: number,
  { version, ...input }: ChangeCategoryInput,
): Promise<Result<null, ChangeCategoryFailure>> {
  const refusal = staffFailure(ctx, "catalog.manage");
  if (refusal) return failure(refusal);
  const translations = await readTranslations(ctx, input);
  return withTransaction(ctx, async (inside): Promise<Result<null, ChangeCategoryFailure>> => {
    const all = await lockCategories(inside);
    const known = all.find((each) => each.id === id);
    if (!known) return failure({ code: "not_found" });
    const [row] = await findCategoryRecords(inside, id);
    if (isStale(version, recordOfCategory(row!))) return failure({ code: "changed_meanwhile" });
    const category = readCategory(input, known.slug);
    if (await isSlugTaken(inside, id, category.slug)) return failure({ code: "category_address_taken" });
    await updateCategory(inside, id, category, translations, input.attribute_ids);
    await record(inside, "category.change", category);
    await refreshCategory(inside, branchOf(all, id));
    return success(null);
  });
}

function readCategory(input: CategoryInput, fallback: string): CategoryToSave {
  return {
    name: input.name,
    description: input.description,
    seoTitle: input.seo_title,
    seoDescription: input.seo_description,
    slug: input.slug || slugOf(input.name) || fallback,
    image: input.image,
    ...(input.icon !== undefined && { icon: input.icon }),
    ...(input.banner !== undefined && { banner: input.banner }),
    ...(input.return_days !== undefined && { returnDays: input.return_days }),
    isHidden: input.is_hidden,
  };
}

async function readTranslations(ctx: Context, input: CategoryInput): Promise<TranslationsToSave> {
  const languages = await findTranslatedLanguages(ctx);
  const texts = Object.entries(input.translations)
    .filter(([languageCode, { name }]) => languages.includes(languageCode) && name !== "")
    .map(([languageCode, texts]) => ({
      languageCode,
      name: texts.name,
      description: texts.description,
      seoTitle: texts.seo_title,
      seoDescription: texts.seo_description,
    }));
  return { languages, texts };
}

async function record(ctx: Context, action: "category.create" | "category.change", category: CategoryToSave) {
  await logAudit(ctx, {
    action,
    subject: { kind: "category", id: category.slug },
    details: { text: category.name },
  });
}
