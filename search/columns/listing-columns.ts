/** Products whose ids differ only in these bits form a part, which is loaded as a whole. */
export const PART_BITS = 10;
export const PART_SIZE = 1 << PART_BITS;

export const IN_STOCK = 1;
export const ON_OFFER = 2;

/**
 * Columns of up to `PART_SIZE` neighboring products and their variants, ordered by category so that a screen's rows are
 * close together, then by id. Amounts are minor units of the base currency.
 */
export type ListingPart = {
  /** The lowest possible id in this part. */
  firstId: number;
  productIds: Int32Array;
  /** The row of each id, by its lowest bits; -1 if there is no such product. */
  rowOfId: Int16Array;
  categoryIds: Int32Array;
  /** 0 for none. */
  brandIds: Int32Array;
  shopIds: Int32Array;
  salesCounts: Int32Array;
  /** Units sold; minus 2 ** 31 if out of stock. */
  popularities: Int32Array;
  ratingTenths: Uint8Array;
  flags: Uint8Array;
  prices: Float64Array;
  /** Infinity if nothing is in stock, or nothing ends. */
  inStockPrices: Float64Array;
  offerEnds: Float64Array;
  priceEnds: Float64Array;
  publishedAt: Float64Array;
  /** The index in `choiceSets` of all its variants' choices. */
  choiceSets: Int32Array;
  categoryRuns: CategoryRuns;
  /** The index of its first variant; has one entry more than there are products. */
  firstVariants: Int32Array;
  /** The index in `kinds` of a variant. */
  variantKinds: Int32Array;
  variantPrices: Float64Array;
  variantStock: Uint8Array;
};

/** The categories of a part, ascending: the products of `ids[n]` are in the rows `starts[n]` to `starts[n + 1] - 1`. */
export type CategoryRuns = { ids: Int32Array; starts: Uint16Array };

/** Interned lists of choices, referenced by number: far fewer than products or variants. */
export type ChoiceLists = { lists: Int32Array[]; numbers: Map<string, number> };

/** This process's in-memory data for listings and facets. */
export type ListingColumns = {
  parts: Map<number, ListingPart>;
  /** Attribute values, and colors as negative ids; the index is the choice's number. */
  choices: number[];
  choiceNumbers: Map<number, number>;
  /** The choices of one variant. */
  kinds: ChoiceLists;
  /** The choices of all variants of a product. */
  choiceSets: ChoiceLists;
  /** The highest existing ids. */
  max: { category: number; brand: number; shop: number };
  /** Everything committed before this transaction is loaded; newer change markers already processed are in `seen`. */
  readBefore: number;
  seen: Map<number, string>;
};

export type ProductRows = {
  choices: number[];
  ids: Uint8Array;
  categories: Uint8Array;
  brands: Uint8Array;
  shops: Uint8Array;
  sales: Uint8Array;
  ratings: Uint8Array;
  flags: Uint8Array;
  prices: Uint8Array;
  in_stock_prices: Uint8Array;
  offer_ends: Uint8Array;
  price_ends: Uint8Array;
  published: Uint8Array;
};

export type VariantRows = {
  color_id: number | null;
  values: number[];
  products: Uint8Array;
  prices: Uint8Array;
  stock: Uint8Array;
};

export function createColumns(readBefore: number): ListingColumns {
  return {
    parts: new Map(),
    choices: [],
    choiceNumbers: new Map(),
    kinds: { lists: [], numbers: new Map() },
    choiceSets: { lists: [], numbers: new Map() },
    max: { category: 0, brand: 0, shop: 0 },
    readBefore,
    seen: new Map(),
  };
}

