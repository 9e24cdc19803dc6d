import type { FoundPage } from "#search/search-engine.ts";
import type { Context } from "../../context.ts";
import { comparedTermOf, findSearchRules } from "./find-search-rules.ts";
import { type ListingFilter, filterKey, withoutChoices } from "./listing-filter.ts";
import type { ListingQuery } from "./listing.ts";
import { findShownIds } from "./search-rule.repository.ts";

type Part = { limit: number; offset: number };

/** Farther behind, the order is the engine's alone. */
const MAX_OFFSET = 240;

/**
 * The listed products that the operator shows first for this search of all products, as long as nothing is filtered or
 * sorted.
 */
export async function findBoosted(ctx: Context, query: ListingQuery, filter: ListingFilter): Promise<number[]> {
  if (filter.words === null || query.type !== "products" || query.sort !== "relevance") return [];
  if (filterKey(filter) !== filterKey(withoutChoices(filter, ctx.settings.hideOutOfStock))) return [];
  const ids = (await findSearchRules(ctx)).boosts.get(comparedTermOf(query.q)) ?? [];
  if (ids.length === 0) return [];
  const shown = await findShownIds(ctx, ids, filter.isInStock);
  return ids.filter((id) => shown.has(id));
}

/** A page that starts with the boosted products, each of which is listed once. */
export async function putBoostedFirst(
  boosted: readonly number[],
  { limit, offset }: Part,
  find: (part: Part) => Promise<FoundPage>,
): Promise<FoundPage> {
  if (boosted.length === 0 || offset > MAX_OFFSET) return find({ limit, offset });
  const found = await find({ limit: offset + limit + boosted.length, offset: 0 });
  const others = found.ids.filter((id) => !boosted.includes(id));
  // One that the engine lists farther behind is counted twice, which only a last page could show.
  const added = boosted.length - (found.ids.length - others.length);
  return { ids: [...boosted, ...others].slice(offset, offset + limit), total: found.total + added };
}
