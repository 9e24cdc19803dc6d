import { IN_STOCK, type ListingColumns, type ListingPart } from "./listing-columns.ts";
import type { ListingOrder } from "./listing-filter.ts";
import { failureOfProduct, failuresOfKinds, fitsPrice, lowestPrice, NOTHING, type RowFilter } from "./row-filter.ts";
import { createRowFinder } from "./rows-to-look-at.ts";

const MOST_SALES = 2 ** 31;
const SMALLEST_HEAP = 1_024;

/** One page of what fits, and how many products fit. `places`: which place each product has, in an order that the columns do not know. */
export function selectProducts(
  columns: ListingColumns,
  filter: RowFilter,
  order: ListingOrder,
  { limit, offset, places }: { limit: number; offset: number; places: ReadonlyMap<number, number> | null },
): { ids: number[]; total: number } {
  const failures = failuresOfKinds(columns, filter);
  const first = createFirst(offset + limit);
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
      first.add(keyOf(part, at, order, price, places), tie * part.productIds[at]!);
    }
  }
  return { ids: first.take(offset, offset + limit).map(Math.abs), total };
}

/** Of equals, the product that was added last. */
function isNewestFirst(order: ListingOrder): boolean {
  return !(order === "oldest" || order === "price_low" || order === "ending_soon" || order === "deal_ending_soon");
}

/** Lower keys come first. */
function keyOf(
  part: ListingPart,
  at: number,
  order: ListingOrder,
  price: number,
  places: ReadonlyMap<number, number> | null,
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
      return ((part.flags[at]! & IN_STOCK) === 0 ? MOST_SALES : 0) - part.salesCounts[at]!;
    case "best_match":
    case "deal_ending_soon":
      return places?.get(part.productIds[at]!) ?? Infinity;
  }
}

/** Keeps the lowest `wanted` of what is added, by key and then by tie, and throws the rest away now and then. */
function createFirst(wanted: number) {
  let keys = new Float64Array(Math.max(SMALLEST_HEAP, Math.min(wanted * 2, SMALLEST_HEAP * SMALLEST_HEAP)));
  let ties = new Int32Array(keys.length);
  let [count, highest] = [0, Infinity];

  function makeRoom(): void {
    if (count >= wanted * 2) {
      const kept = lowest(keys.subarray(0, count), ties.subarray(0, count), 0, wanted);
      const [keptKeys, keptTies] = [kept.map((at) => keys[at]!), kept.map((at) => ties[at]!)];
      keys.set(keptKeys);
      ties.set(keptTies);
      count = kept.length;
      highest = keptKeys.at(-1) ?? -Infinity;
      return;
    }
    const [moreKeys, moreTies] = [new Float64Array(keys.length * 2), new Int32Array(keys.length * 2)];
    moreKeys.set(keys);
    moreTies.set(ties);
    [keys, ties] = [moreKeys, moreTies];
  }

  return {
    add(key: number, tie: number): void {
      if (key > highest) return;
      if (count === keys.length) makeRoom();
      keys[count] = key;
      ties[count++] = tie;
    },
    take(from: number, to: number): number[] {
      return lowest(keys.subarray(0, count), ties.subarray(0, count), from, to).map((at) => ties[at]!);
    },
  };
}

/** Where those stand that would be at `from` to before `to` if all were sorted. Only what ties with the edges is compared one by one. */
function lowest(keys: Float64Array, ties: Int32Array, from: number, to: number): number[] {
  if (from >= keys.length || to <= from) return [];
  const sorted = keys.slice().sort();
  const [least, most] = [sorted[from]!, sorted[Math.min(to, sorted.length) - 1]!];
  const near: number[] = [];
  let before = 0;
  for (let at = 0; at < keys.length; at++) {
    const key = keys[at]!;
    if (key < least) before += 1;
    else if (key <= most) near.push(at);
  }
  near.sort((one, other) => keys[one]! - keys[other]! || ties[one]! - ties[other]!);
  return near.slice(from - before, to - before);
}
