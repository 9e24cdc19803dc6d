import type { Context } from "../../context.ts";
import { createColumns, putParts, type ListingColumns } from "./listing-columns.ts";
import { findChangedParts, findPartRange, readOldestTransaction, readParts } from "./listing-columns.repository.ts";

const PARTS_CONCURRENCY = 32;
/** Never purged: changed parts are reloaded individually. */
const NO_TAGS: readonly string[] = [];

/** `next`: a scheduled check for changes that has not started yet. */
type Kept = { columns: ListingColumns; turn: Promise<void>; next: Promise<void> | null };

/** The columns of all listed products, including everything committed before this call. */
export async function getListingColumns(ctx: Context): Promise<ListingColumns> {
  const kept = await ctx.cache.get<Kept>("columns-of-listings", NO_TAGS, async () => ({
    columns: await loadColumns(ctx),
    turn: Promise.resolve(),
    next: null,
  }));
  await (kept.next ??= lookNext(ctx, kept));
  return kept.columns;
}

/** Starts after the current check; concurrent callers share it. */
function lookNext(ctx: Context, kept: Kept): Promise<void> {
  const look = () => {
    kept.next = null;
    return catchUp(ctx, kept.columns);
  };
  kept.turn = kept.turn.then(look, look);
  return kept.turn;
}

async function loadColumns(ctx: Context): Promise<ListingColumns> {
  const columns = createColumns(await readOldestTransaction(ctx));
  const range = await findPartRange(ctx);
  if (range) await loadParts(ctx, columns, range.first, range.last);
  return columns;
}

/** Finds other processes' writes by their change markers in the database, so that none can be missed. */
async function catchUp(ctx: Context, columns: ListingColumns): Promise<void> {
  const { oldest, changes } = await findChangedParts(ctx, columns.readBefore);
  const news = changes.filter(({ part, mark }) => columns.seen.get(part) !== mark);
  for (const { first, last } of stretchesOf(news.map(({ part }) => part))) await loadParts(ctx, columns, first, last);
  columns.readBefore = oldest;
  columns.seen = new Map(changes.map(({ part, mark }) => [part, mark]));
}

async function loadParts(ctx: Context, columns: ListingColumns, first: number, last: number): Promise<void> {
  for (let from = first; from <= last; from += PARTS_CONCURRENCY) {
    const to = Math.min(from + PARTS_CONCURRENCY - 1, last);
    const { products, variants } = await readParts(ctx, from, to);
    putParts(columns, { first: from, last: to }, products, variants);
  }
}

/** Adjacent parts are read in one query. */
function stretchesOf(parts: readonly number[]): { first: number; last: number }[] {
  const stretches: { first: number; last: number }[] = [];
  for (const part of parts.toSorted((one, other) => one - other)) {
    const current = stretches.at(-1);
    if (current && part === current.last + 1) current.last = part;
    else stretches.push({ first: part, last: part });
  }
  return stretches;
}
