import { sql, type SQL } from "drizzle-orm";
import { LRUCache } from "lru-cache";
import { readRows } from "#db/read-rows.ts";
import { and, databaseConditions } from "../postgres/conditions.ts";
import { byMatch, MAX_RANKED } from "../postgres/find-page.ts";
import type { SearchContext, SearchFilter } from "../search-engine.ts";
import { viewOf } from "./listing-columns.ts";

/** Products that only the database finds: their ascending ids, and their rank if it orders them. */
export type DatabaseMatches = { ids: Int32Array; ranks: ReadonlyMap<number, number> | null };

const MAX_KEPT = 32;

/** The products of a search, a campaign or the daily deals; null for all. `clear` them when a listing has changed. */
export function createDatabaseMatches() {
  const kept = new LRUCache<string, Promise<DatabaseMatches>>({ max: MAX_KEPT });

  async function find(ctx: SearchContext, filter: SearchFilter): Promise<DatabaseMatches | null> {
    const { words, campaign, isDailyDeal } = filter;
    if (!words && !campaign && !isDailyDeal) return null;
    // Campaigns and deals also change with the clock and with tables of their own.
    if (campaign || isDailyDeal) return findMatches(ctx, filter);
    const key = JSON.stringify(words);
    const known = kept.get(key);
    if (known) return known;
    const found = findMatches(ctx, filter);
    kept.set(key, found);
    found.catch(() => kept.delete(key));
    return found;
  }

  return { find, clear: () => kept.clear() };
}

async function findMatches(ctx: SearchContext, filter: SearchFilter): Promise<DatabaseMatches> {
  const found = sql`select p.product_id from listing_products p where ${and(databaseConditions(ctx, filter))}`;
  const ids = await readIds(ctx, found);
  const order = orderOf(filter, ids.length);
  const ordered = order && (await readIds(ctx, sql`${found} order by ${order}`));
  return { ids: ids.sort(), ranks: ordered && new Map([...ordered].map((id, rank) => [id, rank])) };
}

function orderOf({ words, isDailyDeal }: SearchFilter, count: number): SQL | null {
  if (words) return count <= MAX_RANKED ? byMatch(words) : null;
  return isDailyDeal ? sql`p.deal_ends_at, p.product_id` : null;
}

/** Encoded: a row per id would cost more than the search itself. */
async function readIds(ctx: SearchContext, products: SQL): Promise<Int32Array> {
  const rows = await readRows<{ ids: Uint8Array | null }>(
    ctx.db,
    sql`select string_agg(int4send(product_id), '') as ids from (${products}) as matches`,
  );
  const view = viewOf(rows[0]?.ids ?? new Uint8Array());
  return Int32Array.from({ length: view.byteLength / 4 }, (_, index) => view.getInt32(index * 4));
}
