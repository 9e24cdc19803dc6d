import { sql, type SQL } from "drizzle-orm";
import { readRows } from "#db/read-rows.ts";
import type { Context } from "../../context.ts";
import { THINGS_PER_FILE, type SitemapKind } from "./sitemap.ts";

type Kind = Exclude<SitemapKind, "screens">;
type Source = { from: SQL; id: SQL; slug: SQL; images: SQL; changedAt: SQL; shown: SQL };
type EntryRow = { id: number; slug: string; images: string[]; changedAt: Date | null };

/**
 * The files of a kind, by ranges of the visible ids, not by their number, so that a file stays the same when others
 * change.
 */
export async function findFileRows(ctx: Context, kind: Kind): Promise<{ number: number; changedAt: Date | null }[]> {
  const { from, id, shown } = sourceOf(ctx, kind);
  const newest = kind === "products" ? sql`max(l.published_at)` : sql`null`;
  const rows = await readRows<{ number: number; changed_at: string | Date | null }>(
    ctx.db,
    sql`select ((${id} - 1) / ${THINGS_PER_FILE}::int + 1)::int as number, ${newest} as changed_at
      from ${kind === "products" ? sql`listing_products l` : from} where ${shown} group by 1 order by 1`,
  );
  return rows.map((row) => ({ number: row.number, changedAt: readInstant(row.changed_at) }));
}

export async function findEntryRows(
  ctx: Context,
  kind: Kind,
  { after, last, limit }: { after: number; last: number; limit: number },
): Promise<EntryRow[]> {
  const { from, id, slug, images, changedAt, shown } = sourceOf(ctx, kind);
  const rows = await readRows<{ id: number; slug: string; images: string[]; changed_at: string | Date | null }>(
    ctx.db,
    sql`select ${id} as id, ${slug} as slug, ${images} as images, ${changedAt} as changed_at from ${from}
      where ${id} > ${after}::int and ${id} <= ${last}::int and ${shown} order by ${id} limit ${limit}::int`,
  );
  return rows.map((row) => ({ ...row, changedAt: readInstant(row.changed_at) }));
}

function sourceOf(ctx: Context, kind: Kind): Source {
  const now = sql`${ctx.now().toISOString()}::timestamptz`;
  const one = (column: SQL) => sql`array_remove(array[${column}], null)`;
  const plain = { id: sql`id`, slug: sql`slug`, changedAt: sql`null::timestamptz`, shown: sql`true` };
  switch (kind) {
    case "products":
      return {
        from: sql`listing_products l join products p on p.id = l.product_id`,
        id: sql`l.product_id`,
        slug: sql`p.slug`,
        images: sql`p.images`,
        changedAt: sql`greatest(l.published_at, (select max(c.changed_at) from price_changes c
          where c.variant_id = l.lead_variant_id and c.changed_at <= ${now}))`,
        shown: sql`true`,
      };
    case "categories":
      return { ...plain, from: sql`categories`, images: one(sql`image`) };
    case "brands":
      return { ...plain, from: sql`brands`, images: one(sql`logo`), shown: sql`proposed_by_shop_id is null` };
    case "shops":
      return { ...plain, from: sql`shops`, images: one(sql`banner`), shown: sql`status = 'approved'` };
    case "campaigns":
      return {
        ...plain,
        from: sql`campaigns`,
        images: one(sql`banner`),
        changedAt: sql`least(starts_at, ${now})`,
        shown: sql`status = 'published' and ends_at > ${now}`,
      };
    case "pages":
      return {
        ...plain,
        from: sql`pages`,
        images: sql`'{}'::text[]`,
        changedAt: sql`updated_at`,
        shown: sql`is_published and (publish_at is null or publish_at <= now())`,
      };
    case "blogs":
      return {
        ...plain,
        from: sql`blog_posts`,
        images: one(sql`cover`),
        changedAt: sql`greatest(published_at, updated_at)`,
        shown: sql`published_at <= ${now}`,
      };
    case "video-shopping":
      return {
        from: sql`videos v join shops s on s.id = v.shop_id and s.status = 'approved'`,
        id: sql`v.id`,
        slug: sql`v.slug`,
        images: one(sql`nullif(v.poster, '')`),
        changedAt: sql`v.published_at`,
        shown: sql`v.published_at <= ${now} and v.hidden_at is null`,
      };
    case "category-blogs":
      return {
        ...plain,
        from: sql`blog_categories`,
        images: sql`'{}'::text[]`,
        shown: sql`exists (select from blog_posts p where p.category_id = blog_categories.id and p.published_at <= ${now})`,
      };
  }
}

const readInstant = (instant: string | Date | null) => (instant === null ? null : new Date(instant));
