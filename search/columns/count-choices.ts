import type { ListingColumns, ListingPart } from "./listing-columns.ts";
import {
  BRAND,
  CATEGORY,
  COLOR,
  createRowFinder,
  failureOfProduct,
  failuresOfKinds,
  FIRST_GROUP,
  fitsPrice,
  lowestPrice,
  MORE_THAN_ONE,
  NOTHING,
  OFF_SCREEN,
  RATING,
  type RowFilter,
} from "./row-filter.ts";

/** The number of products per choice, ignoring the selection in its own facet. */
export type ChoiceCounts = {
  total: number;
  categories: Int32Array;
  brands: Int32Array;
  /** By whole stars. */
  stars: Int32Array;
  inStock: number;
  /** By attribute value, and by color as a negative id. */
  choices: Map<number, number>;
  /** Minor units; null if no products are left. */
  lowest: number | null;
  highest: number | null;
};

const MAX_STARS = 5;

/**
 * A row that fails only one facet's selection is counted in that facet, one that fails more in none; a product counts
 * if the cheapest of its remaining variants is in the price range.
 */
export function countChoices(columns: ListingColumns, filter: RowFilter): ChoiceCounts {
  const failures = failuresOfKinds(columns, filter);
  const isByVariant = filter.hasVariantChoice || filter.isInStock || filter.isPriced;
  const counted = isByVariant ? countedOfKinds(columns, filter, failures) : [];
  const variants = createVariantCounter(columns.choices.length, filter, counted);
  const sets = new Int32Array(columns.choiceSets.lists.length);
  const categories = new Int32Array(columns.max.category + 1);
  const brands = new Int32Array(columns.max.brand + 1);
  const stars = new Int32Array(MAX_STARS + 1);
  let [total, inStock, lowest, highest] = [0, 0, Infinity, -Infinity];
  const findRows = createRowFinder(filter);
  for (const part of columns.parts.values()) {
    const rows = findRows(part);
    for (let index = 0; index < rows.length; index++) {
      const at = rows[index]!;
      const failed = failureOfProduct(part, at, filter);
      if (failed === OFF_SCREEN || failed === MORE_THAN_ONE) continue;
      if (failed === NOTHING && isByVariant) variants.add(part, at);
      const price = lowestPrice(part, at, filter, failures, filter.isInStock);
      if (price === Infinity) continue;
      const isFitting = fitsPrice(price, filter);
      if (failed === NOTHING) {
        if (price < lowest) lowest = price;
        if (price > highest) highest = price;
        const available = lowestPrice(part, at, filter, failures, true);
        if (available !== Infinity && fitsPrice(available, filter)) inStock += 1;
        if (isFitting) {
          total += 1;
          if (!isByVariant) sets[part.choiceSets[at]!]! += 1;
        }
      }
      if (!isFitting) continue;
      if (failed === NOTHING || failed === CATEGORY) categories[part.categoryIds[at]!]! += 1;
      if (failed === NOTHING || failed === BRAND) brands[part.brandIds[at]!]! += 1;
      if (failed === NOTHING || failed === RATING) stars[Math.floor(part.ratingTenths[at]! / 10)]! += 1;
    }
  }
  const numbers = isByVariant ? variants.counts : addUpSets(columns, sets);
  return {
    total,
    categories,
    brands,
    stars,
    inStock,
    choices: new Map(columns.choices.map((choice, number) => [choice, numbers[number]!])),
    lowest: lowest === Infinity ? null : lowest,
    highest: highest === -Infinity ? null : highest,
  };
}

/** The choices that each kind of variant is counted for. */
function countedOfKinds(columns: ListingColumns, { valueGroups }: RowFilter, failures: Uint8Array): Int32Array[] {
  const none = new Int32Array();
  return columns.kinds.lists.map((list, kind) => {
    const failed = failures[kind]!;
    if (failed === NOTHING) return list;
    if (failed === MORE_THAN_ONE) return none;
    const isOfFailed = (choice: number) =>
      failed === COLOR ? choice < 0 : valueGroups[failed - FIRST_GROUP]!.offered.includes(choice);
    return list.filter((number) => isOfFailed(columns.choices[number]!));
  });
}

/** Counts a product once per choice that one of its variants has. */
function createVariantCounter(choices: number, filter: RowFilter, counted: readonly Int32Array[]) {
  const counts = new Int32Array(choices);
  const lastProduct = new Int32Array(choices);
  const lowest = new Float64Array(choices);
  const touched = new Int32Array(choices);
  let product = 0;
  return {
    counts,
    add(part: ListingPart, at: number): void {
      product += 1;
      let touches = 0;
      const end = part.firstVariants[at + 1]!;
      for (let variant = part.firstVariants[at]!; variant < end; variant++) {
        if (filter.isInStock && part.variantStock[variant] === 0) continue;
        const list = counted[part.variantKinds[variant]!]!;
        const price = part.variantPrices[variant]!;
        for (let index = 0; index < list.length; index++) {
          const choice = list[index]!;
          if (lastProduct[choice] !== product) {
            lastProduct[choice] = product;
            lowest[choice] = price;
            touched[touches++] = choice;
          } else if (price < lowest[choice]!) lowest[choice] = price;
        }
      }
      for (let index = 0; index < touches; index++) {
        const choice = touched[index]!;
        if (fitsPrice(lowest[choice]!, filter)) counts[choice]! += 1;
      }
    },
  };
}

function addUpSets(columns: ListingColumns, sets: Int32Array): Int32Array {
  const counts = new Int32Array(columns.choices.length);
  for (const [set, count] of sets.entries())
    if (count > 0) for (const choice of columns.choiceSets.lists[set]!) counts[choice]! += count;
  return counts;
}
