import { and, asc, eq, gt, sql } from "drizzle-orm";
import { escapeLike } from "#db/list-sql.ts";
import { isPageShown } from "#db/shown-pages.ts";
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
    .where(and(eq(pages.slug, slug), isPageShown(ctx)));
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
    .where(and(eq(pages.isInFooter, true), isPageShown(ctx)))
    .orderBy(asc(pages.position), asc(pages.id));
}

export function findOtherPages(ctx: Context): Promise<PageLink[]> {
  return ctx.db
    .select({ id: pages.id, slug: pages.slug, title: pages.title })
    .from(pages)
    .where(and(eq(pages.isLegal, false), isPageShown(ctx)))
    .orderBy(asc(pages.title));
}

const MAX_FOUND = 5;

export function findPagesByTitle(ctx: Context, typed: string): Promise<PageLink[]> {
  const title = sql<string>`coalesce(${pageTranslations.title}, ${pages.title})`;
  return ctx.db
    .select({ id: pages.id, slug: pages.slug, title })
    .from(pages)
    .leftJoin(pageTranslations, translationOf(ctx))
    .where(and(isPageShown(ctx), sql`fold_text(${title}) like fold_text(${`%${escapeLike(typed)}%`})`))
    .orderBy(asc(pages.position), asc(pages.id))
    .limit(MAX_FOUND);
}

/** When scheduled pages appear, the next first. */
export async function findPublishInstants(ctx: Context): Promise<string[]> {
  const rows = await ctx.db
    .select({ publishAt: pages.publishAt })
    .from(pages)
    .where(and(eq(pages.isPublished, true), gt(pages.publishAt, ctx.now())))
    .orderBy(asc(pages.publishAt));
  return rows.flatMap(({ publishAt }) => publishAt?.toISOString() ?? []);
}

function translationOf(ctx: Context) {
  return and(eq(pageTranslations.pageId, pages.id), eq(pageTranslations.languageCode, ctx.visitor.language.code));
}
