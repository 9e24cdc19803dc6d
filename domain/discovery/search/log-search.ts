import type { Context } from "../../context.ts";
import { limitOfAddress, consumeRateLimit } from "../../platform/rate-limit/consume-rate-limit.ts";
import { EMPTY_QUERY, type Listing, type ListingQuery } from "../listing/listing.ts";
import { wordsOf } from "../listing/search-words.ts";
import { countSearchMiss, countSearchTerm } from "./search-term.repository.ts";

const MIN_LENGTH = 3;
const MAX_LENGTH = 40;
const MINUTES_OF_A_DAY = 1440;
const MINUTES_OF_AN_HOUR = 60;
const MAX_PER_HOUR = 30;
/** Numbers of orders, phones and cards are private. */
const NUMBER_PATTERN = /\d{5}|(\d\D{0,2}){7}/;

/** Counts a search, at most once a day per address and search: those with results apart from those without any. */
export async function logSearch(ctx: Context, { query, products, correctedQuery }: Listing): Promise<void> {
  const term = wordsOf(query.q).join(" ");
  if (correctedQuery !== null || !isPlain(query) || !mayBeStored(query.q, term)) return;
  if (!(await isFirstToday(ctx, term))) return;
  await (products.total === 0 ? countSearchMiss(ctx, term) : countSearchTerm(ctx, term));
}

/** Nothing that may identify a person. */
function mayBeStored(typed: string, term: string): boolean {
  return term.length >= MIN_LENGTH && term.length <= MAX_LENGTH && !NUMBER_PATTERN.test(term) && !typed.includes("@");
}

/** Only the plain search, without facet selections. */
function isPlain(query: ListingQuery): boolean {
  const { q, perPage } = query;
  return JSON.stringify(query) === JSON.stringify({ ...EMPTY_QUERY, q, perPage });
}

async function isFirstToday(ctx: Context, term: string): Promise<boolean> {
  const ofAll = { ...limitOfAddress(ctx, "searches", MAX_PER_HOUR), minutes: MINUTES_OF_AN_HOUR };
  const ofTerm = { ...limitOfAddress(ctx, `search ${term}`, 1), minutes: MINUTES_OF_A_DAY };
  return (await consumeRateLimit(ctx, ofAll)).ok && (await consumeRateLimit(ctx, ofTerm)).ok;
}
