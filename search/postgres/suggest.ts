import { sql, type SQL } from "drizzle-orm";
import { readRows } from "#db/read-rows.ts";
import type { SearchContext, SearchTerm } from "../search-engine.ts";
import { textQuery } from "./conditions.ts";

/** Most prefixes match enough of the best sellers; any other is rare, so its index scan is short. */
const BEST_SELLERS = 600;
const MIN_PREFIX = 1;

type Wanted = { query: SQL; namesQuery: SQL; variantsQuery: SQL; isInStock: boolean; limit: number };
type Row = { product_id: number; is_name: boolean };

/** Matches in the name first, then in name and variants; of these the best-selling products, sold-out ones last. */
export async function suggest(
  ctx: SearchContext,
  terms: readonly SearchTerm[],
  { isInStock, limit }: { isInStock: boolean; limit: number },
): Promise<number[]> {
  const [query, namesQuery, variantsQuery] = (["ABD", "A", "AD"] as const).map((weights) =>
    textQuery(terms, { weights, minPrefix: MIN_PREFIX }),
  ) as [SQL, SQL, SQL];
  const wanted = { query, namesQuery, variantsQuery, isInStock, limit };
  const popular = await findAmongBestSellers(ctx, wanted);
  const ofPopular = popular.filter(({ is_name }) => is_name);
  if (ofPopular.length >= wanted.limit) return idsOf(ofPopular).slice(0, wanted.limit);
  const named = await findNamed(ctx, wanted);
  if (named.length >= wanted.limit) return named;
  const others =
    popular.length >= wanted.limit ? idsOf(popular) : await findAny(ctx, { ...wanted, limit: wanted.limit * 2 });
  return [...new Set([...named, ...others])].slice(0, wanted.limit);
}

async function findAmongBestSellers(
  ctx: SearchContext,
  { query, namesQuery, variantsQuery, isInStock, limit }: Wanted,
) {
  return readRows<Row>(
    ctx.db,
    sql`
    select product_id, search_vector @@ ${namesQuery} as is_name from (
      select product_id, is_in_stock, sales_count, search_vector from listing_products where ${shown(isInStock)}
      order by sales_count desc, product_id desc limit ${BEST_SELLERS}
    ) as popular
    where search_vector @@ ${query}
    order by is_name desc, search_vector @@ ${variantsQuery} desc, is_in_stock desc, sales_count desc, product_id desc limit ${limit * 2}
  `,
  );
}

async function findNamed(ctx: SearchContext, { namesQuery, isInStock, limit }: Wanted): Promise<number[]> {
  return findSorted(
    ctx,
    sql`ts_filter(search_vector, '{a}') @@ ${namesQuery} and ${shown(isInStock)}`,
    sql`true`,
    limit,
  );
}

async function findAny(ctx: SearchContext, { query, variantsQuery, isInStock, limit }: Wanted): Promise<number[]> {
  return findSorted(
    ctx,
    sql`search_vector @@ ${query} and ${shown(isInStock)}`,
    sql`search_vector @@ ${variantsQuery}`,
    limit,
  );
}

/** Matches first, then sorts: in the reverse order the database would scan all products for a rare word. */
async function findSorted(ctx: SearchContext, conditions: SQL, isFirst: SQL, limit: number): Promise<number[]> {
  const rows = await readRows<Row>(
    ctx.db,
    sql`
    with found as materialized (
      select product_id, is_in_stock, sales_count, ${isFirst} as is_first from listing_products where ${conditions}
    )
    select product_id, true as is_name from found order by is_first desc, is_in_stock desc, sales_count desc, product_id desc limit ${limit}
  `,
  );
  return idsOf(rows);
}

function idsOf(rows: readonly Row[]): number[] {
  return rows.map((row) => row.product_id);
}

function shown(isInStock: boolean): SQL {
  return isInStock ? sql`is_in_stock` : sql`true`;
}
