import { PART_SIZE, type ListingPart } from "./listing-columns.ts";
import type { RowFilter } from "./row-filter.ts";

const ALL_ROWS = Uint16Array.from({ length: PART_SIZE }, (_, row) => row);

/**
 * The candidate rows of a part: those of selected products or of the screen's categories, if any, so that the cost
 * depends on the size of the screen, not of the shop. A result is valid until the next call.
 */
export function createRowFinder({ among, screenCategories }: Pick<RowFilter, "among" | "screenCategories">) {
  const found = new Uint16Array(PART_SIZE);
  /** The end of the previous part's ids: parts are mostly visited in order. */
  let end = 0;
  const categories = screenCategories && [...screenCategories.keys()].filter((id) => screenCategories[id] === 1);

  function findNamed(ids: Int32Array, { firstId, rowOfId }: ListingPart): Uint16Array {
    let count = 0;
    if (ids[end]! < firstId || ids[end - 1]! >= firstId) end = firstAtLeast(ids, firstId);
    for (; end < ids.length && ids[end]! < firstId + PART_SIZE; end++) {
      const row = rowOfId[ids[end]! - firstId]!;
      if (row >= 0) found[count++] = row;
    }
    return found.subarray(0, count);
  }

  function findOfCategories(wanted: readonly number[], { categoryRuns: { ids, starts } }: ListingPart): Uint16Array {
    let count = 0;
    for (const id of wanted) {
      const run = firstAtLeast(ids, id);
      if (ids[run] !== id) continue;
      for (let row = starts[run]!; row < starts[run + 1]!; row++) found[count++] = row;
    }
    return found.subarray(0, count);
  }

  return (part: ListingPart): Uint16Array => {
    if (among !== null) return findNamed(among, part);
    if (categories !== null) return findOfCategories(categories, part);
    return ALL_ROWS.subarray(0, part.productIds.length);
  };
}

/** The index of the first number not below `least`, in ascending numbers. */
function firstAtLeast(numbers: Int32Array, least: number): number {
  let [from, to] = [0, numbers.length];
  while (from < to) {
    const middle = (from + to) >>> 1;
    if (numbers[middle]! < least) from = middle + 1;
    else to = middle;
  }
  return from;
}
