import { and, asc, eq, sql } from "drizzle-orm";
import { pages, pageTranslations } from "#db/schema/page.ts";
import type { Context } from "../../context.ts";
import type { PageLink, StaticPage } from "./page.ts";

export async function getPageRow(ctx: Context, slug: string): Promise<StaticPage | null> {
  const rows = await ctx.db
    .select({
      id: pages.id,
      slug: pages.slug,
      title: sql<string>`coalesce(${pageTranslations.title}, ${pages.title})`,
      body: sql<string>`coalesce(${pageTranslations.body}, ${pages.body})`,
      description: sql<string>`coalesce(${pageTranslations.description}, ${pages.description})`,
      updatedAt: pages.updatedAt,
    })
    .from(pages)
    .leftJoin(pageTranslations, translationOf(ctx))
    .where(and(eq(pages.slug, slug), eq(pages.isPublished, true)));
  const row = rows[0];
  return row ? { ...row, updatedAt: row.updatedAt.toISOString() } : null;
}

export function findFooterPages(ctx: Context): Promise<PageLink[]> {
  return ctx.db
    .select({
      id: pages.id,
      slug: pages.slug,
      title: sql<string>`coalesce(${pageTranslations.title}, ${pages.title})`,
    })
    .from(pages)
    .leftJoin(pageTranslations, translationOf(ctx))
    .where(and(eq(pages.isInFooter, true), eq(pages.isPublished, true)))
    .orderBy(asc(pages.position), asc(pages.id));
}

export function findOtherPages(ctx: Context): Promise<PageLink[]> {
  return ctx.db
    .select({ id: pages.id, slug: pages.slug, title: pages.title })
    .from(pages)
    .where(and(eq(pages.isLegal, false), eq(pages.isPublished, true)))
    .orderBy(asc(pages.title));
}

function translationOf(ctx: Context) {
  return and(eq(pageTranslations.pageId, pages.id), eq(pageTranslations.languageCode, ctx.visitor.language.code));
}
