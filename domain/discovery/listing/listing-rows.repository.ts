import { sql, type SQL } from "drizzle-orm";
import { readRows } from "#db/read-rows.ts";
import { intList } from "#db/list-parameter.ts";
import { preparedSql } from "#db/prepared.ts";
import type { Context } from "../../context.ts";
import { searchVector } from "./search-vector.repository.ts";
import { idArray, inScope, instant, isUsedUp, ruledPrice, type RefreshScope } from "./listing-scope.repository.ts";

export async function findProductIdRange(ctx: Context): Promise<{ first: number; last: number } | null> {
  const rows = await readRows<{ first: number | null; last: number | null }>(
    ctx.db,
    sql`select min(id)::int as first, max(id)::int as last from products`,
  );
  const { first, last } = rows[0]!;
  return first === null || last === null ? null : { first, last };
}

/** Products whose stored price has expired, oldest first. */
export async function findStaleProductIds(ctx: Context, max: number): Promise<number[]> {
  const rows = await readRows<{ product_id: number }>(
    ctx.db,
    sql`select product_id from listing_products where price_valid_until_at <= ${instant(ctx)} order by price_valid_until_at limit ${max}`,
  );
  return rows.map((row) => row.product_id);
}

/** Writes one row per visible variant. A changed price is recorded in `price_changes`, the first with the one before. */
export async function writeListingVariants(ctx: Context, scope: RefreshScope): Promise<void> {
  const now = instant(ctx);
  await ctx.db.execute(sql`
    with shown as materialized (
      select p.id, p.shop_id, p.category_id, p.brand_id, p.rating_tenths
      from products p join shops s on s.id = p.shop_id
      where p.status = 'published' and p.is_approved and s.status = 'approved' and ${inScope(scope, sql`p.id`)}
    ),
    ruled as (
      select v.id as variant_id, r.starts_at, r.ends_at, v.price_minor as own_minor,
        ${ruledPrice(sql`v.price_minor`)} as ruled_minor, r.starts_at <= ${now} and not ${isUsedUp()} as is_running
      from shown p
      join price_rules r on r.product_id = p.id and r.kind <> 'wholesale' and (r.ends_at is null or r.ends_at > ${now})
      join variants v on v.product_id = p.id and v.is_active and (r.variant_id is null or r.variant_id = v.id)
    ),
    reduced as (
      select variant_id,
        min(ruled_minor) filter (where is_running) as best_minor,
        min(starts_at) filter (where is_running and ruled_minor < own_minor) as since_at,
        min(case when starts_at > ${now} then starts_at else ends_at end) as valid_until_at,
        (array_agg(ends_at order by ruled_minor, ends_at desc nulls first) filter (where is_running))[1] as ends_at
      from ruled group by variant_id
    ),
    priced as materialized (
      select v.id as variant_id, v.product_id, p.shop_id, p.category_id, p.brand_id, p.rating_tenths, v.color_id,
        least(v.price_minor, r.best_minor) as price_minor,
        case when r.best_minor < v.price_minor then v.price_minor end as old_price_minor,
        case when r.best_minor < v.price_minor then coalesce((
          select min(c.price_minor) from (
            select price_minor from price_changes
            where variant_id = v.id and changed_at < r.since_at and changed_at > r.since_at - interval '30 days'
            union all
            (select price_minor from price_changes
              where variant_id = v.id and changed_at <= r.since_at - interval '30 days'
              order by changed_at desc, id desc limit 1)
          ) c
        ), v.price_minor) end as lowest_price_30_days_minor,
        r.valid_until_at as price_valid_until_at,
        case when r.best_minor < v.price_minor then r.ends_at end as offer_ends_at,
        coalesce(l.on_hand - l.allocated, 0) > 0 as is_in_stock,
        coalesce((select array_agg(w.attribute_value_id order by w.attribute_value_id) from variant_values w where w.variant_id = v.id), '{}') as value_ids
      from shown p
      join variants v on v.product_id = p.id and v.is_active
      left join stock_levels l on l.variant_id = v.id
      left join reduced r on r.variant_id = v.id
    ),
    gone as (
      delete from listing_variants o
      where ${inScope(scope, sql`o.product_id`)} and not exists (select from priced p where p.variant_id = o.variant_id)
    ),
    repriced as (select p.variant_id, p.product_id, p.price_minor, o.price_minor as before_minor from priced p
      join listing_variants o on o.variant_id = p.variant_id and o.price_minor <> p.price_minor),
    remembered as (
      insert into price_changes (variant_id, price_minor, changed_at)
      select r.variant_id, r.before_minor, least(o.published_at, ${now} - interval '1 second') from repriced r
      join products o on o.id = r.product_id and not exists (select from price_changes c where c.variant_id = r.variant_id)
      union all select variant_id, price_minor, ${now} from repriced
    )
    insert into listing_variants as o (${sql.raw(VARIANT_COLUMNS.join(", "))})
    select ${sql.raw(VARIANT_COLUMNS.join(", "))} from priced order by category_id, product_id
    on conflict (variant_id) do update set ${sql.raw(VARIANT_COLUMNS.map((name) => `${name} = excluded.${name}`).join(", "))}
    where (${sql.raw(VARIANT_COLUMNS.map((name) => `o.${name}`).join(", "))})
      is distinct from (${sql.raw(VARIANT_COLUMNS.map((name) => `excluded.${name}`).join(", "))})
  `);
}

