import { and, asc, eq, inArray, isNull, ne, sql } from "drizzle-orm";
import { attributes } from "#db/schema/attribute.ts";
import { categories, categoryAttributes, categoryTranslations } from "#db/schema/category.ts";
import { homeComponents } from "#db/schema/home.ts";
import { products } from "#db/schema/product.ts";
import { slugChanges } from "#db/schema/slug-change.ts";
import { specificationTemplates } from "#db/schema/specification-template.ts";
import type { Context } from "../../context.ts";
import type { CategoryRecord, CategoryTexts } from "./category-admin.ts";

export type CategoryToSave = CategoryTexts & {
  slug: string;
  image: string | null;
  icon?: string | null;
  banner?: string | null;
  returnDays?: number | null;
  isHidden: boolean;
};
/** Absent: existing ones stay. */
export type AttributesToSave = readonly number[] | undefined;
/** `languages`: only translations into these are replaced. */
export type TranslationsToSave = { languages: string[]; texts: (CategoryTexts & { languageCode: string })[] };

type Row = Omit<CategoryRecord, "depth" | "version">;

/** Siblings in their order; `id`: only this one. */
export async function findCategoryRecords(ctx: Context, id?: number): Promise<Row[]> {
  const rows = await ctx.db
    .select({
      id: categories.id,
      parentId: categories.parentId,
      slug: categories.slug,
      name: categories.name,
      description: categories.description,
      seoTitle: categories.seoTitle,
      seoDescription: categories.seoDescription,
      image: categories.image,
      icon: categories.icon,
      banner: categories.banner,
      returnDays: categories.returnDays,
      isHidden: categories.isHidden,
      attributeIds: sql<number[]>`coalesce((select array_agg(a.attribute_id order by a.attribute_id)
        from category_attributes a where a.category_id = categories.id), '{}')`,
      productsCount: sql<number>`(select count(*)::int from products p where p.category_id = categories.id)`,
      taxExceptionsCount: sql<number>`(select count(*)::int from tax_exceptions e where e.category_id = categories.id)`,
    })
    .from(categories)
    .where(id === undefined ? undefined : eq(categories.id, id))
    .orderBy(asc(categories.position), asc(categories.id));
  const translations = Map.groupBy(
    await ctx.db
      .select({
        categoryId: categoryTranslations.categoryId,
        language: categoryTranslations.languageCode,
        name: categoryTranslations.name,
        description: categoryTranslations.description,
        seoTitle: categoryTranslations.seoTitle,
        seoDescription: categoryTranslations.seoDescription,
      })
      .from(categoryTranslations)
      .where(id === undefined ? undefined : eq(categoryTranslations.categoryId, id))
      .orderBy(asc(categoryTranslations.languageCode)),
    ({ categoryId }) => categoryId,
  );
  return rows.map((row) => ({
    ...row,
    translations: (translations.get(row.id) ?? []).map(({ categoryId: _id, ...texts }) => texts),
  }));
}

export type KnownCategory = { id: number; parentId: number | null; slug: string; name: string };

/** Locks the whole tree until the transaction ends: concurrent moves could create a cycle. */
export async function lockCategories(ctx: Context): Promise<KnownCategory[]> {
  return ctx.db
    .select({ id: categories.id, parentId: categories.parentId, slug: categories.slug, name: categories.name })
    .from(categories)
    .orderBy(asc(categories.position), asc(categories.id))
    .for("update");
}

export async function isSlugTaken(ctx: Context, id: number | null, slug: string): Promise<boolean> {
  const isOther = id === null ? undefined : ne(categories.id, id);
  return (await ctx.db.$count(categories, and(eq(categories.slug, slug), isOther))) > 0;
}

export async function insertCategory(
  ctx: Context,
  parentId: number | null,
  category: CategoryToSave,
  translations: TranslationsToSave,
  attributeIds: AttributesToSave,
): Promise<number> {
  const rows = await ctx.db
    .insert(categories)
    .values({
      parentId,
      ...category,
      position: sql`(select coalesce(max(c.position) + 1, 0) from categories c where c.parent_id is not distinct from ${parentId}::int)`,
    })
    .returning({ id: categories.id });
  const { id } = rows[0]!;
  await setTranslations(ctx, id, translations);
  await setAttributes(ctx, id, attributeIds);
  return id;
}

