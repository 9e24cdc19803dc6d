/** A category with its descendants, in the page's language. */
export type Category = {
  id: number;
  parentId: number | null;
  slug: string;
  name: string;
  image: string | null;
  children: Category[];
};

/** The whole tree, indexed for lookups. */
export type CategoryTree = {
  top: Category[];
  byId: ReadonlyMap<number, Category>;
  bySlug: ReadonlyMap<string, Category>;
};

export const CATEGORIES_TAG = "categories";

type CategoryRow = Omit<Category, "children">;

/** Rows are in display order. */
export function growTree(rows: readonly CategoryRow[]): CategoryTree {
  const byId = new Map(rows.map((row) => [row.id, { ...row, children: [] as Category[] }]));
  const top: Category[] = [];
  for (const category of byId.values()) {
    const parent = category.parentId === null ? undefined : byId.get(category.parentId);
    (parent?.children ?? top).push(category);
  }
  return { top, byId, bySlug: new Map([...byId.values()].map((category) => [category.slug, category])) };
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

/** The counts of single categories, plus those of their descendants. */
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
