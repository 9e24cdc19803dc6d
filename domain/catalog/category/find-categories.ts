import type { Context } from "../../context.ts";
import { CATEGORIES_TAG, growTree, type Category, type CategoryTree } from "./category.ts";
import { findCategoryRows } from "./category.repository.ts";

/** The top categories with their descendants, in the page's language. */
export async function findCategories(ctx: Context): Promise<Category[]> {
  return (await getCategoryTree(ctx)).top;
}

export function getCategoryTree(ctx: Context): Promise<CategoryTree> {
  return ctx.cache.get(`category-tree:${ctx.visitor.language.code}`, [CATEGORIES_TAG], async () =>
    growTree(await findCategoryRows(ctx)),
  );
}
