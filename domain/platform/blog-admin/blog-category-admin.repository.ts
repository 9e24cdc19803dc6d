import { asc, inArray } from "drizzle-orm";
import { blogCategories, blogCategoryTranslations } from "#db/schema/blog.ts";
import type { Context } from "../../context.ts";
import type { BlogCategoryForm } from "./blog-admin.ts";

export async function findCategoryForms(ctx: Context): Promise<BlogCategoryForm[]> {
  const [rows, translations] = await Promise.all([
    ctx.db.select().from(blogCategories).orderBy(asc(blogCategories.position), asc(blogCategories.id)),
    ctx.db.select().from(blogCategoryTranslations).orderBy(asc(blogCategoryTranslations.languageCode)),
  ]);
  return rows.map(({ id, slug, name }) => ({
    id,
    slug,
    name,
    translations: translations
      .filter(({ categoryId }) => categoryId === id)
      .map(({ languageCode, name: translated }) => ({ languageCode, name: translated })),
  }));
}

type StoredCategory = Omit<BlogCategoryForm, "id"> & { id: number | null };

/** Replaces the categories by these, in this order; posts of removed ones lose their category. */
export async function replaceCategories(ctx: Context, wanted: readonly StoredCategory[]): Promise<void> {
  const known = await ctx.db.select({ id: blogCategories.id }).from(blogCategories).for("update");
  const kept = new Set(wanted.map(({ id }) => id));
  const removed = known.map(({ id }) => id).filter((id) => !kept.has(id));
  if (removed.length > 0) await ctx.db.delete(blogCategories).where(inArray(blogCategories.id, removed));
  await ctx.db.delete(blogCategoryTranslations);
  const ids = new Set(known.map(({ id }) => id));
  // Two categories may swap their slugs, which are unique.
  const places = wanted.map((category, position) => ({ ...category, position }));
  const stay = places.filter(({ id }) => id !== null && ids.has(id));
  for (const { id, position } of stay) await updateCategory(ctx, id!, { slug: `swapped-${id}`, position });
  for (const { id, slug, name, position, translations } of places) {
    const isKnown = id !== null && ids.has(id);
    if (isKnown) await updateCategory(ctx, id, { slug, name });
    const categoryId = isKnown ? id : await insertCategory(ctx, { slug, name, position });
    if (translations.length > 0)
      await ctx.db.insert(blogCategoryTranslations).values(translations.map((each) => ({ categoryId, ...each })));
  }
}

async function updateCategory(
  ctx: Context,
  id: number,
  change: { slug: string; name?: string; position?: number },
): Promise<void> {
  await ctx.db
    .update(blogCategories)
    .set(change)
    .where(inArray(blogCategories.id, [id]));
}

async function insertCategory(
  ctx: Context,
  category: { slug: string; name: string; position: number },
): Promise<number> {
  const [row] = await ctx.db.insert(blogCategories).values(category).returning({ id: blogCategories.id });
  return row!.id;
}
