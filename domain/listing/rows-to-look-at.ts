import { PART_SIZE, type ListingPart } from "./listing-columns.ts";
import type { RowFilter } from "./row-filter.ts";

const ALL_ROWS = Uint16Array.from({ length: PART_SIZE }, (_, row) => row);

/**
 * The rows of a part that a filter has to be asked about: those of named products or of the screen's categories, where it
 * has such, so that the time it takes goes by what a screen has and not by what the shop has. An answer is good until the
 * next part is asked for.
 */
export function createRowFinder({ among, screenCategories }: Pick<RowFilter, "among" | "screenCategories">) {
  const found = new Uint16Array(PART_SIZE);

  function findNamed(ids: Int32Array, { productIds }: ListingPart): Uint16Array {
    const [first, last] = [productIds[0]!, productIds[productIds.length - 1]!];
    let count = 0;
    for (let next = firstAtLeast(ids, first); next < ids.length && ids[next]! <= last; next++) {
      let row = Math.min(ids[next]! - first, productIds.length - 1);
      while (productIds[row]! > ids[next]!) row -= 1;
      if (productIds[row] === ids[next]) found[count++] = row;
    }
    return found.subarray(0, count);
  }

  function findOfCategories(wanted: Uint8Array, { categoryRuns: { ids, starts, rows } }: ListingPart): Uint16Array {
    let count = 0;
    for (let run = 0; run < ids.length; run++) {
      if (wanted[ids[run]!] !== 1) continue;
      for (let at = starts[run]!; at < starts[run + 1]!; at++) found[count++] = rows[at]!;
    }
    return found.subarray(0, count);
  }

  return (part: ListingPart): Uint16Array => {
    if (among !== null) return findNamed(among, part);
    if (screenCategories !== null) return findOfCategories(screenCategories, part);
    return ALL_ROWS.subarray(0, part.productIds.length);
  };
}

/** Where the first number stands that is not below `least`, in numbers that rise. */
function firstAtLeast(numbers: Int32Array, least: number): number {
  let [from, to] = [0, numbers.length];
  while (from < to) {
    const middle = (from + to) >>> 1;
    if (numbers[middle]! < least) from = middle + 1;
    else to = middle;
  }
  return from;
}
