import { sql } from "drizzle-orm";
import { preparedSql } from "#db/prepared.ts";
import { readRows } from "#db/read-rows.ts";
import type { SearchContext } from "../search-engine.ts";
import { PART_BITS, type ProductRows, type VariantRows } from "./listing-columns.ts";

/** The range of parts that have products. */
export async function findPartRange(ctx: SearchContext): Promise<{ first: number; last: number } | null> {
  const rows = await readRows<{ first: number | null; last: number | null }>(
    ctx.db,
    sql`select min(product_id)::int as first, max(product_id)::int as last from listing_products`,
  );
  const { first, last } = rows[0]!;
  return first === null || last === null ? null : { first: first >> PART_BITS, last: last >> PART_BITS };
}

/** Transactions before this one have ended: later reads see what they wrote. */
export async function readOldestTransaction(ctx: SearchContext): Promise<number> {
  const rows = await readRows<{ oldest: number | string }>(
    ctx.db,
    sql`select pg_snapshot_xmin(pg_current_snapshot())::text::bigint as oldest`,
  );
  return Number(rows[0]!.oldest);
}

/** The parts changed since then; the change marker identifies a version of a part. */
export async function findChangedParts(
  ctx: SearchContext,
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
  ctx: SearchContext,
  first: number,
  last: number,
): Promise<{ products: ProductRows[]; variants: VariantRows[] }> {
  const [from, to] = [first << PART_BITS, ((last + 1) << PART_BITS) - 1];
  const products = await readRows<ProductRows>(
    ctx.db,
    sql`
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
  `,
  );
  const variants = await readRows<VariantRows>(
    ctx.db,
    sql`
    select color_id, value_ids as values, string_agg(int4send(product_id), '') as products,
      string_agg(float8send(price_minor), '') as prices, string_agg(substr(int4send(is_in_stock::int), 4), '') as stock
    from listing_variants where product_id between ${from}::int and ${to}::int group by color_id, value_ids
  `,
  );
  return { products, variants };
}
