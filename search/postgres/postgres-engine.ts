import { sql } from "drizzle-orm";
import { readRows } from "#db/read-rows.ts";
import type { NearCategories, SearchContext, SearchEngine, SearchTerm, TermSet } from "../search-engine.ts";
import { countFacets } from "./count-facets.ts";
import { findPage } from "./find-page.ts";
import { suggest } from "./suggest.ts";
import { NO_PREFIX, intArray, textQuery } from "./conditions.ts";

/** Plain SQL over `listing_products` and `listing_variants` with PostgreSQL's own indexes. Holds no state. */
export const postgresEngine: SearchEngine = {
  findPage,
  countFacets,
  suggest,
  findSimilar,
  countTermSets,
  prepare: async () => undefined,
};

async function countTermSets({ db }: SearchContext, terms: readonly SearchTerm[]): Promise<TermSet[]> {
  if (terms.length === 0) return [];
  // Only the last word may be unfinished.
  const queries = terms.map((term, index) =>
    textQuery([term], index === terms.length - 1 ? {} : { minPrefix: NO_PREFIX }),
  );
  const matched = queries.map((query, index) => sql`case when search_vector @@ ${query} then ${index}::int end`);
  return readRows<TermSet>(
    db,
    sql`
    select terms, count(*) as products
    from (
      select array_remove(array[${sql.join(matched, sql`, `)}], null) as terms
      from listing_products where search_vector @@ (${sql.join(queries, sql` || `)})
    ) as matched
    group by terms
  `,
  );
}

/**
 * Products of the nearest categories first, then those in stock, then by similar price and sales; empty if the product is not listed. 100 minor units are
 * added so that very low prices count as similar; a product that sells e times as well may differ 5 % more in price.
 */
async function findSimilar(
  { db }: SearchContext,
  productId: number,
  { nearest, all }: NearCategories,
  limit: number,
): Promise<number[]> {
  const rows = await readRows<{ id: number }>(
    db,
    sql`
    select n.product_id as id
    from listing_products n, (select price_minor from listing_products where product_id = ${productId}::int) p
    where n.category_id = any(${intArray(all)}) and n.product_id <> ${productId}::int
    order by n.category_id = any(${intArray(nearest)}) desc, n.is_in_stock desc,
      abs(ln((n.price_minor + 100.0::float8) / (p.price_minor + 100.0::float8))) - ln((1 + n.sales_count)::float8) / 20,
      n.product_id
    limit ${limit}::int
  `,
  );
  return rows.map(({ id }) => id);
}
