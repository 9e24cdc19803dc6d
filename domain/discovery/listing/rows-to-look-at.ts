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
  /** Where the ids of the part before ended: parts mostly come one after the other. */
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
