import fc from "fast-check";
import { expect, test } from "vitest";
import { compareMoney, isZero, mostPaidBy, toBase } from "#shared/money.ts";
import { convertPoints, pointsFor, pointsLost } from "./reward.ts";
import { usd } from "#tests/support/usd.ts";

const CASES = 10_000;

test("points are for each unit, or for each whole unit of money", () => {
  expect(pointsFor({ quantity: 3, goods: usd(1999) }, { points: 5, per: "unit" })).toBe(15);
  expect(pointsFor({ quantity: 3, goods: usd(1999) }, { points: 5, per: "amount" })).toBe(95);
});

test("a conversion takes no more points than were given, and no fewer than its money is worth", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 10_000_000 }),
      fc.integer({ min: 1, max: 10_000 }),
      fc.constantFrom("USD", "JPY", "KWD"),
      (points, rate, currency) => {
        const converted = convertPoints(points, rate, currency);
        expect(converted.points).toBeLessThanOrEqual(points);
        expect(convertPoints(converted.points, rate, currency)).toEqual(converted);
        expect(convertPoints(points - converted.points, rate, currency).points).toBeLessThan(Math.max(rate, 1) + 1);
      },
    ),
    { numRuns: CASES },
  );
});

test("points go with refunds step by step, all of them with the last", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 100_000 }),
      fc.integer({ min: 1, max: 1_000_000 }),
      fc.array(fc.integer({ min: 0, max: 1_000_000 }), { maxLength: 6 }),
      (points, paid, refunds) => {
        let before = 0;
        for (const refunded of [...refunds.filter((each) => each < paid).toSorted((a, b) => a - b), paid]) {
          const lost = pointsLost({ points, paid: usd(paid), refunded: usd(refunded) });
          expect(lost).toBeGreaterThanOrEqual(before);
          before = lost;
        }
        expect(before).toBe(points);
      },
    ),
    { numRuns: CASES },
  );
});

test("what a wallet pays in another currency is never worth more than is in it, nor a step less", () => {
  const currencies = [
    { code: "EUR", exchangeRate: "0.9231", roundingStepMinor: 1 },
    { code: "JPY", exchangeRate: "151.37", roundingStepMinor: 1 },
    { code: "KWD", exchangeRate: "0.3071", roundingStepMinor: 5 },
  ];
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000_000 }), fc.constantFrom(...currencies), (minor, currency) => {
      const balance = usd(minor);
      const paid = mostPaidBy(balance, currency);
      expect(compareMoney(toBase(paid, currency.exchangeRate, "USD"), balance)).toBeLessThanOrEqual(0);
      if (minor === 0) expect(isZero(paid)).toBe(true);
    }),
    { numRuns: CASES },
  );
});
