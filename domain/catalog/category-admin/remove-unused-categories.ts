import type { Context } from "../../context.ts";
import { deleteCategoryRow, lockCategories } from "./category-admin.repository.ts";
import { findUsedCategories } from "./category-use.repository.ts";
import { refreshCategory } from "./refresh-category.ts";

/** For the undo of an import: deletes those of the categories that nothing is in and nothing refers to. Returns their number. */
export async function removeUnusedCategories(ctx: Context, ids: readonly number[]): Promise<number> {
  if (ids.length === 0) return 0;
  const known = await lockCategories(ctx);
  const used = await findUsedCategories(ctx, ids);
  const left = new Map(known.map((category) => [category.id, category]));
  // Children were created after their parents.
  for (const id of ids.toSorted((one, other) => other - one)) {
    const isParent = [...left.values()].some(({ parentId }) => parentId === id);
    if (!left.has(id) || used.has(id) || isParent) continue;
    await deleteCategoryRow(ctx, id, null);
    left.delete(id);
  }
  if (left.size < known.length) await refreshCategory(ctx, []);
  return known.length - left.size;
}