const VARIANT_COLUMNS = [
  "variant_id",
  "product_id",
  "shop_id",
  "category_id",
  "brand_id",
  "color_id",
  "value_ids",
  "price_minor",
  "old_price_minor",
  "lowest_price_30_days_minor",
  "price_valid_until_at",
  "offer_ends_at",
  "is_in_stock",
  "rating_tenths",
];

/** Writes one row per visible product from its variants' rows, with its search terms. */
export async function writeListingProducts(ctx: Context, scope: RefreshScope): Promise<void> {
  await ctx.db.execute(sql`
    with recursive lineage(category_id, ancestor_id) as (
      select id, id from categories
      union all
      select l.category_id, c.parent_id from lineage l join categories c on c.id = l.ancestor_id where c.parent_id is not null
    ),
    category_words as (
      select l.category_id, string_agg(concat_ws(' ', c.name, t.names), ' ') as names
      from lineage l join categories c on c.id = l.ancestor_id
      left join (select category_id, string_agg(name, ' ') as names from category_translations group by category_id) t on t.category_id = c.id
      group by l.category_id
    ),
    choice_words as materialized (
      select -c.id as choice, concat_ws(' ', c.name, string_agg(t.name, ' ')) as names
      from colors c left join color_translations t on t.color_id = c.id group by c.id
      union all
      select a.id, concat_ws(' ', a.name, string_agg(t.name, ' '))
      from attribute_values a left join attribute_value_translations t on t.attribute_value_id = a.id group by a.id
    ),
    chosen as materialized (
      select k.product_id, array_agg(k.choice order by k.choice) as ids, string_agg(w.names, ' ' order by k.choice) as names
      from (
        select distinct o.product_id, choice
        from listing_variants o, unnest(array_append(o.value_ids, -o.color_id)) as choice
        where ${inScope(scope, sql`o.product_id`)} and choice is not null
      ) k
      join choice_words w on w.choice = k.choice
      group by k.product_id
    ),
    ${pricesOfProducts(ctx, scope)},
    computed as materialized (
      select m.*, p.sales_count, p.published_at, coalesce(k.ids, '{}') as choice_ids,
        ${searchVector()} as search_vector
      from prices m
      join products p on p.id = m.product_id
      join shops s on s.id = p.shop_id
      cross join lateral (
        select concat_ws(' ', p.name, (select string_agg(t.name, ' ') from product_translations t where t.product_id = p.id)) as names
      ) n
      left join chosen k on k.product_id = m.product_id
      left join brands b on b.id = p.brand_id and b.proposed_by_shop_id is null
      join category_words w on w.category_id = p.category_id
    ),
    gone as (
      delete from listing_products o
      where ${inScope(scope, sql`o.product_id`)} and not exists (select from computed c where c.product_id = o.product_id)
    )
    insert into listing_products as o (${sql.raw(PRODUCT_COLUMNS.join(", "))})
    select ${sql.raw(PRODUCT_COLUMNS.join(", "))} from computed order by category_id, product_id
    on conflict (product_id) do update set ${sql.raw(PRODUCT_COLUMNS.map((name) => `${name} = excluded.${name}`).join(", "))}
    where (${sql.raw(PRODUCT_COLUMNS.map((name) => `o.${name}`).join(", "))})
      is distinct from (${sql.raw(PRODUCT_COLUMNS.map((name) => `excluded.${name}`).join(", "))})
  `);
}

/** Writes only prices and stock, after a price rule started or ended; the search terms are unchanged. */
export async function writeListingPrices(ctx: Context, scope: RefreshScope): Promise<void> {
  await ctx.db.execute(sql`
    with ${pricesOfProducts(ctx, scope)},
    gone as (
      delete from listing_products o
      where ${inScope(scope, sql`o.product_id`)} and not exists (select from prices m where m.product_id = o.product_id)
    )
    update listing_products o set ${sql.raw(PRICE_COLUMNS.map((name) => `${name} = m.${name}`).join(", "))}
    from prices m where m.product_id = o.product_id
  `);
}

const PRICE_COLUMNS = [
  "lead_variant_id",
  "price_minor",
  "old_price_minor",
  "lowest_price_30_days_minor",
  "in_stock_price_minor",
  "price_valid_until_at",
  "is_on_offer",
  "offer_ends_at",
  "campaign_id",
  "deal_ends_at",
  "is_in_stock",
];