export async function updateCategory(
  ctx: Context,
  id: number,
  category: CategoryToSave,
  translations: TranslationsToSave,
  attributeIds: AttributesToSave,
): Promise<void> {
  await ctx.db.update(categories).set(category).where(eq(categories.id, id));
  await setTranslations(ctx, id, translations);
  await setAttributes(ctx, id, attributeIds);
}

/** Unknown ones are left out. */
async function setAttributes(ctx: Context, categoryId: number, attributeIds: AttributesToSave): Promise<void> {
  if (attributeIds === undefined) return;
  await ctx.db.delete(categoryAttributes).where(eq(categoryAttributes.categoryId, categoryId));
  const known = await ctx.db
    .select({ attributeId: attributes.id })
    .from(attributes)
    .where(inArray(attributes.id, [...attributeIds]));
  if (known.length > 0)
    await ctx.db.insert(categoryAttributes).values(known.map(({ attributeId }) => ({ categoryId, attributeId })));
}

/** Makes these the children of a category, in this order. */
export async function setChildren(ctx: Context, parentId: number | null, ids: readonly number[]): Promise<void> {
  for (const [position, id] of ids.entries())
    await ctx.db.update(categories).set({ parentId, position }).where(eq(categories.id, id));
}

export async function findProductIds(ctx: Context, categoryIds: readonly number[]): Promise<number[]> {
  const rows = await ctx.db
    .select({ id: products.id })
    .from(products)
    .where(inArray(products.categoryId, [...categoryIds]))
    .orderBy(asc(products.id));
  return rows.map(({ id }) => id);
}

export async function moveProducts(ctx: Context, from: number, to: number): Promise<void> {
  await ctx.db
    .update(products)
    .set({ categoryId: to, revision: sql`${products.revision} + 1`, updatedAt: ctx.now() })
    .where(eq(products.categoryId, from));
}

/** Sections of the home page that show the one category show the other. */
export async function moveHomeSections(ctx: Context, from: number, to: number): Promise<void> {
  await ctx.db
    .update(homeComponents)
    .set({ options: sql`jsonb_set(${homeComponents.options}, '{categoryId}', to_jsonb(${to}::int))` })
    .where(sql`(${homeComponents.options} ->> 'categoryId')::int = ${from}`);
}

/** Redirects its addresses to `into` from now on; null: they become invalid. */
export async function deleteCategoryRow(ctx: Context, id: number, into: number | null): Promise<void> {
  if (into !== null)
    await ctx.db
      .update(slugChanges)
      .set({ subjectId: into })
      .where(and(eq(slugChanges.subject, "category"), eq(slugChanges.subjectId, id)));
  const [deleted] = await ctx.db.delete(categories).where(eq(categories.id, id)).returning({ slug: categories.slug });
  if (deleted === undefined || into === null) return;
  await ctx.db
    .update(slugChanges)
    .set({ subjectId: into })
    .where(and(eq(slugChanges.subject, "category"), eq(slugChanges.slug, deleted.slug), isNull(slugChanges.subjectId)));
}

async function setTranslations(ctx: Context, categoryId: number, { languages, texts }: TranslationsToSave) {
  await ctx.db
    .delete(categoryTranslations)
    .where(and(eq(categoryTranslations.categoryId, categoryId), inArray(categoryTranslations.languageCode, languages)));
  if (texts.length > 0)
    await ctx.db.insert(categoryTranslations).values(texts.map((each) => ({ categoryId, ...each })));
}

/** Templates of specifications for the one category are for the other. */
export async function moveCategoryTemplates(ctx: Context, from: number, to: number): Promise<void> {
  await ctx.db
    .update(specificationTemplates)
    .set({ categoryId: to })
    .where(eq(specificationTemplates.categoryId, from));
}
