import { expect, test } from "vitest";
import { moneyFromMinor } from "#shared/money.ts";
import { estimateArrival, ratesFor, type ShippingRate } from "./shipping.ts";

const rate = (id: number, shopId: number | null, countryCode: string | null): ShippingRate => ({
  id,
  shopId,
  countryCode,
  name: "Standard delivery",
  price: moneyFromMinor(490, "USD"),
  freeFrom: null,
  minimumDays: 2,
  maximumDays: 4,
});

const RATES = [rate(1, null, null), rate(2, null, "DE"), rate(3, 7, "DE"), rate(4, 7, "FR"), rate(5, 8, null)];
const idsFor = (shopId: number, countryCode: string) => ratesFor(RATES, shopId, countryCode).map(({ id }) => id);

test("a country with rates of its own is not served at those of everywhere", () => {
  expect(idsFor(1, "DE")).toEqual([2]);
  expect(idsFor(1, "US")).toEqual([1]);
});

test("a shop with rates of its own delivers at those alone, and only where they reach", () => {
  expect(idsFor(7, "DE")).toEqual([3]);
  expect(idsFor(7, "US")).toEqual([]);
  expect(idsFor(8, "DE")).toEqual([5]);
});

test("a delivery says between which days it arrives", () => {
  const now = new Date("2026-12-30T23:30:00Z");
  expect(estimateArrival(rate(1, null, null), now)).toEqual({ from: "2027-01-01", to: "2027-01-03" });
});
