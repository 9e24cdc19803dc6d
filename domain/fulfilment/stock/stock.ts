/** Units of a variant. */
export type StockUnits = { variantId: number; quantity: number };

/** Units allocated to an order line. */
export type HeldUnits = StockUnits & { orderLineId: number };

/**
 * Allocated units. `left`: the stock afterwards. `lowFrom`: from this stock down the shop shows the number left.
 * `isListedInStock`: the state in listings before.
 */
export type TakenUnits = StockUnits & { productId: number; left: number; lowFrom: number; isListedInStock: boolean };

export type MovementKind = "received" | "allocated" | "shipped" | "released" | "adjusted";

/** One entry per variant, in id order: stock is always locked in this order, to avoid deadlocks. */
export function unitsByVariant(units: readonly StockUnits[]): StockUnits[] {
  const sums = new Map<number, number>();
  for (const { variantId, quantity } of units) sums.set(variantId, (sums.get(variantId) ?? 0) + quantity);
  return [...sums]
    .map(([variantId, quantity]) => ({ variantId, quantity }))
    .toSorted((one, other) => one.variantId - other.variantId);
}
