import { and, asc, eq, sql } from "drizzle-orm";
import { categories, categoryTranslations } from "#db/schema/category.ts";
import type { Context } from "../../context.ts";
import type { CategoryRow } from "./category.ts";

export function findCategoryRows(ctx: Context): Promise<CategoryRow[]> {
  return ctx.db
    .select({
      id: categories.id,
      parentId: categories.parentId,
      slug: categories.slug,
      name: sql<string>`coalesce(${categoryTranslations.name}, ${categories.name})`,
      image: categories.image,
      isHidden: categories.isHidden,
      icon: categories.icon,
      banner: categories.banner,
      returnDays: categories.returnDays,
      description: sql<string>`coalesce(nullif(${categoryTranslations.description}, ''), ${categories.description})`,
      seoTitle: sql<string>`coalesce(nullif(${categoryTranslations.seoTitle}, ''), ${categories.seoTitle})`,
      seoDescription: sql<string>`coalesce(nullif(${categoryTranslations.seoDescription}, ''), ${categories.seoDescription})`,
    })
    .from(categories)
    .leftJoin(
      categoryTranslations,
      and(
        eq(categoryTranslations.categoryId, categories.id),
        eq(categoryTranslations.languageCode, ctx.visitor.language.code),
      ),
    )
    .orderBy(asc(categories.position), asc(categories.id));
}
