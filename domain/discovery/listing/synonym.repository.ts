import { inArray } from "drizzle-orm";
import { searchSynonyms } from "#db/schema/search.ts";
import type { Context } from "../../context.ts";

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
