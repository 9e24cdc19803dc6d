import fc from "fast-check";
import { expect, test } from "vitest";
import {
  chargeableGrams,
  estimateArrival,
  promisedDays,
  weightOf,
  type ShippingPractice,
} from "./shipping-practice.ts";

const box = (id: number, side: number, more: { emptyGrams?: number; maximumGrams?: number | null } = {}) => ({
  id,
  name: `Box ${id}`,
  lengthMillimeters: side,
  widthMillimeters: side,
  heightMillimeters: side,
  emptyGrams: 100,
  maximumGrams: null,
  ...more,
});
const practice = (more: Partial<ShippingPractice> = {}): ShippingPractice => ({
  handlingDays: 0,
  cutOffMinutes: null,
  volumeDivisor: null,
  packages: [],
  ...more,
});
const cube = (side: number, weightGrams = 500, quantity = 1) => ({
  quantity,
  weightGrams,
  cubicMillimeters: side ** 3,
});

test("goods are weighed in the smallest package that holds and carries them", () => {
  const packages = [box(1, 400, { emptyGrams: 300 }), box(2, 200), box(3, 200, { emptyGrams: 50, maximumGrams: 400 })];
  expect(chargeableGrams([cube(100)], practice({ packages }))).toBe(600);
  expect(chargeableGrams([cube(100, 400)], practice({ packages }))).toBe(450);
  expect(chargeableGrams([cube(300)], practice({ packages }))).toBe(800);
  expect(chargeableGrams([cube(500)], practice({ packages }))).toBe(500);
});

test("large goods weigh what their size counts as", () => {
  // 20 × 20 × 20 cm are 8000 cm³, and 5000 of them count as a kilogram.
  expect(chargeableGrams([cube(200)], practice({ volumeDivisor: 5000 }))).toBe(1600);
  expect(chargeableGrams([cube(200, 2000)], practice({ volumeDivisor: 5000 }))).toBe(2000);
  expect(chargeableGrams([cube(200)], practice({ volumeDivisor: 5000, packages: [box(1, 300)] }))).toBe(5400);
  expect(chargeableGrams([{ quantity: 2, weightGrams: 70 }], practice({ volumeDivisor: 5000 }))).toBe(140);
});

test("are never charged less than they weigh, nor less for more of them", () => {
  const lines = fc.array(
    fc.record({
      quantity: fc.integer({ min: 1, max: 9 }),
      weightGrams: fc.integer({ min: 0, max: 9_000 }),
      cubicMillimeters: fc.integer({ min: 0, max: 10 ** 8 }),
    }),
    { minLength: 1, maxLength: 5 },
  );
  fc.assert(
    fc.property(lines, fc.option(fc.integer({ min: 100, max: 10_000 })), (goods, volumeDivisor) => {
      const grams = chargeableGrams(goods, practice({ volumeDivisor }));
      expect(Number.isSafeInteger(grams)).toBe(true);
      expect(grams).toBeGreaterThanOrEqual(weightOf(goods));
      expect(chargeableGrams([...goods, goods[0]!], practice({ volumeDivisor }))).toBeGreaterThanOrEqual(grams);
    }),
  );
});

test("an order after the cut-off of the shop's own time zone arrives a day later", () => {
  const rate = { minimumDays: 1, maximumDays: 3, practice: practice({ handlingDays: 2, cutOffMinutes: 14 * 60 }) };
  const at = (clock: string) => new Date(`2026-11-26T${clock}:00Z`);
  expect(estimateArrival(rate, at("12:59"), "Europe/Berlin")).toEqual({ from: "2026-11-29", to: "2026-12-01" });
  expect(estimateArrival(rate, at("13:00"), "Europe/Berlin")).toEqual({ from: "2026-11-30", to: "2026-12-02" });
  expect(estimateArrival(rate, at("23:30"), "Asia/Tokyo")).toEqual({ from: "2026-11-30", to: "2026-12-02" });
  expect(promisedDays(rate)).toEqual({ minimumDays: 3, maximumDays: 6 });
});
