import { sql } from "drizzle-orm";
import { preparedSql } from "#db/prepared.ts";
import type { Context } from "../../context.ts";
import { PART_BITS, type ProductRows, type VariantRows } from "./listing-columns.ts";

type Answer<Row> = { rows: Row[] };

/** The range of parts that have products. */
export async function findPartRange(ctx: Context): Promise<{ first: number; last: number } | null> {
  const { rows } = (await ctx.db.execute(
    sql`select min(product_id)::int as first, max(product_id)::int as last from listing_products`,
  )) as unknown as Answer<{ first: number | null; last: number | null }>;
  const { first, last } = rows[0]!;
  return first === null || last === null ? null : { first: first >> PART_BITS, last: last >> PART_BITS };
}

/** Transactions before this one have ended: later reads see what they wrote. */
export async function readOldestTransaction(ctx: Context): Promise<number> {
  const { rows } = (await ctx.db.execute(
    sql`select pg_snapshot_xmin(pg_current_snapshot())::text::bigint as oldest`,
  )) as unknown as Answer<{ oldest: number | string }>;
  return Number(rows[0]!.oldest);
}

/** The parts changed since then; the change marker identifies a version of a part. */
export async function findChangedParts(
  ctx: Context,
  since: number,
): Promise<{ oldest: number; changes: { part: number; mark: string }[] }> {
  const rows = await preparedSql<{ oldest: number | string; part: number | null; mark: string }>(
    ctx.db,
    "listing_changes_since",
    (value) => sql`
    select pg_snapshot_xmin(pg_current_snapshot())::text::bigint as oldest, c.part, max(c.changed_in) || ':' || sum(c.times) as mark
    from (select 1) as one left join listing_changes c on c.changed_in >= ${value("since")}::bigint group by c.part
  `,
  ).execute({ since });
  return {
    oldest: Number(rows[0]!.oldest),
    changes: rows.flatMap(({ part, mark }) => (part === null ? [] : [{ part, mark }])),
  };
}

/** A range of products with their variants, serialized into a few rows: one row each would dominate the cost. */
export async function readParts(
  ctx: Context,
  first: number,
  last: number,
): Promise<{ products: ProductRows[]; variants: VariantRows[] }> {
  const [from, to] = [first << PART_BITS, ((last + 1) << PART_BITS) - 1];
  const products = (await ctx.db.execute(sql`
    select choice_ids as choices,
      string_agg(int4send(product_id), '') as ids, string_agg(int4send(category_id), '') as categories,
      string_agg(int4send(coalesce(brand_id, 0)), '') as brands, string_agg(int4send(shop_id), '') as shops,
      string_agg(int4send(sales_count), '') as sales, string_agg(substr(int4send(rating_tenths), 4), '') as ratings,
      string_agg(substr(int4send(is_in_stock::int + is_on_offer::int * 2), 4), '') as flags,
      string_agg(float8send(price_minor), '') as prices,
      string_agg(float8send(coalesce(in_stock_price_minor, 'infinity'::float8)), '') as in_stock_prices,
      string_agg(float8send(coalesce(extract(epoch from offer_ends_at), 'infinity'::float8)), '') as offer_ends,
      string_agg(float8send(coalesce(extract(epoch from price_valid_until_at), 'infinity'::float8)), '') as price_ends,
      string_agg(float8send(extract(epoch from published_at)), '') as published
    from listing_products where product_id between ${from}::int and ${to}::int group by choice_ids
  `)) as unknown as Answer<ProductRows>;
  const variants = (await ctx.db.execute(sql`
    select color_id, value_ids as values, string_agg(int4send(product_id), '') as products,
      string_agg(float8send(price_minor), '') as prices, string_agg(substr(int4send(is_in_stock::int), 4), '') as stock
    from listing_variants where product_id between ${from}::int and ${to}::int group by color_id, value_ids
  `)) as unknown as Answer<VariantRows>;
  return { products: products.rows, variants: variants.rows };
}

/** Deletes all but the newest change marker of each part. */
export async function deleteOldMarks(ctx: Context): Promise<void> {
  await ctx.db.execute(sql`
    delete from listing_changes o using listing_changes n where n.part = o.part and n.changed_in > o.changed_in
  `);
}
