import type { SearchContext } from "../search-engine.ts";
import { createColumns, putParts, type ListingColumns } from "./listing-columns.ts";
import { findChangedParts, findPartRange, readOldestTransaction, readParts } from "./read-columns.ts";

const PARTS_CONCURRENCY = 32;

/** `next`: a scheduled check for changes that has not started yet. */
type Cached = { columns: ListingColumns; lastCheck: Promise<void>; next: Promise<void> | null };

/** The columns of all listed products, including everything committed before a call. `onChange`: they have changed. */
export function createColumnsCache(onChange: () => void) {
  let loading: Promise<Cached> | null = null;

  async function load(ctx: SearchContext): Promise<Cached> {
    try {
      return { columns: await loadColumns(ctx), lastCheck: Promise.resolve(), next: null };
    } catch (error) {
      loading = null;
      throw error;
    }
  }

  return async (ctx: SearchContext): Promise<ListingColumns> => {
    const cached = await (loading ??= load(ctx));
    await (cached.next ??= scheduleCheck(ctx, cached, onChange));
    return cached.columns;
  };
}

/** Starts after the current check; concurrent callers share it. */
function scheduleCheck(ctx: SearchContext, cached: Cached, onChange: () => void): Promise<void> {
  const check = async () => {
    cached.next = null;
    if (await catchUp(ctx, cached.columns)) onChange();
  };
  cached.lastCheck = cached.lastCheck.then(check, check);
  return cached.lastCheck;
}

async function loadColumns(ctx: SearchContext): Promise<ListingColumns> {
  const columns = createColumns(await readOldestTransaction(ctx));
  const range = await findPartRange(ctx);
  if (range) await loadParts(ctx, columns, range.first, range.last);
  return columns;
}

/** Finds other processes' writes by their change markers in the database, so that none can be missed. */
async function catchUp(ctx: SearchContext, columns: ListingColumns): Promise<boolean> {
  const { oldest, changes } = await findChangedParts(ctx, columns.readBefore);
  const changed = changes.filter(({ part, mark }) => columns.seen.get(part) !== mark);
  for (const { first, last } of rangesOf(changed.map(({ part }) => part))) await loadParts(ctx, columns, first, last);
  columns.readBefore = oldest;
  columns.seen = new Map(changes.map(({ part, mark }) => [part, mark]));
  return changed.length > 0;
}

async function loadParts(ctx: SearchContext, columns: ListingColumns, first: number, last: number): Promise<void> {
  for (let from = first; from <= last; from += PARTS_CONCURRENCY) {
    const to = Math.min(from + PARTS_CONCURRENCY - 1, last);
    const { products, variants } = await readParts(ctx, from, to);
    putParts(columns, { first: from, last: to }, products, variants);
  }
}

/** Adjacent parts are read in one query. */
function rangesOf(parts: readonly number[]): { first: number; last: number }[] {
  const ranges: { first: number; last: number }[] = [];
  for (const part of parts.toSorted((one, other) => one - other)) {
    const current = ranges.at(-1);
    if (current && part === current.last + 1) current.last = part;
    else ranges.push({ first: part, last: part });
  }
  return ranges;
}
