import {
  compareMoney,
  isZero,
  minorDigits,
  moneyFromMinor,
  shareOfCount,
  wholeUnits,
  type Money,
} from "#shared/money.ts";

/** Points for each unit bought, or for each whole unit of the base currency that is paid for the goods. */
export type RewardRate = { points: number; per: "unit" | "amount" };

/** A line's points, with what of it was refunded; money in the purchase's currency. */
export type Grant = {
  id: number;
  customerId: number;
  points: number;
  reversedPoints: number;
  status: "pending" | "available";
  paid: Money;
  refunded: Money;
};

/** `goods`: what the line costs after all discounts, in the base currency. */
export function pointsFor(line: { quantity: number; goods: Money }, rate: RewardRate): number {
  return rate.points * (rate.per === "unit" ? line.quantity : wholeUnits(line.goods));
}

/** How many of a line's points go when so much of what was paid for it is refunded: in proportion, all with the whole. */
export function pointsLost({ points, paid, refunded }: Pick<Grant, "points" | "paid" | "refunded">): number {
  if (isZero(refunded)) return 0;
  return isZero(paid) || compareMoney(refunded, paid) >= 0 ? points : shareOfCount(points, refunded, paid);
}

/** What so many points are worth, and how many it takes: down to the minor unit, what is left over of the points stays. */
export function convertPoints(points: number, pointsPerUnit: number, baseCurrency: string): Conversion {
  const unit = 10 ** minorDigits(baseCurrency);
  const minor = Math.floor((points * unit) / pointsPerUnit);
  return { amount: moneyFromMinor(minor, baseCurrency), points: Math.ceil((minor * pointsPerUnit) / unit) };
}

export type Conversion = { amount: Money; points: number };
