import type { Category } from "../../catalog/category/category.ts";
import { findCategories } from "../../catalog/category/find-categories.ts";
import type { Context } from "../../context.ts";
import { findCategoryCounts } from "./find-counts.ts";

/** A category with its number of products, descendants included. */
export type IndexedCategory = Omit<Category, "children" | "parentId"> & {
  productsCount: number;
  children: IndexedCategory[];
};

/** The tree of all categories with visible products. */
export async function findCategoryIndex(ctx: Context): Promise<IndexedCategory[]> {
  const [top, counts] = await Promise.all([findCategories(ctx), findCategoryCounts(ctx)]);
  return withCounts(top, counts);
}

function withCounts(categories: readonly Category[], counts: ReadonlyMap<number, number>): IndexedCategory[] {
  return categories.flatMap(({ id, slug, name, image, children }) => {
    const productsCount = counts.get(id) ?? 0;
    return productsCount === 0
      ? []
      : [{ id, slug, name, image, productsCount, children: withCounts(children, counts) }];
  });
}
