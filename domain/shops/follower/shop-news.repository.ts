import { sql, type SQL } from "drizzle-orm";
import { readMoney } from "#db/columns.ts";
import type { Context } from "../../context.ts";
import type { FollowedNews, NewsReader, NewsWindow } from "./shop-news.ts";

type Rows<Row> = { rows: Row[] };

const at = (instant: Date) => sql`${instant.toISOString()}::timestamptz`;

/**
 * Customers with a verified address who want news of shops, were sent none today, and follow a shop where something
 * happened since; in id order.
 */
export async function findNewsReaders(
  ctx: Context,
  { from, until, dayBegan }: NewsWindow,
  after: number,
  max: number,
): Promise<NewsReader[]> {
  const { rows } = (await ctx.db.execute(sql`
    with happened as materialized (
      select l.shop_id, max(l.published_at) as at from listing_products l
      where l.published_at > ${at(from)} and l.published_at <= ${at(until)} group by 1
      union all
      select v.shop_id, max(h.changed_at) from price_changes h join listing_variants v on v.variant_id = h.variant_id
      where h.changed_at > ${at(from)} and h.changed_at <= ${at(until)} group by 1
      union all
      select p.shop_id, max(r.starts_at) from price_rules r join products p on p.id = r.product_id
      where r.kind = 'campaign' and r.starts_at > ${at(from)} and r.starts_at <= ${at(until)} group by 1
    )
    select c.id as "customerId", c.first_name as name, c.email, c.language_code as "languageCode"
    from customers c left join shop_digests d on d.customer_id = c.id
    where c.id > ${after} and c.email_verified_at is not null and c.deleted_at is null
      and (d.covered_until_at is null or d.covered_until_at < ${at(dayBegan)})
      and not exists (select 1 from customer_topics t where t.customer_id = c.id and t.topic = 'shops'
        and not t.is_notified and not t.is_mailed)
      and exists (select 1 from shop_followers f join shops s on s.id = f.shop_id join happened n on n.shop_id = f.shop_id
        where f.customer_id = c.id and s.status = 'approved'
          and n.at > greatest(f.created_at, d.covered_until_at))
    order by c.id limit ${max}
  `)) as Rows<NewsReader>;
  return rows;
}

/** The news of the shops that the customer follows, since following or since the last message. */
export async function findNewsOf(
  ctx: Context,
  customerId: number,
  { from, until }: NewsWindow,
  max: number,
): Promise<FollowedNews> {
  const base = ctx.baseCurrency.code;
  const read = <Row extends object>(query: SQL) => readNews<Row>(ctx, { customerId, from, max }, query);
  const campaigns = await read<{ campaignId: number; productsCount: number }>(sql`
    select f.shop_id, g.id as "campaignId", count(*)::int as "productsCount",
      (row_number() over (partition by f.shop_id order by g.id))::int as place
    from followed f join products p on p.shop_id = f.shop_id join price_rules r on r.product_id = p.id
    join campaign_products j on j.id = r.campaign_product_id join campaigns g on g.id = j.campaign_id
    where r.kind = 'campaign' and r.starts_at > f.since and r.starts_at <= ${at(until)} and r.ends_at > ${at(until)}
    group by f.shop_id, g.id`);
  const products = await read<{ productId: number }>(sql`
    select f.shop_id, l.product_id as "productId",
      (row_number() over (partition by f.shop_id order by l.published_at desc, l.product_id))::int as place
    from followed f
    join listing_products l on l.shop_id = f.shop_id and l.published_at > f.since and l.published_at <= ${at(until)}`);
  // What a campaign made cheaper is sent as the campaign, and a new product only as new.
  const prices = await read<{ productId: number; beforeMinor: number; nowMinor: number }>(sql`
    select c.*, (row_number() over (partition by shop_id order by "beforeMinor" - "nowMinor" desc, "productId"))::int as place
    from (
      select distinct on (f.shop_id, v.product_id) f.shop_id, v.product_id as "productId",
        b.price_minor::float8 as "beforeMinor", v.price_minor::float8 as "nowMinor"
      from followed f
      join listing_products l on l.shop_id = f.shop_id and l.campaign_id is null and l.published_at <= f.since
      join listing_variants v on v.product_id = l.product_id join variants w on w.id = v.variant_id
      join lateral (select coalesce((select h.price_minor from price_changes h
        where h.variant_id = v.variant_id and h.changed_at <= f.since
        order by h.changed_at desc, h.id desc limit 1), w.price_minor) as price_minor) b on b.price_minor > v.price_minor
      where exists (select 1 from price_changes h where h.variant_id = v.variant_id
        and h.changed_at > f.since and h.changed_at <= ${at(until)})
      order by f.shop_id, v.product_id, b.price_minor - v.price_minor desc, v.variant_id
    ) c`);
  const counts = new Map<number, number>();
  for (const { shopId, place, total } of [...campaigns, ...products, ...prices])
    if (place === 1) counts.set(shopId, (counts.get(shopId) ?? 0) + total);
  return {
    news: [
      ...campaigns.map((row) => ({ kind: "campaign" as const, ...row })),
      ...products.map((row) => ({ kind: "product" as const, ...row })),
      ...prices.map(({ beforeMinor, nowMinor, ...row }) => ({
        kind: "price" as const,
        ...row,
        before: readMoney(beforeMinor, base),
        now: readMoney(nowMinor, base),
      })),
    ],
    counts,
  };
}

type Placed<Row> = Row & { shopId: number; place: number; total: number };

/** The first rows of each shop by `place`, with the number of all of them. */
async function readNews<Row extends object>(
  ctx: Context,
  { customerId, from, max }: { customerId: number; from: Date; max: number },
  query: SQL,
): Promise<Placed<Row>[]> {
  const { rows } = (await ctx.db.execute(sql`
    with followed as (
      select f.shop_id, greatest(f.created_at, d.covered_until_at, ${at(from)}) as since
      from shop_followers f join shops s on s.id = f.shop_id and s.status = 'approved'
      left join shop_digests d on d.customer_id = f.customer_id
      where f.customer_id = ${customerId}
    ),
    found as (${query})
    select * from (
      select n.*, n.shop_id as "shopId", (count(*) over (partition by n.shop_id))::int as total
      from found n
    ) n where n.place <= ${max} order by n.shop_id, n.place
  `)) as Rows<Placed<Row>>;
  return rows;
}

/** False if another process was first today. */
export async function claimDigest(ctx: Context, customerId: number, { until, dayBegan }: NewsWindow): Promise<boolean> {
  const { rows } = (await ctx.db.execute(sql`
    insert into shop_digests (customer_id, covered_until_at) values (${customerId}, ${at(until)})
    on conflict (customer_id) do update set covered_until_at = excluded.covered_until_at
      where shop_digests.covered_until_at < ${at(dayBegan)}
    returning customer_id
  `)) as Rows<unknown>;
  return rows.length > 0;
}

/** Title and address of campaigns, in a language. */
export async function findCampaignTitles(
  ctx: Context,
  ids: readonly number[],
  languageCode: string,
): Promise<Map<number, { title: string; slug: string }>> {
  if (ids.length === 0) return new Map();
  const { rows } = (await ctx.db.execute(sql`
    select g.id, g.slug, coalesce(t.title, g.title) as title from campaigns g
    left join campaign_translations t on t.campaign_id = g.id and t.language_code = ${languageCode}
    where g.id in (${sql.join(
      ids.map((id) => sql`${id}`),
      sql`, `,
    )})
  `)) as Rows<{ id: number; slug: string; title: string }>;
  return new Map(rows.map(({ id, ...campaign }) => [id, campaign]));
}
