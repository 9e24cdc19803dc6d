import { and, desc, eq, gte, sql } from "drizzle-orm";
import { searchTerms } from "#db/schema/search.ts";
import type { Context } from "../../context.ts";

export async function countSearchTerm(ctx: Context, term: string): Promise<void> {
  await ctx.db
    .insert(searchTerms)
    .values({ languageCode: ctx.visitor.language.code, term, lastUsedAt: ctx.now() })
    .onConflictDoUpdate({
      target: [searchTerms.languageCode, searchTerms.term],
      set: { uses: sql`${searchTerms.uses} + 1`, lastUsedAt: ctx.now() },
    });
}

/** The most frequent searches in the page's language, used at least `leastUses` times. */
export async function findMostUsedTerms(ctx: Context, leastUses: number, limit: number): Promise<string[]> {
  const rows = await ctx.db
    .select({ term: searchTerms.term })
    .from(searchTerms)
    .where(and(eq(searchTerms.languageCode, ctx.visitor.language.code), gte(searchTerms.uses, leastUses)))
    .orderBy(desc(searchTerms.uses), searchTerms.term)
    .limit(limit);
  return rows.map(({ term }) => term);
}
