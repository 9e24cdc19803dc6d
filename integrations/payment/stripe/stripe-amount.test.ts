import fc from "fast-check";
import { expect, test } from "vitest";
import { moneyFromMinor } from "#shared/money.ts";
import { fromStripeUnits, isStripeCurrency, toStripePart, toStripeUnits } from "./stripe-amount.ts";

const units = (minor: number, currency: string) => toStripeUnits(moneyFromMinor(minor, currency));

test("amounts are counted as Stripe counts them", () => {
  expect(units(1250, "USD")).toBe(1250);
  expect(units(1250, "JPY")).toBe(1250);
  expect(units(1250, "KWD")).toBe(1250);
  expect(units(1250, "ISK")).toBe(125_000);
  expect(units(125_000, "MGA")).toBe(1250);
});

test("what a card network cannot charge is not charged: thousandths of a dinar, cents of an ariary", () => {
  expect(units(1255, "KWD")).toBeNull();
  expect(units(125_050, "MGA")).toBeNull();
});

test("too little and too much are not charged", () => {
  expect([units(49, "USD"), units(50, "USD"), units(29, "GBP"), units(30, "GBP")]).toEqual([null, 50, null, 30]);
  expect([units(99_999_999, "USD"), units(100_000_000, "USD")]).toEqual([99_999_999, null]);
  expect(units(0, "EUR")).toBeNull();
});

test("a currency that Stripe does not know is not charged", () => {
  expect(isStripeCurrency("LYD")).toBe(false);
  expect(units(10_000, "LYD")).toBeNull();
});

test("a partial refund may be below the minimum charge", () => {
  expect(toStripePart(moneyFromMinor(1, "USD"))).toBe(1);
  expect(() => toStripePart(moneyFromMinor(50, "MGA"))).toThrow(RangeError);
});

test("a charged amount reads back as the requested amount", () => {
  const currencies = fc.constantFrom("USD", "JPY", "KWD", "ISK", "UGX", "MGA", "EUR");
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 200_000_000 }), currencies, (minor, currency) => {
      const amount = moneyFromMinor(minor, currency);
      const counted = toStripeUnits(amount);
      if (counted !== null) expect(fromStripeUnits(counted, currency.toLowerCase())).toEqual(amount);
    }),
  );
});
