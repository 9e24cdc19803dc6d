import { sql, type SQL } from "drizzle-orm";
import type { Context } from "../../context.ts";

/** Most prefixes match enough of the best sellers; any other is rare, so its index scan is short. */
const BEST_SELLERS = 600;

type Wanted = { query: string; namesQuery: string; variantsQuery: string; isInStock: boolean; limit: number };
type Answer = { rows: { product_id: number; is_name: boolean }[] };

/**
 * The best-selling products that match a text query: matches in the name first, then in name and variants; sold-out
 * ones last.
 */
export async function suggestIds(ctx: Context, wanted: Wanted): Promise<number[]> {
  const popular = await findAmongBestSellers(ctx, wanted);
  const ofPopular = popular.filter(({ is_name }) => is_name);
  if (ofPopular.length >= wanted.limit) return idsOf(ofPopular).slice(0, wanted.limit);
  const named = await findNamed(ctx, wanted);
  if (named.length >= wanted.limit) return named;
  const others =
    popular.length >= wanted.limit ? idsOf(popular) : await findAny(ctx, { ...wanted, limit: wanted.limit * 2 });
  return [...new Set([...named, ...others])].slice(0, wanted.limit);
}

async function findAmongBestSellers(ctx: Context, { query, namesQuery, variantsQuery, isInStock, limit }: Wanted) {
  const { rows } = (await ctx.db.execute(sql`
    select product_id, search_vector @@ ${textQuery(namesQuery)} as is_name from (
      select product_id, is_in_stock, sales_count, search_vector from listing_products where ${shown(isInStock)}
      order by sales_count desc, product_id desc limit ${BEST_SELLERS}
    ) as popular
    where search_vector @@ ${textQuery(query)}
    order by is_name desc, search_vector @@ ${textQuery(variantsQuery)} desc, is_in_stock desc, sales_count desc, product_id desc limit ${limit * 2}
  `)) as unknown as Answer;
  return rows;
}

async function findNamed(ctx: Context, { namesQuery, isInStock, limit }: Wanted): Promise<number[]> {
  return findSorted(
    ctx,
    sql`ts_filter(search_vector, '{a}') @@ ${textQuery(namesQuery)} and ${shown(isInStock)}`,
    sql`true`,
    limit,
  );
}

async function findAny(ctx: Context, { query, variantsQuery, isInStock, limit }: Wanted): Promise<number[]> {
  return findSorted(
    ctx,
    sql`search_vector @@ ${textQuery(query)} and ${shown(isInStock)}`,
    sql`search_vector @@ ${textQuery(variantsQuery)}`,
    limit,
  );
}

/** Matches first, then sorts: in the reverse order the database would scan all products for a rare word. */
async function findSorted(ctx: Context, conditions: SQL, isFirst: SQL, limit: number): Promise<number[]> {
  const { rows } = (await ctx.db.execute(sql`
    with found as materialized (
      select product_id, is_in_stock, sales_count, ${isFirst} as is_first from listing_products where ${conditions}
    )
    select product_id, true as is_name from found order by is_first desc, is_in_stock desc, sales_count desc, product_id desc limit ${limit}
  `)) as unknown as Answer;
  return idsOf(rows);
}

function idsOf(rows: Answer["rows"]): number[] {
  return rows.map((row) => row.product_id);
}

function shown(isInStock: boolean): SQL {
  return isInStock ? sql`is_in_stock` : sql`true`;
}

function textQuery(query: string): SQL {
  return sql`to_tsquery('simple', fold_words(${query}))`;
}
