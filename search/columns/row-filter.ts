import { ON_OFFER, PART_SIZE, type ListingColumns, type ListingPart } from "./listing-columns.ts";

const ALL_ROWS = Uint16Array.from({ length: PART_SIZE }, (_, row) => row);

/** A filter for the columns: id sets as byte masks, amounts in minor units of the base currency. */
export type RowFilter = {
  screenCategories: Uint8Array | null;
  chosenCategories: Uint8Array | null;
  /** 0 for any. */
  brandId: number;
  brands: Uint8Array | null;
  /** 0 for any. */
  shopId: number;
  colors: readonly number[];
  valueGroups: readonly { offered: readonly number[]; chosen: readonly number[] }[];
  hasVariantChoice: boolean;
  priceFrom: number;
  priceBelow: number;
  isPriced: boolean;
  /** 0 for any. */
  ratingTenths: number;
  isInStock: boolean;
  isOnOffer: boolean;
  isSold: boolean;
  /** Seconds since 1970. */
  now: number;
  /** Restricts to these products by ascending id; null for all. Applied by `createRowFinder`. */
  among: Int32Array | null;
};

/** The facet whose selection a row fails, if only one: a facet counts rows that fail nothing, or only that facet. */
export const NOTHING = 0;
export const CATEGORY = 1;
export const BRAND = 2;
export const RATING = 3;
export const COLOR = 4;
export const FIRST_GROUP = 5;
export const MORE_THAN_ONE = 255;
/** Not part of the screen. */
export const OFF_SCREEN = -1;

export function idsAsBytes(ids: readonly number[] | Int32Array | null, max: number): Uint8Array | null {
  if (!ids) return null;
  const bytes = new Uint8Array(max + 1);
  for (const id of ids) if (id <= max) bytes[id] = 1;
  return bytes;
}

/** The conditions that a product's own row fails. Only reads the columns that the filter needs, as each read may be a cache miss. */
export function failureOfProduct(part: ListingPart, at: number, filter: RowFilter): number {
  if (filter.screenCategories !== null && filter.screenCategories[part.categoryIds[at]!] !== 1) return OFF_SCREEN;
  if (filter.brandId !== 0 && part.brandIds[at] !== filter.brandId) return OFF_SCREEN;
  if (filter.shopId !== 0 && part.shopIds[at] !== filter.shopId) return OFF_SCREEN;
  if (filter.isInStock && part.inStockPrices[at] === Infinity) return OFF_SCREEN;
  if (filter.isSold && part.salesCounts[at] === 0) return OFF_SCREEN;
  if (filter.isOnOffer && ((part.flags[at]! & ON_OFFER) === 0 || part.priceEnds[at]! <= filter.now)) return OFF_SCREEN;
  let failed = NOTHING;
  if (filter.chosenCategories !== null && filter.chosenCategories[part.categoryIds[at]!] !== 1) failed = CATEGORY;
  if (filter.brands !== null && filter.brands[part.brandIds[at]!] !== 1)
    failed = failed === NOTHING ? BRAND : MORE_THAN_ONE;
  if (filter.ratingTenths !== 0 && part.ratingTenths[at]! < filter.ratingTenths)
    failed = failed === NOTHING ? RATING : MORE_THAN_ONE;
  return failed;
}

/** What each kind of variant fails. */
export function failuresOfKinds(columns: ListingColumns, filter: RowFilter): Uint8Array {
  const failures = new Uint8Array(columns.kinds.lists.length);
  const wanted = [
    ...(filter.colors.length > 0 ? [{ code: COLOR, choices: filter.colors.map((id) => -id) }] : []),
    ...filter.valueGroups.map(({ chosen }, index) => ({ code: FIRST_GROUP + index, choices: chosen })),
  ].map(({ code, choices }) => ({ code, numbers: new Set(choices.map((id) => columns.choiceNumbers.get(id))) }));
  if (wanted.length === 0) return failures;
  for (const [kind, list] of columns.kinds.lists.entries())
    for (const { code, numbers } of wanted)
      if (!list.some((number) => numbers.has(number)))
        failures[kind] = failures[kind] === NOTHING ? code : MORE_THAN_ONE;
  return failures;
}

/** The lowest price of the variants that fail nothing; Infinity if there are none. */
export function lowestPrice(
  part: ListingPart,
  at: number,
  filter: Pick<RowFilter, "hasVariantChoice">,
  failures: Uint8Array,
  isInStock: boolean,
): number {
  if (!filter.hasVariantChoice) return isInStock ? part.inStockPrices[at]! : part.prices[at]!;
  let lowest = Infinity;
  const end = part.firstVariants[at + 1]!;
  for (let variant = part.firstVariants[at]!; variant < end; variant++) {
    if (failures[part.variantKinds[variant]!] !== NOTHING || (isInStock && part.variantStock[variant] === 0)) continue;
    const price = part.variantPrices[variant]!;
    if (price < lowest) lowest = price;
  }
  return lowest;
}

export function fitsPrice(price: number, { priceFrom, priceBelow }: RowFilter): boolean {
  return price >= priceFrom && price < priceBelow;
}

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

/** The index of the first number not below `min`, in ascending numbers. */
function firstAtLeast(numbers: Int32Array, min: number): number {
  let [from, to] = [0, numbers.length];
  while (from < to) {
    const middle = (from + to) >>> 1;
    if (numbers[middle]! < min) from = middle + 1;
    else to = middle;
  }
  return from;
}
