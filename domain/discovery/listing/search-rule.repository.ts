import { asc, eq, inArray } from "drizzle-orm";
import { listingProducts } from "#db/schema/listing.ts";
import { searchRules } from "#db/schema/search.ts";
import type { Context } from "../../context.ts";

/** In order of creation. */
export function findSearchRuleRows(ctx: Context, languageCodes: readonly string[]) {
  return ctx.db
    .select({
      kind: searchRules.kind,
      term: searchRules.term,
      target: searchRules.target,
      productId: searchRules.productId,
    })
    .from(searchRules)
    .where(inArray(searchRules.languageCode, [...languageCodes]))
    .orderBy(asc(searchRules.id));
}

/** Which of these products are listed now. */
export async function findShownIds(ctx: Context, ids: readonly number[], isInStock: boolean): Promise<Set<number>> {
  const rows = await ctx.db
    .select({ id: listingProducts.productId, isInStock: listingProducts.isInStock })
    .from(listingProducts)
    .where(ids.length === 1 ? eq(listingProducts.productId, ids[0]!) : inArray(listingProducts.productId, [...ids]));
  return new Set(rows.filter((row) => !isInStock || row.isInStock).map(({ id }) => id));
}
