import { sql } from "drizzle-orm";
import { readRows } from "#db/read-rows.ts";
import type { SearchContext, SearchTerm, TermSet } from "../search-engine.ts";
import { NO_PREFIX, textQuery } from "./text-query.ts";

export async function countTermSets({ db }: SearchContext, terms: readonly SearchTerm[]): Promise<TermSet[]> {
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
