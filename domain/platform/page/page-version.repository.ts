import { eq, sql } from "drizzle-orm";
import { readRows } from "#db/read-rows.ts";
import { pages, pageVersions } from "#db/schema/page.ts";
import type { Context } from "../../context.ts";
import type { LegalPage } from "./page.ts";

/** Versions of legal pages whose texts no one has saved yet. */
export async function insertFirstVersions(ctx: Context): Promise<void> {
  await ctx.db.execute(sql`
    insert into ${pageVersions} (page_id, title, body, description, translations, is_legal, saved_by, created_at)
    select id, title, body, description, coalesce((
      select jsonb_agg(jsonb_build_object('languageCode', t.language_code, 'title', t.title, 'body', t.body,
        'description', t.description) order by t.language_code)
      from page_translations t where t.page_id = pages.id), '[]'), true, '', updated_at
    from ${pages} where is_legal and is_published
      and not exists (select from ${pageVersions} v where v.page_id = pages.id)`);
}

/** The latest version of each published legal page, with its title in the page's language. */
export async function findLegalVersions(ctx: Context): Promise<LegalPage[]> {
  const rows = await readRows<{ version_id: number; slug: string; title: string }>(
    ctx.db,
    sql`select v.id as version_id, p.slug, coalesce((
        select texts ->> 'title' from jsonb_array_elements(v.translations) texts
        where texts ->> 'languageCode' = ${ctx.visitor.language.code}), v.title) as title
      from ${pages} p, lateral (
        select id, title, translations from ${pageVersions} where page_id = p.id order by id desc limit 1) v
      where p.is_legal and p.is_published and (p.publish_at is null or p.publish_at <= ${ctx.now().toISOString()}::timestamptz)
      order by p.position, p.id`,
  );
  return rows.map(({ version_id: versionId, slug, title }) => ({ versionId, slug, title }));
}

export async function getVersionTexts(ctx: Context, id: number) {
  const [row] = await ctx.db
    .select({
      title: pageVersions.title,
      body: pageVersions.body,
      translations: pageVersions.translations,
      createdAt: pageVersions.createdAt,
    })
    .from(pageVersions)
    .where(eq(pageVersions.id, id));
  return row ?? null;
}