const PRODUCT_COLUMNS = [
  "product_id",
  "shop_id",
  "category_id",
  "brand_id",
  ...PRICE_COLUMNS,
  "choice_ids",
  "rating_tenths",
  "sales_count",
  "published_at",
  "search_vector",
];

/**
 * A product shows its cheapest variant; on a tie, the first one. It stays in its campaign even if all units at the
 * campaign's price are sold.
 */
function pricesOfProducts(ctx: Context, scope: RefreshScope): SQL {
  return sql`leads as (
      select distinct on (o.product_id) o.product_id, o.shop_id, o.category_id, o.brand_id, o.rating_tenths,
        o.variant_id as lead_variant_id, o.price_minor, o.old_price_minor, o.lowest_price_30_days_minor,
        o.old_price_minor is not null as is_on_offer, o.offer_ends_at
      from listing_variants o join variants v on v.id = o.variant_id
      where ${inScope(scope, sql`o.product_id`)}
      order by o.product_id, o.price_minor, v.position, o.variant_id
    ),
    sales as (
      select r.product_id, min(c.campaign_id) as campaign_id, max(r.ends_at) filter (where r.kind = 'daily_deal') as deal_ends_at
      from price_rules r left join campaign_products c on c.id = r.campaign_product_id
      where r.kind in ('campaign', 'daily_deal') and ${inScope(scope, sql`r.product_id`)}
        and r.starts_at <= ${instant(ctx)} and r.ends_at > ${instant(ctx)}
      group by r.product_id
    ),
    prices as (
      select leads.*, sales.campaign_id, sales.deal_ends_at, a.in_stock_price_minor, a.price_valid_until_at, a.is_in_stock
      from leads join (
        select product_id, min(price_minor) filter (where is_in_stock) as in_stock_price_minor,
          min(price_valid_until_at) as price_valid_until_at, bool_or(is_in_stock) as is_in_stock
        from listing_variants o where ${inScope(scope, sql`o.product_id`)} group by product_id
      ) a on a.product_id = leads.product_id
      left join sales on sales.product_id = leads.product_id
    )`;
}

/** Recounts all words; unused ones are deleted. */
export async function recountListingWords(ctx: Context): Promise<void> {
  await ctx.db.execute(sql`
    with counted as materialized (
      select word, ndoc as uses from ts_stat('select search_vector from listing_products')
      where length(word) between 3 and 40 and word !~ '^[0-9]+$'
    ),
    gone as (delete from listing_words o where not exists (select from counted c where c.word = o.word))
    insert into listing_words as o (word, uses) select word, uses from counted
    on conflict (word) do update set uses = excluded.uses where o.uses <> excluded.uses
  `);
}

/** Adds the words of some products; their counts are updated by the next recount. */
export async function addListingWords(ctx: Context, scope: RefreshScope): Promise<void> {
  await ctx.db.execute(sql`
    insert into listing_words (word, uses)
    select distinct word, 1 from listing_products o, unnest(tsvector_to_array(o.search_vector)) as word
    where ${inScope(scope, sql`o.product_id`)} and length(word) between 3 and 40 and word !~ '^[0-9]+$'
    on conflict (word) do nothing
  `);
}

/** Updates the planner's statistics for the new rows. */
export async function analyzeListings(ctx: Context): Promise<void> {
  for (const table of ["listing_products", "listing_variants", "listing_words"])
    await ctx.db.execute(sql.raw(`analyze ${table}`));
}

/** Not inside a transaction: enables index-only scans, and merges pending entries into the text index. */
export async function vacuumListings(ctx: Context): Promise<void> {
  for (const table of ["listing_products", "listing_variants", "listing_words"])
    await ctx.db.execute(sql.raw(`vacuum (analyze) ${table}`));
}

/** Only updates flags that flip; returns the products whose stock flag changed. */
export async function writeStockFlags(ctx: Context, variantIds: readonly number[]): Promise<number[]> {
  const rows = await preparedSql<{ product_id: number }>(
    ctx.db,
    "write_stock_flags",
    (value) => sql`
    update listing_variants o set is_in_stock = l.on_hand > l.allocated
    from stock_levels l
    where l.variant_id = o.variant_id and o.variant_id = any(${intList(value("ids"))}) and o.is_in_stock <> (l.on_hand > l.allocated)
    returning o.product_id`,
  ).execute({ ids: [...variantIds] });
  return [...new Set(rows.map((row) => row.product_id))];
}

export async function writeSalesCounts(ctx: Context, productIds: readonly number[]): Promise<void> {
  await ctx.db.execute(sql`
    update listing_products o set sales_count = p.sales_count
    from products p where p.id = o.product_id and p.id = any(${idArray(productIds)}::int[]) and p.sales_count <> o.sales_count
  `);
}

/** Deletes all but the newest change marker of each block of products. */
export async function deleteOldMarks(ctx: Context): Promise<void> {
  await ctx.db.execute(sql`
    delete from listing_changes o using listing_changes n where n.part = o.part and n.changed_in > o.changed_in
  `);
}
