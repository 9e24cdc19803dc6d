import { createTopK } from "./top-k.ts";
import type { NearCategories } from "../search-engine.ts";
import { IN_STOCK, PART_BITS, PART_SIZE, type ListingColumns } from "./listing-columns.ts";
import { createRowFinder, idsAsBytes } from "./row-filter.ts";

/** Minor units added to prices, so that very low prices count as similar. */
const ADDED_MINOR = 100;
/** A product that sells e times as well may differ this much more in price. */
const WEIGHT_OF_SALES = 1 / 20;
/** Exceeds any price distance. */
const SOLD_OUT = 1_000;
/** Exceeds all other differences. */
const OTHER_CATEGORY = 1_000_000;

/** Products of the nearest categories first, then those in stock, then by similar price and sales; empty if the product is not listed. */
export function selectSimilar(
  columns: ListingColumns,
  productId: number,
  { nearest, all }: NearCategories,
  limit: number,
): number[] {
  const price = priceOf(columns, productId);
  if (price === null) return [];
  const kept = createTopK(limit);
  const isNearest = new Set(nearest);
  const findRows = createRowFinder({
    among: null,
    screenCategories: idsAsBytes(all, columns.max.category),
  });
  for (const part of columns.parts.values()) {
    for (const at of findRows(part)) {
      if (part.productIds[at] === productId) continue;
      const distance = Math.abs(Math.log((part.prices[at]! + ADDED_MINOR) / (price + ADDED_MINOR)));
      const sales = Math.log(1 + part.salesCounts[at]!) * WEIGHT_OF_SALES;
      const stockPenalty = (part.flags[at]! & IN_STOCK) === 0 ? SOLD_OUT : 0;
      const categoryPenalty = isNearest.has(part.categoryIds[at]!) ? 0 : OTHER_CATEGORY;
      kept.add(categoryPenalty + stockPenalty + distance - sales, part.productIds[at]!);
    }
  }
  return kept.take(0, limit);
}

function priceOf({ parts }: ListingColumns, productId: number): number | null {
  const part = parts.get(productId >> PART_BITS);
  const at = part?.rowOfId[productId % PART_SIZE] ?? -1;
  return part && at >= 0 ? part.prices[at]! : null;
}
