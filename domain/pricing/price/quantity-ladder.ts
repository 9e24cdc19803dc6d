import { compareMoney, lowerOf, type Money } from "#shared/money.ts";
import { priceNow, type PriceRule } from "./price-now.ts";

/** The unit price from this quantity on. */
export type PriceStep = { minimumQuantity: number; price: Money };

/**
 * The current steps at which the unit price drops, by ascending quantity; `priceOfOne` is the price of a single unit.
 */
export function quantityLadder(
  ownPrice: Money,
  priceOfOne: Money,
  wholesale: readonly PriceRule[],
  now: Date,
): PriceStep[] {
  const quantities = [...new Set(wholesale.map(({ minimumQuantity }) => minimumQuantity))];
  const steps: PriceStep[] = [];
  for (const minimumQuantity of quantities.toSorted((one, other) => one - other)) {
    const price = lowerOf(priceOfOne, priceNow(ownPrice, wholesale, now, minimumQuantity).price);
    if (compareMoney(price, steps.at(-1)?.price ?? priceOfOne) < 0) steps.push({ minimumQuantity, price });
  }
  return steps;
}
