/** The names of a category in one language. */
export type CategoryTexts = { name: string; description: string; seoTitle: string; seoDescription: string };

/** A category with everything that can be changed; in the order of the tree, `depth` 0 at the top. */
export type CategoryRecord = CategoryTexts & {
  id: number;
  parentId: number | null;
  depth: number;
  slug: string;
  image: string | null;
  icon: string | null;
  banner: string | null;
  /** Null: those of the category above it, or of the setting. */
  returnDays: number | null;
  isHidden: boolean;
  /** What its products usually differ in; those of the categories above it count too. */
  attributeIds: number[];
  /** In any state, without those in categories below it. */
  productsCount: number;
  /** Tax exceptions of this category, which are deleted with it. */
  taxExceptionsCount: number;
  translations: (CategoryTexts & { language: string })[];
  version: string;
};

type Changeable = Omit<CategoryRecord, "depth" | "version">;

/** What the version of a category is of: what its form shows. */
export function recordOfCategory(row: Changeable): Partial<Changeable> {
  const { id: _id, parentId: _parentId, productsCount: _products, taxExceptionsCount: _taxes, ...form } = row;
  return form;
}
