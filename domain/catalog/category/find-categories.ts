import type { Context } from "../../context.ts";
import { CATEGORIES_TAG, growTree, visibleOf, type Category, type CategoryTree } from "./category.ts";
import { findCategoryRows } from "./category.repository.ts";

/** The visible top categories for menus: with their icons, where they have one. */
export async function findMenuCategories(ctx: Context): Promise<Category[]> {
  const tree = await getCategoryTree(ctx);
  return visibleOf(tree, tree.top).map((category) => ({
    ...category,
    image: tree.detailsById.get(category.id)?.icon ?? category.image,
  }));
}

/** The visible top categories with their visible descendants, in the page's language. */
export async function findCategories(ctx: Context): Promise<Category[]> {
  const tree = await getCategoryTree(ctx);
  return visibleOf(tree, tree.top);
}

export function getCategoryTree(ctx: Context): Promise<CategoryTree> {
  return ctx.cache.get(`category-tree:${ctx.visitor.language.code}`, [CATEGORIES_TAG], async () =>
    growTree(await findCategoryRows(ctx)),
  );
}
