/** Units of a variant. */
export type StockUnits = { variantId: number; quantity: number };

/** Units that an order line holds. */
export type HeldUnits = StockUnits & { orderLineId: number };

/** Units that were taken off what can be sold. `left`: after that. `lowFrom`: with so many left the shop tells how few they are. `isNotedInStock`: what lists had noted before. */
export type TakenUnits = StockUnits & { productId: number; left: number; lowFrom: number; isNotedInStock: boolean };

export type MovementKind = "received" | "allocated" | "shipped" | "released" | "adjusted";

/** One entry a variant, in id order: everybody locks stock in this order, so nobody waits for ever. */
export function unitsByVariant(units: readonly StockUnits[]): StockUnits[] {
  const sums = new Map<number, number>();
  for (const { variantId, quantity } of units) sums.set(variantId, (sums.get(variantId) ?? 0) + quantity);
  return [...sums]
    .map(([variantId, quantity]) => ({ variantId, quantity }))
    .toSorted((one, other) => one.variantId - other.variantId);
}
