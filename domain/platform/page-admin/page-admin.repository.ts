import { and, asc, desc, eq, ne, sql } from "drizzle-orm";
import { pages, pageTranslations, pageVersions } from "#db/schema/page.ts";
import type { Context } from "../../context.ts";
import type { PageForm, PageRow, PageTexts, PageTranslation } from "./page-admin.ts";

export type StoredPage = PageTexts & {
  slug: string;
  isPublished: boolean;
  publishAt: Date | null;
  isLegal: boolean;
  isInFooter: boolean;
};

export async function findPageRows(ctx: Context): Promise<PageRow[]> {
  const rows = await ctx.db
    .select({
      id: pages.id,
      slug: pages.slug,
      title: sql<string>`coalesce((select title from page_translations
        where page_id = pages.id and language_code = ${ctx.visitor.language.code}), ${pages.title})`,
      isPublished: pages.isPublished,
      publishAt: pages.publishAt,
      isLegal: pages.isLegal,
      isInFooter: pages.isInFooter,
      updatedAt: pages.updatedAt,
      languages: sql<string[]>`array(select language_code from page_translations where page_id = pages.id order by 1)`,
      versionsCount: sql<number>`(select count(*)::int from page_versions where page_id = pages.id)`,
    })
    .from(pages)
    .orderBy(asc(pages.position), asc(pages.id));
  return rows.map((row) => ({
    ...row,
    publishAt: row.publishAt?.toISOString() ?? null,
    updatedAt: row.updatedAt.toISOString(),
  }));
}

export async function getPageToChange(ctx: Context, id: number): Promise<PageForm | null> {
  const [page] = await ctx.db
    .select({
      id: pages.id,
      slug: pages.slug,
      title: pages.title,
      body: pages.body,
      description: pages.description,
      isPublished: pages.isPublished,
      publishAt: pages.publishAt,
      isLegal: pages.isLegal,
      isInFooter: pages.isInFooter,
    })
    .from(pages)
    .where(eq(pages.id, id));
  if (!page) return null;
  const translations = await ctx.db
    .select({
      languageCode: pageTranslations.languageCode,
      title: pageTranslations.title,
      body: pageTranslations.body,
      description: pageTranslations.description,
    })
    .from(pageTranslations)
    .where(eq(pageTranslations.pageId, id))
    .orderBy(asc(pageTranslations.languageCode));
  const versions = await ctx.db
    .select({
      id: pageVersions.id,
      title: pageVersions.title,
      savedBy: pageVersions.savedBy,
      createdAt: pageVersions.createdAt,
    })
    .from(pageVersions)
    .where(eq(pageVersions.pageId, id))
    .orderBy(desc(pageVersions.id))
    .limit(50);
  return {
    ...page,
    publishAt: page.publishAt?.toISOString() ?? null,
    translations,
    versions: versions.map((version) => ({ ...version, createdAt: version.createdAt.toISOString() })),
  };
}

/** Locks the page's row; the id of its latest version, null before the first. Undefined without such a page. */
export async function lockPage(ctx: Context, id: number): Promise<number | null | undefined> {
  const [row] = await ctx.db.select({ id: pages.id }).from(pages).where(eq(pages.id, id)).for("update");
  if (!row) return undefined;
  const [latest] = await ctx.db
    .select({ id: pageVersions.id })
    .from(pageVersions)
    .where(eq(pageVersions.pageId, id))
    .orderBy(desc(pageVersions.id))
    .limit(1);
  return latest?.id ?? null;
}

export async function isSlugTaken(ctx: Context, slug: string, exceptId: number | null): Promise<boolean> {
  const others = exceptId === null ? undefined : ne(pages.id, exceptId);
  return (await ctx.db.$count(pages, and(eq(pages.slug, slug), others))) > 0;
}

/** At the end of the footer. */
export async function insertPage(ctx: Context, page: StoredPage): Promise<number> {
  const [row] = await ctx.db
    .insert(pages)
    .values({
      ...page,
      position: sql`(select coalesce(max(position), 0) + 1 from ${pages})`,
      updatedAt: ctx.now(),
    })
    .returning({ id: pages.id });
  return row!.id;
}

export async function updatePage(ctx: Context, id: number, page: Partial<StoredPage>): Promise<void> {
  await ctx.db
    .update(pages)
    .set({ ...page, updatedAt: ctx.now() })
    .where(eq(pages.id, id));
}

export async function deletePage(ctx: Context, id: number): Promise<void> {
  await ctx.db.delete(pages).where(eq(pages.id, id));
}

export async function replaceTranslations(ctx: Context, id: number, texts: readonly PageTranslation[]): Promise<void> {
  await ctx.db.delete(pageTranslations).where(eq(pageTranslations.pageId, id));
  if (texts.length > 0) await ctx.db.insert(pageTranslations).values(texts.map((each) => ({ pageId: id, ...each })));
}

export async function insertVersion(
  ctx: Context,
  version: PageTexts & { pageId: number; translations: PageTranslation[]; isLegal: boolean; savedBy: string },
): Promise<void> {
  await ctx.db.insert(pageVersions).values({ ...version, createdAt: ctx.now() });
}

/** Whether purchases may refer to a version of the page. */
export async function hasLegalVersion(ctx: Context, pageId: number): Promise<boolean> {
  return (await ctx.db.$count(pageVersions, and(eq(pageVersions.pageId, pageId), eq(pageVersions.isLegal, true)))) > 0;
}

export async function getVersion(
  ctx: Context,
  id: number,
): Promise<(PageTexts & { pageId: number; translations: PageTranslation[] }) | null> {
  const [row] = await ctx.db
    .select({
      pageId: pageVersions.pageId,
      title: pageVersions.title,
      body: pageVersions.body,
      description: pageVersions.description,
      translations: pageVersions.translations,
    })
    .from(pageVersions)
    .where(eq(pageVersions.id, id));
  return row ?? null;
}
