/** A category with its descendants, in the page's language. */
export type Category = {
  id: number;
  parentId: number | null;
  slug: string;
  name: string;
  image: string | null;
  children: Category[];
};

/** What the category's page shows besides its products; empty if nothing was entered. */
export type CategoryDetails = {
  isHidden: boolean;
  /** In menus, in place of its image. */
  icon: string | null;
  banner: string | null;
  /** How long its products can be returned; null: as those of the category above it. */
  returnDays: number | null;
  description: string;
  seoTitle: string;
  seoDescription: string;
};

/** The whole tree, indexed for lookups. */
export type CategoryTree = {
  top: Category[];
  byId: ReadonlyMap<number, Category>;
  bySlug: ReadonlyMap<string, Category>;
  detailsById: ReadonlyMap<number, CategoryDetails>;
};

export const CATEGORIES_TAG = "categories";

export type CategoryRow = Omit<Category, "children"> & CategoryDetails;

/** Rows are in display order. */
export function growTree(rows: readonly CategoryRow[]): CategoryTree {
  const byId = new Map(
    rows.map(({ id, parentId, slug, name, image }) => [
      id,
      { id, parentId, slug, name, image, children: [] as Category[] },
    ]),
  );
  const top: Category[] = [];
  for (const category of byId.values()) {
    const parent = category.parentId === null ? undefined : byId.get(category.parentId);
    (parent?.children ?? top).push(category);
  }
  const bySlug = new Map([...byId.values()].map((category) => [category.slug, category]));
  return { top, byId, bySlug, detailsById: new Map(rows.map((row) => [row.id, row])) };
}

/** Without hidden ones and what is below them: what menus and lists of categories show. */
export function visibleOf(tree: CategoryTree, categories: readonly Category[]): Category[] {
  return categories
    .filter(({ id }) => !tree.detailsById.get(id)?.isHidden)
    .map((category) => ({ ...category, children: visibleOf(tree, category.children) }));
}

/** All visible categories of the tree, each followed by those below it. */
export function listVisible(tree: CategoryTree): Category[] {
  const withThoseBelow = (category: Category): Category[] => [category, ...category.children.flatMap(withThoseBelow)];
  return visibleOf(tree, tree.top).flatMap(withThoseBelow);
}

/** Its own id and those of its descendants. */
export function withDescendants(category: Category): number[] {
  return [category.id, ...category.children.flatMap(withDescendants)];
}

/** The path from the top category to this one. */
export function lineageOf(tree: CategoryTree, id: number): Category[] {
  const lineage: Category[] = [];
  let category = tree.byId.get(id);
  while (category && !lineage.includes(category)) {
    lineage.unshift(category);
    category = category.parentId === null ? undefined : tree.byId.get(category.parentId);
  }
  return lineage;
}

/** How long a product of this category can be returned: as the closest category on its path says, or as usual. */
export function returnDaysIn(tree: CategoryTree, id: number, usual: number): number {
  const path = lineageOf(tree, id).map((category) => tree.detailsById.get(category.id)?.returnDays ?? null);
  return path.findLast((days) => days !== null) ?? usual;
}

/** Adds the counts of descendants to those of each category. */
export function addUp(tree: CategoryTree, counts: ReadonlyMap<number, number>): Map<number, number> {
  const sums = new Map<number, number>();
  const sum = (category: Category): number => {
    const whole = category.children.reduce((total, child) => total + sum(child), counts.get(category.id) ?? 0);
    sums.set(category.id, whole);
    return whole;
  };
  tree.top.forEach(sum);
  return sums;
}
