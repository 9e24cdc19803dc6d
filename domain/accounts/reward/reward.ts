import {
  compareMoney,
  isZero,
  minorDigits,
  moneyFromMinor,
  shareOfCount,
  wholeUnits,
  type Money,
} from "#shared/money.ts";

/** Points per unit bought, or per whole unit of the base currency paid for the goods. */
export type RewardRate = { points: number; per: "unit" | "amount" };

/** A line's points, with the amount refunded; money in the purchase's currency. */
export type Grant = {
  id: number;
  customerId: number;
  points: number;
  reversedPoints: number;
  status: "pending" | "available";
  paid: Money;
  refunded: Money;
};

/** `goods`: the price of the line after all discounts, in the base currency. */
export function pointsFor(line: { quantity: number; goods: Money }, rate: RewardRate): number {
  return rate.points * (rate.per === "unit" ? line.quantity : wholeUnits(line.goods));
}

/** How many of a line's points a refund reverses: pro rata, all of them for a full refund. */
export function pointsLost({ points, paid, refunded }: Pick<Grant, "points" | "paid" | "refunded">): number {
  if (isZero(refunded)) return 0;
  return isZero(paid) || compareMoney(refunded, paid) >= 0 ? points : shareOfCount(points, refunded, paid);
}

/** The value of points rounded down to the minor unit, and how many points that uses; the rest remain. */
export function convertPoints(points: number, pointsPerUnit: number, baseCurrency: string): Conversion {
  const unit = 10 ** minorDigits(baseCurrency);
  const minor = Math.floor((points * unit) / pointsPerUnit);
  return { amount: moneyFromMinor(minor, baseCurrency), points: Math.ceil((minor * pointsPerUnit) / unit) };
}

export type Conversion = { amount: Money; points: number };
