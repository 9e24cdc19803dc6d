import { logAudit } from "#domain/platform/audit/log-audit.ts";
import { type StaffFailure, withStaffTransaction } from "#domain/platform/permission/permission.ts";
import { TAXES_TAG } from "#domain/pricing/tax/find-tax-rates.ts";
import { HOME_TAG } from "#domain/platform/home/home.ts";
import { MAX_CATEGORY_DEPTH } from "#shared/category-limits.ts";
import type { Failure } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import type { Context } from "../../context.ts";
import {
  deleteCategoryRow,
  findProductIds,
  lockCategories,
  moveCategoryTemplates,
  moveHomeSections,
  moveProducts,
  setChildren,
} from "./category-admin.repository.ts";
import { branchOf, depthOf, heightOf } from "./category-depth.ts";
import { refreshCategory } from "./refresh-category.ts";

export type RemoveCategoryFailure =
  | StaffFailure
  | Failure<"not_found" | "category_used" | "category_inside_itself" | "category_too_deep">;

/** Deletes a category without products and categories below it. */
export function deleteCategory(ctx: Context, id: number): Promise<Result<null, RemoveCategoryFailure>> {
  return withStaffTransaction(ctx, "catalog.manage", async (inside) => {
    const all = await lockCategories(inside);
    const known = all.find((each) => each.id === id);
    if (!known) return failure({ code: "not_found" });
    const isUsed = all.some(({ parentId }) => parentId === id) || (await findProductIds(inside, [id])).length > 0;
    if (isUsed) return failure({ code: "category_used" });
    await deleteCategoryRow(inside, id, null);
    await record(inside, "category.delete", known.slug, known.name);
    await refreshCategory(inside, []);
    await inside.cache.purge([TAXES_TAG]);
    return success(null);
  });
}

/** Moves the products and the categories below into another one, and deletes it; its address leads there. */
export function mergeCategory(ctx: Context, id: number, intoId: number): Promise<Result<null, RemoveCategoryFailure>> {
  return withStaffTransaction(ctx, "catalog.manage", async (inside) => {
    const all = await lockCategories(inside);
    const [known, into] = [all.find((each) => each.id === id), all.find((each) => each.id === intoId)];
    if (!known || !into) return failure({ code: "not_found" });
    const branch = branchOf(all, id);
    if (branch.includes(intoId)) return failure({ code: "category_inside_itself" });
    if (depthOf(all, intoId) + heightOf(all, id) - 1 > MAX_CATEGORY_DEPTH)
      return failure({ code: "category_too_deep", values: { count: MAX_CATEGORY_DEPTH } });
    const childrenOf = (parent: number) => all.filter(({ parentId }) => parentId === parent).map((each) => each.id);
    await setChildren(inside, intoId, [...childrenOf(intoId), ...childrenOf(id)]);
    await moveProducts(inside, id, intoId);
    // Before the row is deleted: listings refer to it.
    await refreshCategory(inside, [intoId, ...branch]);
    await moveHomeSections(inside, id, intoId);
    await moveCategoryTemplates(inside, id, intoId);
    await deleteCategoryRow(inside, id, intoId);
    await inside.cache.purge([HOME_TAG, TAXES_TAG]);
    await record(inside, "category.merge", known.slug, `${known.name} → ${into.name}`);
    return success(null);
  });
}

async function record(ctx: Context, action: "category.delete" | "category.merge", slug: string, text: string) {
  await logAudit(ctx, { action, subject: { kind: "category", id: slug }, details: { text } });
}
