import { eq, sql, type SQL } from "drizzle-orm";
import { type ListRange, listReads } from "#db/list-reads.ts";
import { escapeLike, type ListSql } from "#db/list-sql.ts";
import { mediaFiles } from "#db/schema/media.ts";
import type { Context } from "../../context.ts";
import type { MediaChange } from "./media.input.ts";
import { versionOf } from "../../record-version.ts";
import { recordOfMedia, type MediaOwner, type MediaRecord, type MediaUse } from "./media.ts";

const MAX_USES = 5;

export async function insertMedia(
  ctx: Context,
  media: { file: string; shopId: number | null; name: string; byteCount: number },
): Promise<void> {
  await ctx.db.insert(mediaFiles).values({ ...media, createdAt: ctx.now() });
}

/** Those of a shop; the operator's are those of all. */
export function mediaReads(ctx: Context, owner: MediaOwner) {
  return listReads(ctx.db, {
    list: LIST,
    scope: isTheirs(owner),
    rows: (range) => select(ctx, range),
    matching: (where) => sql`select m.id from media_files m where ${where ?? sql`true`}`,
  });
}

type LockedMedia = Pick<MediaRecord, "id" | "file" | "name" | "alt" | "focus">;

/** Null for one of another shop. */
export async function lockMedia(ctx: Context, owner: MediaOwner, id: number): Promise<LockedMedia | null> {
  const { rows } = (await ctx.db.execute(
    sql`select m.id, m.file, m.name, m.alt, m.focus from media_files m where m.id = ${id} and ${isTheirs(owner)} for update`,
  )) as { rows: LockedMedia[] };
  return rows[0] ?? null;
}

export async function updateMedia(ctx: Context, id: number, { name, alt, focus }: MediaChange): Promise<void> {
  await ctx.db
    .update(mediaFiles)
    .set({ name, alt, ...(focus !== undefined && { focus }) })
    .where(eq(mediaFiles.id, id));
}

export async function deleteMedia(ctx: Context, id: number): Promise<void> {
  await ctx.db.delete(mediaFiles).where(eq(mediaFiles.id, id));
}

/** Whether anything would lose its image, including orders, versions, pending changes and drafts. */
export async function isNeeded(ctx: Context, file: string): Promise<boolean> {
  const picture = sql`${JSON.stringify([{ file }])}::jsonb`;
  const { rows } = (await ctx.db.execute(sql`select (
    ${isShown(sql`${file}`)}
    or exists (select from order_lines l where l.image = ${file})
    or exists (select from videos v where v.poster = ${file})
    or exists (select from shops s where s.logo = ${file} or s.banner = ${file})
    or exists (select from page_versions v where strpos(v.body || v.translations::text, '/img/960/' || ${file}::text) > 0)
    or exists (select from product_versions h where h.content->'pictures' @> ${picture})
    or exists (select from product_changes c where c.content->'pictures' @> ${picture})
    or exists (select from product_drafts d where d.content->'pictures' @> ${picture})
  ) as needed`)) as { rows: { needed: boolean }[] };
  return rows[0]!.needed;
}

const isTheirs = (owner: MediaOwner): SQL => (owner.kind === "operator" ? sql`true` : sql`m.shop_id = ${owner.shopId}`);

/** Where the image is shown: kind, id and name. */
const usesOf = (file: SQL): SQL => sql`
  select 'product' as kind, p.id, p.name from products p where p.images @> array[${file}]::text[]
  union select 'product', p.id, p.name from variants v join products p on p.id = v.product_id where v.image = ${file}
  union all select 'brand', b.id, b.name from brands b where b.logo = ${file}
  union all select 'category', c.id, c.name from categories c where ${file} in (c.image, c.icon, c.banner)
  union all select 'slide', s.id, s.title from sliders s where ${file} in (s.image, s.phone_image)
    or exists (select from slider_translations l where l.slider_id = s.id and ${file} in (l.image, l.phone_image))
  union all select 'banner', n.id, n.title from banners n where ${file} in (n.image, n.phone_image)
    or exists (select from banner_translations l where l.banner_id = n.id and ${file} in (l.image, l.phone_image))
  union all select 'campaign', g.id, g.title from campaigns g where ${file} in (g.banner, g.phone_banner)
  union all select 'post', t.id, t.title from blog_posts t where t.cover = ${file} or ${isIn(file, sql`t.body`)}
    or exists (select from blog_post_translations l where l.post_id = t.id and ${isIn(file, sql`l.body`)})
  union all select 'page', e.id, e.title from pages e where ${isIn(file, sql`e.body`)}
    or exists (select from page_translations l where l.page_id = e.id and ${isIn(file, sql`l.body`)})`;

const isIn = (file: SQL, body: SQL): SQL => sql`strpos(${body}, '/img/960/' || ${file}::text || '"') > 0`;

const isShown = (file: SQL): SQL => sql`exists (${usesOf(file)})`;

const LIST: ListSql = {
  id: sql`m.id`,
  sorts: { added: sql`m.created_at`, name: sql`lower(m.name)`, size: sql`coalesce(m.byte_count, 0)` },
  filters: {
    used: {
      condition: ({ values }) => (values.includes("yes") ? isShown(sql`m.file`) : sql`not ${isShown(sql`m.file`)}`),
    },
    alt: { condition: ({ values }) => (values.includes("missing") ? sql`m.alt = ''` : sql`m.alt <> ''`) },
    added: { instant: sql`m.created_at` },
    shop: { word: sql`m.shop_id::text` },
  },
  search: (text) => sql`(fold_text(m.name || ' ' || m.alt) like fold_text(${`%${escapeLike(text)}%`})
    or exists (select from products p where p.images @> array[m.file] and fold_text(p.name) like fold_text(${`%${escapeLike(text)}%`})))`,
};

type Row = Omit<MediaRecord, "shop" | "createdAt" | "version"> & {
  shopId: number | null;
  shopName: string | null;
  added: string;
};

async function select(ctx: Context, { where, orderBy, limit, offset }: ListRange): Promise<MediaRecord[]> {
  const { rows } = (await ctx.db.execute(sql`
    select m.id, m.file, m.name, m.alt, m.focus, m.byte_count as "byteCount", s.id as "shopId", s.name as "shopName",
      to_json(m.created_at) #>> '{}' as added,
      (select count(*)::int from (${usesOf(sql`m.file`)}) u) as "usesCount",
      coalesce((select json_agg(u) from (${usesOf(sql`m.file`)} limit ${MAX_USES}) u), '[]') as uses
    from media_files m left join shops s on s.id = m.shop_id
    where ${where ?? sql`true`}
    order by ${sql.join(orderBy, sql`, `)} limit ${limit} offset ${offset}`)) as {
    rows: (Row & { uses: MediaUse[] })[];
  };
  return rows.map(({ shopId, shopName, added, ...row }) => ({
    ...row,
    shop: shopId === null ? null : { id: shopId, name: shopName ?? "" },
    createdAt: new Date(added).toISOString(),
    version: versionOf(recordOfMedia(row)),
  }));
}
