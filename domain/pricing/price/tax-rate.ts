import type { CartToPrice, LineToPrice } from "./price-cart.ts";

/** The key of a class in a category with a rate of its own. */
export function categoryTaxKey(categoryId: number, taxClassCode: string): string {
  return `${categoryId}/${taxClassCode}`;
}

/** The rate of goods of a class in a category; null if they are not taxed. */
export function rateIn(rates: ReadonlyMap<string, number>, taxClassCode: string, categoryId?: number): number | null {
  const own = categoryId === undefined ? undefined : rates.get(categoryTaxKey(categoryId, taxClassCode));
  return own ?? rates.get(taxClassCode) ?? null;
}

/** Picked-up goods are taxed at the pick-up point; downloads at the shopper's destination. */
export function taxRateOf(
  cart: Pick<CartToPrice, "taxRates" | "pickupTaxRates">,
  { shopId, isShipped, taxClassCode, categoryId }: LineToPrice,
): number {
  const ofPickup = isShipped ? cart.pickupTaxRates?.get(shopId) : undefined;
  return rateIn(ofPickup ?? cart.taxRates, taxClassCode, categoryId) ?? 0;
}
