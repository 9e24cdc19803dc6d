import { inArray } from "drizzle-orm";
import { searchSynonyms } from "#db/schema/search.ts";
import type { Context } from "../../context.ts";

export async function findSynonymRows(
  ctx: Context,
  languages: readonly string[],
): Promise<{ word: string; synonym: string }[]> {
  return ctx.db
    .select({ word: searchSynonyms.word, synonym: searchSynonyms.synonym })
    .from(searchSynonyms)
    .where(inArray(searchSynonyms.languageCode, [...languages]))
    .orderBy(searchSynonyms.word, searchSynonyms.synonym);
}
