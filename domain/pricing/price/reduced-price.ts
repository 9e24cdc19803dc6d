import { compareMoney, lowerOf, type Money } from "#shared/money.ts";
import { priceNow, type PriceRule } from "./price-now.ts";

/** A price that a variant had from an instant on. */
export type PriceChange = { price: Money; changedAt: Date };

/** What a list tells about a variant's price at this instant. */
export type ReducedPrice = {
  price: Money;
  oldPrice: Money | null;
  lowestPrice30Days: Money | null;
  validUntil: Date | null;
  /** When the offer ends; null when there is none, or when it has no end. */
  endsAt: Date | null;
};

const THIRTY_DAYS_MILLISECONDS = 30 * 86_400_000;

/** The price for one piece, and when it is reduced what it was before and its lowest in the 30 days before the reduction began. */
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

/** Over the 30 days before an instant, the price in force at their beginning included; null when nothing is known. */
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
