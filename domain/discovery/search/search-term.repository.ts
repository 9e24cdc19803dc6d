import { and, desc, eq, gte, lt, notInArray, or, sql } from "drizzle-orm";
import { searchMisses, searchTerms } from "#db/schema/search.ts";
import type { Context } from "../../context.ts";

const MAX_MISSES = 5_000;
/** Leaves room for new ones. */
const KEPT_MISSES = 4_000;

export async function countSearchTerm(ctx: Context, term: string): Promise<void> {
  await ctx.db
    .insert(searchTerms)
    .values({ languageCode: ctx.visitor.language.code, term, lastUsedAt: ctx.now() })
    .onConflictDoUpdate({
      target: [searchTerms.languageCode, searchTerms.term],
      set: { uses: sql`${searchTerms.uses} + 1`, lastUsedAt: ctx.now() },
    });
}

/** The most frequent searches in the page's language, used at least `minUses` times. */
export async function findMostUsedTerms(ctx: Context, minUses: number, limit: number): Promise<string[]> {
  const rows = await ctx.db
    .select({ term: searchTerms.term })
    .from(searchTerms)
    .where(and(eq(searchTerms.languageCode, ctx.visitor.language.code), gte(searchTerms.uses, minUses)))
    .orderBy(desc(searchTerms.uses), searchTerms.term)
    .limit(limit);
  return rows.map(({ term }) => term);
}

/** Counts a search without results; with `MAX_MISSES` stored, only if it is known already. */
export async function countSearchMiss(ctx: Context, term: string): Promise<void> {
  const languageCode = ctx.visitor.language.code;
  await ctx.db.execute(sql`insert into ${searchMisses} (language_code, term, uses, last_used_at)
    select ${languageCode}::text, ${term}::text, 1, ${ctx.now().toISOString()}::timestamptz
    where (select count(*) from ${searchMisses}) < ${MAX_MISSES} or exists (
      select from ${searchMisses} known where known.language_code = ${languageCode} and known.term = ${term})
    on conflict (language_code, term) do update set uses = search_misses.uses + 1, last_used_at = excluded.last_used_at`);
}

/** Deletes those not searched for since, and the rarest if there are too many. */
export async function deleteMisses(ctx: Context, before: Date): Promise<void> {
  const kept = ctx.db
    .select({ id: searchMisses.id })
    .from(searchMisses)
    .orderBy(desc(searchMisses.uses), desc(searchMisses.lastUsedAt))
    .limit(KEPT_MISSES);
  await ctx.db.delete(searchMisses).where(or(lt(searchMisses.lastUsedAt, before), notInArray(searchMisses.id, kept)));
}
