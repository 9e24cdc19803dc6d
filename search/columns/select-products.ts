import type { FoundPage, SearchOrder } from "../search-engine.ts";
import type { ListingColumns, ListingPart } from "./listing-columns.ts";
import {
  createRowFinder,
  failureOfProduct,
  failuresOfKinds,
  fitsPrice,
  lowestPrice,
  NOTHING,
  type RowFilter,
} from "./row-filter.ts";
import { createTopK } from "./top-k.ts";

/**
 * One page of the matching products, and their total. `ranks`: each product's rank, in an order that the columns do
 * not contain.
 */
export function selectProducts(
  columns: ListingColumns,
  filter: RowFilter,
  order: SearchOrder,
  { limit, offset, ranks }: { limit: number; offset: number; ranks: ReadonlyMap<number, number> | null },
): FoundPage {
  const failures = failuresOfKinds(columns, filter);
  const first = createTopK(offset + limit);
  const tie = isNewestFirst(order) ? -1 : 1;
  let total = 0;
  const findRows = createRowFinder(filter);
  for (const part of columns.parts.values()) {
    const rows = findRows(part);
    for (let index = 0; index < rows.length; index++) {
      const at = rows[index]!;
      if (failureOfProduct(part, at, filter) !== NOTHING) continue;
      const price = lowestPrice(part, at, filter, failures, filter.isInStock);
      if (price === Infinity || !fitsPrice(price, filter)) continue;
      total += 1;
      const key = keyOf(part, at, order, price, ranks);
      if (first.wants(key)) first.add(key, tie * part.productIds[at]!);
    }
  }
  return { ids: first.take(offset, offset + limit).map(Math.abs), total };
}

/** On a tie, the newest product first. */
function isNewestFirst(order: SearchOrder): boolean {
  return !(order === "oldest" || order === "price_low" || order === "ending_soon" || order === "deal_ending_soon");
}

/** Lower keys come first. */
function keyOf(
  part: ListingPart,
  at: number,
  order: SearchOrder,
  price: number,
  ranks: ReadonlyMap<number, number> | null,
): number {
  switch (order) {
    case "newest":
      return -part.publishedAt[at]!;
    case "oldest":
      return part.publishedAt[at]!;
    case "price_low":
      return price;
    case "price_high":
      return -price;
    case "top_rated":
      return -part.ratingTenths[at]!;
    case "top_selling":
      return -part.salesCounts[at]!;
    case "ending_soon":
      return part.offerEnds[at]!;
    case "popular_match":
      return -part.popularities[at]!;
    case "best_match":
    case "deal_ending_soon":
      return ranks?.get(part.productIds[at]!) ?? Infinity;
  }
}
