import { sql } from "drizzle-orm";
import { readRows } from "#db/read-rows.ts";
import { createColumnsEngine } from "./columns/columns-engine.ts";
import { postgresEngine } from "./postgres/postgres-engine.ts";
import type { SearchContext, SearchEngine } from "./search-engine.ts";

export const ENGINES = ["postgres", "columns"] as const;
export type EngineName = (typeof ENGINES)[number];

/** From this many listed products on, SQL is too slow for lists of all of them. */
const LARGE = 5_000;
const MILLISECONDS_BETWEEN_COUNTS = 600_000;

/** The search of this process: the forced engine, or the one that fits the number of products, counted every 10 min. */
export function createSearch(forced: EngineName | null, large = LARGE): SearchEngine {
  const engines: Record<EngineName, SearchEngine> = { postgres: postgresEngine, columns: createColumnsEngine() };
  let choice: { name: Promise<EngineName>; until: number } | null = null;

  async function engineOf(ctx: SearchContext): Promise<SearchEngine> {
    // Sees its own writes, and must not wait for others that may need its connection.
    if (ctx.isTransaction) return engines.postgres;
    if (forced) return engines[forced];
    const now = ctx.now().getTime();
    if (!choice || now >= choice.until) {
      const name = chooseBySize(ctx, large);
      choice = { name, until: now + MILLISECONDS_BETWEEN_COUNTS };
      name.catch(() => (choice = null));
    }
    return engines[await choice.name];
  }

  return {
    findPage: async (ctx, ...args) => (await engineOf(ctx)).findPage(ctx, ...args),
    countFacets: async (ctx, ...args) => (await engineOf(ctx)).countFacets(ctx, ...args),
    suggest: async (ctx, ...args) => (await engineOf(ctx)).suggest(ctx, ...args),
    findSimilar: async (ctx, ...args) => (await engineOf(ctx)).findSimilar(ctx, ...args),
    countTermSets: async (ctx, ...args) => (await engineOf(ctx)).countTermSets(ctx, ...args),
    prepare: async (ctx) => (await engineOf(ctx)).prepare(ctx),
  };
}

async function chooseBySize({ db }: SearchContext, large: number): Promise<EngineName> {
  const rows = await readRows(db, sql`select from listing_products offset ${large - 1}::int limit 1`);
  return rows.length > 0 ? "columns" : "postgres";
}
