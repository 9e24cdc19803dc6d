import { expect, it } from "vitest";
import { barOf, priceAt, stepOf, STEPS } from "./price-scale.ts";

const scale = { min: 4, max: 1899 };

it("starts at the cheapest and ends at the most expensive price, rounded outward", () => {
  expect(Number(priceAt(scale, 0, "down"))).toBeLessThanOrEqual(4);
  expect(Number(priceAt(scale, STEPS, "up"))).toBeGreaterThanOrEqual(1899);
});

it("finds the step of a price that it named", () => {
  for (const step of [10, 25, 50, 75, 90])
    expect(Math.abs(stepOf(scale, Number(priceAt(scale, step, "up"))) - step)).toBeLessThanOrEqual(2);
});

it("keeps prices outside of the line at its ends", () => {
  expect(stepOf(scale, 0)).toBe(0);
  expect(stepOf(scale, 99_999)).toBe(STEPS);
  expect(stepOf({ min: 5, max: 5 }, 5)).toBe(0);
});

it("says round prices", () => {
  expect(Number(priceAt(scale, 50, "down")) % 5).toBe(0);
  expect(priceAt({ min: 0, max: 9 }, 50, "down")).toMatch(/^\d+(\.\d)?$/);
});

it("draws what is between the thumbs", () => {
  expect(barOf(25, 75)).toEqual({ start: 25, width: 50 });
});