/** Replaces the parts from `first` to `last` with their database content, which is grouped by lists of choices. */
export function putParts(
  columns: ListingColumns,
  { first, last }: { first: number; last: number },
  products: readonly ProductRows[],
  variants: readonly VariantRows[],
): void {
  const firstId = first << PART_BITS;
  const positions = numberProducts(firstId, (last - first + 1) << PART_BITS, products);
  const variantCounts = countVariants(firstId, positions, variants);
  const parts = new Map<number, ListingPart>();
  for (let part = first; part <= last; part++) {
    const from = (part - first) << PART_BITS;
    const made = createPart(
      part << PART_BITS,
      positions.subarray(from, from + PART_SIZE),
      variantCounts.subarray(from, from + PART_SIZE),
    );
    if (made) parts.set(part, made);
  }
  fillProducts(columns, parts, firstId, positions, products);
  fillVariants(columns, parts, firstId, positions, variants);
  for (let part = first; part <= last; part++) {
    const made = parts.get(part);
    if (made) columns.parts.set(part, made);
    else columns.parts.delete(part);
  }
}

/** Each id's position in its part, -1 if there is no such product. */
function numberProducts(firstId: number, size: number, products: readonly ProductRows[]): Int16Array {
  const categoryIds = new Int32Array(size).fill(-1);
  for (const rows of products) {
    const [ids, categories] = [viewOf(rows.ids), viewOf(rows.categories)];
    for (let at = 0; at < ids.byteLength; at += 4) categoryIds[ids.getInt32(at) - firstId] = categories.getInt32(at);
  }
  const positions = new Int16Array(size).fill(-1);
  for (let from = 0; from < size; from += PART_SIZE) {
    const keys = Float64Array.from(
      categoryIds.subarray(from, from + PART_SIZE),
      (id, at) => id * PART_SIZE + at,
    ).sort();
    let next = 0;
    for (const key of keys) if (key >= 0) positions[from + (key % PART_SIZE)] = next++;
  }
  return positions;
}

function countVariants(firstId: number, positions: Int16Array, variants: readonly VariantRows[]): Int32Array {
  const counts = new Int32Array(positions.length);
  for (const rows of variants) {
    const ids = viewOf(rows.products);
    for (let at = 0; at < ids.byteLength; at += 4) counts[ids.getInt32(at) - firstId]! += 1;
  }
  return counts;
}

function createPart(firstId: number, positions: Int16Array, variantCounts: Int32Array): ListingPart | null {
  let [products, variants] = [0, 0];
  for (const [index, position] of positions.entries()) {
    if (position < 0) continue;
    products += 1;
    variants += variantCounts[index]!;
  }
  if (products === 0) return null;
  const firstVariants = new Int32Array(products + 1);
  for (const [index, position] of positions.entries())
    if (position >= 0) firstVariants[position + 1] = variantCounts[index]!;
  for (let row = 0; row < products; row++) firstVariants[row + 1]! += firstVariants[row]!;
  return {
    firstId,
    productIds: new Int32Array(products),
    rowOfId: positions.slice(),
    categoryIds: new Int32Array(products),
    brandIds: new Int32Array(products),
    shopIds: new Int32Array(products),
    salesCounts: new Int32Array(products),
    popularities: new Int32Array(products),
    ratingTenths: new Uint8Array(products),
    flags: new Uint8Array(products),
    prices: new Float64Array(products),
    inStockPrices: new Float64Array(products),
    offerEnds: new Float64Array(products),
    priceEnds: new Float64Array(products),
    publishedAt: new Float64Array(products),
    choiceSets: new Int32Array(products),
    categoryRuns: runsOf(new Int32Array()),
    firstVariants,
    variantKinds: new Int32Array(variants),
    variantPrices: new Float64Array(variants),
    variantStock: new Uint8Array(variants),
  };
}

