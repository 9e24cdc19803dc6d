import { and, asc, eq, inArray, like, sql, type SQL } from "drizzle-orm";
import { selectReads } from "#db/list-reads.ts";
import { type ListSql, escapeLike } from "#db/list-sql.ts";
import { searchMisses, searchSynonyms } from "#db/schema/search.ts";
import type { Context } from "../../context.ts";
import type { SearchMiss, SynonymGroup, SynonymWords } from "./search-admin.ts";

const LIST: ListSql = {
  id: searchMisses.id,
  sorts: { uses: searchMisses.uses, last: searchMisses.lastUsedAt },
  filters: { language: { word: searchMisses.languageCode }, last: { instant: searchMisses.lastUsedAt } },
  search: (text) => like(searchMisses.term, `%${escapeLike(text.toLowerCase())}%`),
};

/** The searches without results. */
export function missReads(ctx: Context) {
  return selectReads(ctx.db, {
    list: LIST,
    select: () => ctx.db.select().from(searchMisses).$dynamic(),
    read: (row): SearchMiss => ({ ...row, lastUsedAt: row.lastUsedAt.toISOString() }),
  });
}

/** False if it was already deleted. */
export async function deleteMiss(ctx: Context, id: number): Promise<boolean> {
  const rows = await ctx.db.delete(searchMisses).where(eq(searchMisses.id, id)).returning({ id: searchMisses.id });
  return rows.length > 0;
}

export async function deleteMissesOfTerms(ctx: Context, languageCode: string, terms: readonly string[]): Promise<void> {
  await ctx.db
    .delete(searchMisses)
    .where(and(eq(searchMisses.languageCode, languageCode), inArray(searchMisses.term, [...terms])));
}

/** Concurrent saves run one after the other. */
export async function lockSynonyms(ctx: Context): Promise<void> {
  await ctx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended('search-synonyms', 0))`);
}

/** By language and first word. */
export async function findGroups(ctx: Context, languageCode?: string): Promise<SynonymGroup[]> {
  const condition: SQL | undefined =
    languageCode === undefined ? undefined : eq(searchSynonyms.languageCode, languageCode);
  const rows = await ctx.db
    .select()
    .from(searchSynonyms)
    .where(condition)
    .orderBy(asc(searchSynonyms.languageCode), asc(searchSynonyms.word), asc(searchSynonyms.synonym));
  const groups: SynonymGroup[] = [];
  for (const { id, languageCode: code, word, synonym } of rows) {
    const last = groups.at(-1);
    if (last?.languageCode === code && last.words[0] === word) {
      last.words.push(synonym);
      last.id = Math.min(last.id, id);
    } else groups.push({ id, languageCode: code, words: [word, synonym] });
  }
  return groups;
}

export async function deleteGroups(ctx: Context, languageCode: string, names: readonly string[]): Promise<number> {
  const rows = await ctx.db
    .delete(searchSynonyms)
    .where(and(eq(searchSynonyms.languageCode, languageCode), inArray(searchSynonyms.word, [...names])))
    .returning({ word: searchSynonyms.word });
  return rows.length;
}

export async function insertGroup(
  ctx: Context,
  { languageCode, words: [word, ...others] }: SynonymWords,
): Promise<void> {
  await ctx.db.insert(searchSynonyms).values(others.map((synonym) => ({ languageCode, word: word!, synonym })));
}
