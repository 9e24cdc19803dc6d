import { sql, type SQL } from "drizzle-orm";
import type { Context } from "../../context.ts";
import type { ShopCard, ShopDetails, ShopSort } from "./shop.ts";

/** The query of the list with its category resolved. */
export type ShopFilter = {
  words: readonly string[];
  ratingTenths: number | null;
  categoryId: number | null;
  isOpen: boolean;
};

/** One page of the shops that sell something, in index order. */
export async function findShopPageRows(
  ctx: Context,
  filter: ShopFilter,
  sort: ShopSort,
  limit: number,
  offset: number,
): Promise<ShopCard[]> {
  const { rows } = (await ctx.db.execute(sql`
    select ${CARD_COLUMNS}
    from shops s join shop_figures f on f.shop_id = s.id ${translationOf(ctx)}
    where ${conditions(ctx, filter)}
    order by ${ORDERS[sort]}
    limit ${limit} offset ${offset}
  `)) as { rows: CardRow[] };
  return rows.map((row) => presentCard(ctx, row));
}

export async function countShopRows(ctx: Context, filter: ShopFilter): Promise<number> {
  const { rows } = (await ctx.db.execute(sql`
    select count(*)::int as total from shops s join shop_figures f on f.shop_id = s.id where ${conditions(ctx, filter)}
  `)) as { rows: { total: number }[] };
  return rows[0]!.total;
}

/** When the next shop leaves for its holiday, or returns from it. */
export async function findNextHolidayEdge(ctx: Context): Promise<Date | null> {
  const { rows } = (await ctx.db.execute(sql`
    select min(at) as next from shops, unnest(array[on_holiday_from_at, on_holiday_until_at]) at
    where at > ${ctx.now().toISOString()}::timestamptz
  `)) as { rows: { next: Date | string | null }[] };
  const next = rows[0]?.next ?? null;
  return next === null ? null : new Date(next);
}

/** Shops that sell now, by their ids, in no order. */
export async function findShopCardRows(ctx: Context, ids: readonly number[]): Promise<ShopCard[]> {
  const { rows } = (await ctx.db.execute(sql`
    select ${CARD_COLUMNS}
    from shops s left join shop_figures f on f.shop_id = s.id ${translationOf(ctx)}
    where s.id = any(${`{${ids.join(",")}}`}::int[]) and s.status = 'approved'
  `)) as { rows: CardRow[] };
  return rows.map((row) => presentCard(ctx, row));
}

/** A shop whatever its status. */
export async function findShopDetailsRow(
  ctx: Context,
  slug: string,
): Promise<{ status: string; shop: ShopDetails } | null> {
  const { rows } = (await ctx.db.execute(sql`
    select ${CARD_COLUMNS}, s.status, s.is_operator, s.created_at, coalesce(t.story, s.story) as story,
      coalesce(nullif(t.policies, ''), s.policies) as policies, s.opening_hours, s.holiday_message,
      array_remove(array[i.name, i.line1, nullif(i.line2, ''), trim(concat_ws(' ', i.postal_code, i.city)), nullif(i.state, ''),
        i.country_code, nullif(i.vat_number, '')], null) as imprint
    from shops s left join shop_figures f on f.shop_id = s.id left join shop_imprints i on i.shop_id = s.id ${translationOf(ctx)}
    where s.slug = ${slug}
  `)) as {
    rows: (CardRow & {
      status: string;
      is_operator: boolean;
      created_at: Date | string;
      story: string;
      policies: string;
      opening_hours: string;
      holiday_message: string;
      imprint: string[];
    })[];
  };
  const row = rows[0];
  if (!row) return null;
  const { story, policies, imprint, is_operator: isOperator, status } = row;
  const [openingHours, holidayMessage] = [row.opening_hours, row.holiday_message];
  const own = { story, policies, openingHours, holidayMessage, imprint, isOperator, joinedAt: isoOf(row.created_at) };
  return { status, shop: { ...presentCard(ctx, row), ...own } };
}

type CardRow = {
  id: number;
  slug: string;
  name: string;
  tagline: string;
  logo: string | null;
  banner: string | null;
  city: string;
  on_holiday_from_at: Date | string | null;
  on_holiday_until_at: Date | string | null;
  rating_tenths: number;
  reviews_count: number;
  products_count: number;
  followers_count: number;
};

const CARD_COLUMNS = sql`s.id, s.slug, s.name, coalesce(t.tagline, s.tagline) as tagline, s.logo, s.banner, coalesce(nullif(t.city, ''), s.city) as city, s.on_holiday_from_at, s.on_holiday_until_at,
  coalesce(f.rating_tenths, 0) as rating_tenths, coalesce(f.reviews_count, 0) as reviews_count,
  coalesce(f.products_count, 0) as products_count, coalesce(f.followers_count, 0) as followers_count`;

function translationOf(ctx: Context): SQL {
  return sql`left join shop_translations t on t.shop_id = s.id and t.language_code = ${ctx.visitor.language.code}`;
}

function conditions(ctx: Context, { words, ratingTenths, categoryId, isOpen }: ShopFilter): SQL {
  return sql.join(
    [
      sql`s.status = 'approved' and f.products_count > 0`,
      ...words.map((word) => sql`fold_text(s.name) like '%' || fold_text(${likePart(word)}) || '%'`),
      ...(ratingTenths === null ? [] : [sql`f.rating_tenths >= ${ratingTenths}`]),
      ...(categoryId === null ? [] : [sql`f.top_category_ids @> array[${categoryId}::int]`]),
      ...(isOpen
        ? [
            sql`(coalesce(s.on_holiday_until_at <= ${ctx.now().toISOString()}::timestamptz, true)
              or coalesce(s.on_holiday_from_at > ${ctx.now().toISOString()}::timestamptz, false))`,
          ]
        : []),
    ],
    sql` and `,
  );
}

/** Escapes typed text for LIKE. */
function likePart(word: string): string {
  return word.replace(/[\\%_]/g, "\\$&");
}

const ORDERS: Record<ShopSort, SQL> = {
  top_rated: sql`f.rating_tenths desc, f.reviews_count desc, f.shop_id desc`,
  most_followed: sql`f.followers_count desc, f.shop_id desc`,
  most_products: sql`f.products_count desc, f.shop_id desc`,
  newest: sql`s.created_at desc, s.id desc`,
  name: sql`fold_text(s.name), s.id`,
};

function presentCard(ctx: Context, row: CardRow): ShopCard {
  const until = row.on_holiday_until_at === null ? null : isoOf(row.on_holiday_until_at);
  const isBegun = row.on_holiday_from_at === null || isoOf(row.on_holiday_from_at) <= ctx.now().toISOString();
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    tagline: row.tagline,
    logo: row.logo,
    banner: row.banner,
    city: row.city,
    rating: row.rating_tenths / 10,
    reviewsCount: row.reviews_count,
    productsCount: row.products_count,
    followersCount: row.followers_count,
    onHolidayUntil: isBegun && until !== null && until > ctx.now().toISOString() ? until : null,
  };
}

function isoOf(instant: Date | string): string {
  return new Date(instant).toISOString();
}