function fillProducts(
  columns: ListingColumns,
  parts: ReadonlyMap<number, ListingPart>,
  firstId: number,
  positions: Int16Array,
  products: readonly ProductRows[],
): void {
  const { max } = columns;
  for (const rows of products) {
    const choiceSet = numberOf(columns, columns.choiceSets, rows.choices);
    const [ids, categories, brands, shops, sales] = [
      rows.ids,
      rows.categories,
      rows.brands,
      rows.shops,
      rows.sales,
    ].map(viewOf) as [DataView, DataView, DataView, DataView, DataView];
    const [prices, inStockPrices, offerEnds, priceEnds, published] = [
      rows.prices,
      rows.in_stock_prices,
      rows.offer_ends,
      rows.price_ends,
      rows.published,
    ].map(viewOf) as [DataView, DataView, DataView, DataView, DataView];
    for (let row = 0; row < ids.byteLength / 4; row++) {
      const id = ids.getInt32(row * 4);
      const part = parts.get(id >> PART_BITS)!;
      const at = positions[id - firstId]!;
      part.productIds[at] = id;
      part.categoryIds[at] = categories.getInt32(row * 4);
      part.brandIds[at] = brands.getInt32(row * 4);
      part.shopIds[at] = shops.getInt32(row * 4);
      part.salesCounts[at] = sales.getInt32(row * 4);
      part.ratingTenths[at] = rows.ratings[row]!;
      part.flags[at] = rows.flags[row]!;
      part.popularities[at] = part.salesCounts[at]! - ((part.flags[at]! & IN_STOCK) === 0 ? 2 ** 31 : 0);
      part.prices[at] = prices.getFloat64(row * 8);
      part.inStockPrices[at] = inStockPrices.getFloat64(row * 8);
      part.offerEnds[at] = offerEnds.getFloat64(row * 8);
      part.priceEnds[at] = priceEnds.getFloat64(row * 8);
      part.publishedAt[at] = published.getFloat64(row * 8);
      part.choiceSets[at] = choiceSet;
      max.category = Math.max(max.category, part.categoryIds[at]!);
      max.brand = Math.max(max.brand, part.brandIds[at]!);
      max.shop = Math.max(max.shop, part.shopIds[at]!);
    }
  }
  for (const part of parts.values()) part.categoryRuns = runsOf(part.categoryIds);
}

function runsOf(categoryIds: Int32Array): CategoryRuns {
  const starts = [...categoryIds.keys()].filter((row) => row === 0 || categoryIds[row] !== categoryIds[row - 1]);
  return {
    ids: Int32Array.from(starts, (start) => categoryIds[start]!),
    starts: Uint16Array.from([...starts, categoryIds.length]),
  };
}

function fillVariants(
  columns: ListingColumns,
  parts: ReadonlyMap<number, ListingPart>,
  firstId: number,
  positions: Int16Array,
  variants: readonly VariantRows[],
): void {
  const filled = new Int32Array(positions.length);
  for (const rows of variants) {
    const choices = rows.color_id === null ? rows.values : [-rows.color_id, ...rows.values];
    const kind = numberOf(columns, columns.kinds, choices);
    const [ids, prices] = [viewOf(rows.products), viewOf(rows.prices)];
    for (let row = 0; row < ids.byteLength / 4; row++) {
      const index = ids.getInt32(row * 4) - firstId;
      // A product added or removed between the two reads: its change marker causes a reload of this part.
      if (positions[index]! < 0) continue;
      const part = parts.get((index + firstId) >> PART_BITS)!;
      const at = part.firstVariants[positions[index]!]! + filled[index]!++;
      part.variantKinds[at] = kind;
      part.variantPrices[at] = prices.getFloat64(row * 8);
      part.variantStock[at] = rows.stock[row]!;
    }
  }
}

/** The number of a list of choices; a new list gets the next one. */
function numberOf(columns: ListingColumns, { lists, numbers }: ChoiceLists, choices: readonly number[]): number {
  const key = choices.join();
  const known = numbers.get(key);
  if (known !== undefined) return known;
  const shortNumbers = choices.map((choice) => {
    const number = columns.choiceNumbers.get(choice);
    if (number !== undefined) return number;
    columns.choiceNumbers.set(choice, columns.choices.length);
    return columns.choices.push(choice) - 1;
  });
  numbers.set(key, lists.length);
  return lists.push(Int32Array.from(shortNumbers)) - 1;
}

/** A view of numbers in the database's byte order. */
export function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
