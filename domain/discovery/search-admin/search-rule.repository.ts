import { eq, like, or, sql } from "drizzle-orm";
import { selectReads } from "#db/list-reads.ts";
import { type ListSql, escapeLike } from "#db/list-sql.ts";
import { products } from "#db/schema/product.ts";
import { searchRules } from "#db/schema/search.ts";
import type { Context } from "../../context.ts";
import type { SearchRule } from "./search-admin.ts";

const TARGET = sql<string>`coalesce('/product/' || ${products.slug}, ${searchRules.target})`;

const LIST: ListSql = {
  id: searchRules.id,
  sorts: { term: searchRules.term, added: searchRules.id },
  filters: { kind: { word: searchRules.kind }, language: { word: searchRules.languageCode } },
  search: (text) => {
    const part = `%${escapeLike(text.toLowerCase())}%`;
    return or(like(searchRules.term, part), like(TARGET, part));
  },
};

export function ruleReads(ctx: Context) {
  return selectReads(ctx.db, {
    list: LIST,
    select: () => select(ctx).$dynamic(),
    read: (row): SearchRule => row,
  });
}

function select(ctx: Context) {
  return ctx.db
    .select({
      id: searchRules.id,
      kind: searchRules.kind,
      languageCode: searchRules.languageCode,
      term: searchRules.term,
      target: TARGET,
    })
    .from(searchRules)
    .leftJoin(products, eq(products.id, searchRules.productId));
}

export function findAllRules(ctx: Context): Promise<SearchRule[]> {
  return select(ctx);
}

export async function getProductId(ctx: Context, slug: string): Promise<number | null> {
  const rows = await ctx.db.select({ id: products.id }).from(products).where(eq(products.slug, slug));
  return rows[0]?.id ?? null;
}

/** Concurrent saves run one after the other. */
export async function lockRules(ctx: Context): Promise<void> {
  await ctx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended('search-rules', 0))`);
}

type RuleToWrite = Omit<SearchRule, "id"> & { productId: number | null };

export async function writeRule(ctx: Context, id: number | null, rule: RuleToWrite): Promise<void> {
  if (id === null) await ctx.db.insert(searchRules).values(rule);
  else await ctx.db.update(searchRules).set(rule).where(eq(searchRules.id, id));
}

/** False if it was already deleted. */
export async function deleteRule(ctx: Context, id: number): Promise<boolean> {
  const rows = await ctx.db.delete(searchRules).where(eq(searchRules.id, id)).returning({ id: searchRules.id });
  return rows.length > 0;
}
