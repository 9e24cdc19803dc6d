import { sql, type SQL } from "drizzle-orm";
import { readRows } from "#db/read-rows.ts";
import type { FoundPage, SearchContext, SearchFilter, SearchOrder, SearchText } from "../search-engine.ts";
import {
  and,
  choiceConditions,
  fitsPrice,
  intArray,
  databaseConditions,
  pricedProducts,
  screenConditions,
  exactQuery,
  textQuery,
} from "./conditions.ts";

/** A larger result is not ranked by terms: its popular products are the likelier match. */
export const MAX_RANKED = 3_000;
/** Of a word in the variants, the short description, the brand and similar, and the name. */
const WEIGHTS = "{0.6,0.1,0.4,1}";

export async function findPage(
  ctx: SearchContext,
  filter: SearchFilter,
  order: SearchOrder,
  { limit, offset }: { limit: number; offset: number },
): Promise<FoundPage> {
  const { from, price, priceInStock } = pricedProducts(ctx, filter);
  const { category, brand, rating } = choiceConditions(filter);
  const ownPrice = filter.isInStock ? priceInStock : price;
  const found = sql`from ${from} where ${and([
    ...screenConditions(ctx, filter),
    category,
    brand,
    rating,
    fitsPrice(ctx, filter, ownPrice),
  ])}`;
  const possible = order === "best_match" && !(await isRankable(ctx, filter)) ? "popular_match" : order;
  const rows = await readRows<FoundPage>(
    ctx.db,
    sql`
    select (select count(*)::int ${found}) as total,
      array(select p.product_id ${found} order by ${orderOf(filter, possible, ownPrice)} limit ${limit}::int offset ${offset}::int) as ids
  `,
  );
  return rows[0]!;
}

async function isRankable(ctx: SearchContext, filter: SearchFilter): Promise<boolean> {
  if (!filter.words) return false;
  const rows = await readRows(
    ctx.db,
    sql`select from listing_products p where ${and(databaseConditions(ctx, filter))} offset ${MAX_RANKED}::int limit 1`,
  );
  return rows.length === 0;
}

function orderOf({ words }: SearchFilter, order: SearchOrder, price: SQL): SQL {
  switch (order) {
    case "newest":
      return sql`p.published_at desc, p.product_id desc`;
    case "oldest":
      return sql`p.published_at, p.product_id`;
    case "price_low":
      return sql`${price}, p.product_id`;
    case "price_high":
      return sql`${price} desc, p.product_id desc`;
    case "top_rated":
      return sql`p.rating_tenths desc, p.product_id desc`;
    case "top_selling":
      return sql`p.sales_count desc, p.product_id desc`;
    case "ending_soon":
      return sql`p.offer_ends_at, p.product_id`;
    case "deal_ending_soon":
      return sql`p.deal_ends_at, p.product_id`;
    case "popular_match":
      return sql`p.is_in_stock desc, p.sales_count desc, p.product_id desc`;
    case "best_match":
      return byMatch(words!);
  }
}

/**
 * Orders by exact SKU, then stock, then all terms in the name, or in name and variants; then by text rank and sales.
 * Exact words in the name count double, and so does a brand in the search.
 */
export function byMatch({ terms, sku, brandIds }: SearchText): SQL {
  return sql`${
    sku === null
      ? sql``
      : sql`p.product_id = any(array(select v.product_id from variants v where v.is_active and v.sku in (${sku}, upper(${sku}), lower(${sku})))) desc,`
  } p.is_in_stock desc,
    case when p.search_vector @@ ${textQuery(terms, { weights: "A" })} then 2 when p.search_vector @@ ${textQuery(terms, { weights: "AD" })} then 1 else 0 end desc,
    ts_rank(${WEIGHTS}::real[], p.search_vector, ${textQuery(terms)}) * (1 + ln(1 + p.sales_count))
      * (case when p.search_vector @@ ${exactQuery(terms)} then 2 else 1 end) * (case when p.brand_id = any(${intArray(brandIds)}) then 2 else 1 end) desc,
    p.product_id desc`;
}
