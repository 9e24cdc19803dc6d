import { compareMoney, lowerOf, type Money } from "#shared/money.ts";
import { priceNow, type PriceRule } from "./price-now.ts";

/** The price of a variant from an instant on. */
export type PriceChange = { price: Money; changedAt: Date };

/** A variant's price in a listing at this instant. */
export type ReducedPrice = {
  price: Money;
  oldPrice: Money | null;
  lowestPrice30Days: Money | null;
  validUntil: Date | null;
  /** When the offer ends; null if there is none, or if it has no end. */
  endsAt: Date | null;
};

const THIRTY_DAYS_MILLISECONDS = 30 * 86_400_000;

/** The price of one unit and, if reduced, the old price and the lowest price of the 30 days before the reduction. */
export function reducedPrice(
  ownPrice: Money,
  rules: readonly PriceRule[],
  changes: readonly PriceChange[],
  now: Date,
): ReducedPrice {
  const { price, validUntil } = priceNow(ownPrice, rules, now, 1);
  if (compareMoney(price, ownPrice) === 0)
    return { price, oldPrice: null, lowestPrice30Days: null, validUntil, endsAt: null };
  const reducing = rules
    .filter((rule) => rule.kind !== "wholesale")
    .filter((rule) => rule.startsAt <= now && (rule.endsAt === null || rule.endsAt > now))
    .map((rule) => ({ rule, price: priceNow(ownPrice, [rule], now, 1).price }))
    .filter((reduction) => compareMoney(reduction.price, ownPrice) < 0);
  const since = Math.min(...reducing.map(({ rule }) => rule.startsAt.getTime()));
  const ends = reducing
    .filter((reduction) => compareMoney(reduction.price, price) === 0)
    .map(({ rule }) => rule.endsAt);
  return {
    price,
    oldPrice: ownPrice,
    lowestPrice30Days: lowestPriceBefore(since, changes) ?? ownPrice,
    validUntil,
    endsAt: ends.includes(null) ? null : new Date(Math.max(...ends.map((end) => end!.getTime()))),
  };
}

/** Over the 30 days before an instant, including the price in force at their start; null if unknown. */
function lowestPriceBefore(instant: number, changes: readonly PriceChange[]): Money | null {
  const begin = instant - THIRTY_DAYS_MILLISECONDS;
  const before = changes.filter(({ changedAt }) => changedAt.getTime() < instant);
  const inForce = before
    .filter(({ changedAt }) => changedAt.getTime() <= begin)
    .toSorted((one, other) => one.changedAt.getTime() - other.changedAt.getTime())
    .at(-1);
  const prices = [
    ...(inForce ? [inForce.price] : []),
    ...before.filter(({ changedAt }) => changedAt.getTime() > begin).map(({ price }) => price),
  ];
  return prices.length > 0 ? prices.reduce(lowerOf) : null;
}
