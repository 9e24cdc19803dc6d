import { asc, eq, inArray, sql } from "drizzle-orm";
import { readRows } from "#db/read-rows.ts";
import { searchRules, searchSynonyms } from "#db/schema/search.ts";
import { listingProducts, listingWords } from "#db/schema/listing.ts";
import type { Context } from "../../context.ts";
import type { KnownWord } from "./vocabulary.ts";

export async function findSynonymRows(
  ctx: Context,
  languages: readonly string[],
): Promise<{ languageCode: string; word: string; synonym: string }[]> {
  return ctx.db
    .select()
    .from(searchSynonyms)
    .where(inArray(searchSynonyms.languageCode, [...languages]))
    .orderBy(searchSynonyms.languageCode, searchSynonyms.word, searchSynonyms.synonym);
}

/** The name of a color or an attribute value in one language. */
export type VariantName = { kind: "color" | "value"; id: number; name: string };

export async function findVariantNameRows(ctx: Context): Promise<VariantName[]> {
  const rows = await readRows<VariantName>(
    ctx.db,
    sql`
    select 'color' as kind, id, name from colors
    union select 'color', color_id, name from color_translations
    union select 'value', id, name from attribute_values
    union select 'value', attribute_value_id, name from attribute_value_translations
  `,
  );
  return rows;
}

export async function findWordRows(ctx: Context): Promise<KnownWord[]> {
  return ctx.db.select({ word: listingWords.word, uses: listingWords.uses }).from(listingWords);
}

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
