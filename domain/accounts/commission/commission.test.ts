import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  addMoney,
  compareMoney,
  isNegative,
  moneyFromMinor,
  percentOf,
  subtractMoney,
  sumMoney,
  toBase,
  type Money,
} from "#shared/money.ts";
import { commissionOf, paidFor, reversedPart, splitOrder, type OrderToEarn } from "./commission.ts";

const CASES = 10_000;
const RATES: Record<string, string> = { USD: "1", EUR: "0.9231", JPY: "151.37", KWD: "0.3071" };

const randomLine = fc.record({
  unit: fc.oneof(fc.integer({ min: 0, max: 20 }), fc.integer({ min: 0, max: 500_000 })),
  quantity: fc.integer({ min: 1, max: 20 }),
  discountShare: fc.integer({ min: 0, max: 100 }),
  operatorShare: fc.integer({ min: 0, max: 100 }),
  taxBasisPoints: fc.integer({ min: 0, max: 2500 }),
  basisPoints: fc.integer({ min: 0, max: 10_000 }),
  fixed: fc.integer({ min: 0, max: 500 }),
});

const randomOrder = fc
  .record({
    currency: fc.constantFrom("USD", "EUR", "JPY", "KWD"),
    taxDisplay: fc.constantFrom("before_tax" as const, "after_tax" as const),
    delivery: fc.integer({ min: 0, max: 5000 }),
    lines: fc.array(randomLine, { minLength: 1, maxLength: 6 }),
  })
  .map(({ currency, taxDisplay, delivery, lines }): OrderToEarn => {
    const money = (minor: number) => moneyFromMinor(minor, currency);
    const made = lines.map((line, index) => {
      const total = line.unit * line.quantity;
      const discount = Math.floor((total * line.discountShare) / 100);
      const priced = {
        id: index + 1,
        quantity: line.quantity,
        lineTotal: money(total),
        couponDiscount: money(discount),
        operatorDiscount: money(Math.floor((discount * line.operatorShare) / 100)),
        tax: money(Math.floor(((total - discount) * line.taxBasisPoints) / (10_000 + line.taxBasisPoints))),
      };
      const rate = { basisPoints: line.basisPoints, fixed: money(line.fixed) };
      return { ...priced, commission: commissionOf(priced, rate, taxDisplay) };
    });
    const goods = sumMoney(
      made.map((line) => paidFor(line, taxDisplay)),
      currency,
    );
    return {
      id: 1,
      shopId: 1,
      total: addMoney(goods, money(delivery)),
      exchangeRate: RATES[currency]!,
      taxDisplay,
      lines: made,
    };
  });

const shares = fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 1, maxLength: 5 });

describe("what was paid for an order", () => {
  test("is split between shop and operator to the minor unit, and no share is negative", () => {
    fc.assert(
      fc.property(randomOrder, (order) => {
        const { total, parts } = splitOrder(order, "USD");
        expect(total).toEqual(toBase(order.total, order.exchangeRate, "USD"));
        const paid = parts.map((part) => subtractMoney(addMoney(part.earning, part.commission), part.promotion));
        expect(sumMoney(paid, "USD")).toEqual(total);
        for (const part of parts) expect([part.earning, part.commission, part.promotion].some(isNegative)).toBe(false);
      }),
      { numRuns: CASES },
    );
  });

  test("goes back in any steps to exactly what it was, and never backwards", () => {
    fc.assert(
      fc.property(randomOrder, shares, (order, steps) => {
        for (const part of splitOrder(order, "USD").parts) {
          let refunded = moneyFromMinor(0, order.total.currency);
          let before = reversedPart(part, refunded);
          for (const share of [...steps.toSorted((a, b) => a - b), 100]) {
            refunded = share === 100 ? part.paid : portion(part.paid, share);
            const now = reversedPart(part, refunded);
            expect([now.earning, now.commission, now.promotion].every((amount) => !isNegative(amount))).toBe(true);
            expect(compareMoney(now.commission, before.commission)).toBeGreaterThanOrEqual(0);
            before = now;
          }
          expect(before).toEqual({ earning: part.earning, commission: part.commission, promotion: part.promotion });
        }
      }),
      { numRuns: 2000 },
    );
  });
});

/** This share in hundredths, rounded down. */
const portion = (amount: Money, share: number): Money => percentOf(amount, share * 100, "down");
