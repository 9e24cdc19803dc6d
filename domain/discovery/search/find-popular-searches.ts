import type { Context } from "../../context.ts";
import { findMostUsedTerms } from "./search-term.repository.ts";

const MAX = 8;
/** A search by fewer shoppers may reveal personal data. */
const MIN_USES = 3;
const CACHED_SECONDS = 300;

/** Popular searches in the page's language. */
export function findPopularSearches(ctx: Context): Promise<string[]> {
  return ctx.cache.get(
    `popular-searches:${ctx.visitor.language.code}`,
    [],
    () => findMostUsedTerms(ctx, MIN_USES, MAX),
    { seconds: CACHED_SECONDS },
  );
}
