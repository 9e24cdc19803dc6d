import { compareMoney, lowerOf, type Money } from "#shared/money.ts";
import { priceNow, type PriceRule } from "./price-now.ts";

/** What one piece costs when so many are bought at once. */
export type PriceStep = { minimumQuantity: number; price: Money };

/** The steps at which a piece gets cheaper now, from few to many; `priceOfOne` is what a single one costs. */
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
