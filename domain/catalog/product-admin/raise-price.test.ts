import { expect, test } from "vitest";
import { raisePrice, readPercent } from "./raise-price.ts";

test.each([
  ["-10", -1_000],
  ["+5", 500],
  ["2,5 %", 250],
  ["0.25", 25],
  ["0", null],
  ["-100", null],
  ["901", null],
  ["ten", null],
  ["", null],
])("%j is read as %j basis points", (text, points) => {
  expect(readPercent(text)).toBe(points);
});

test.each([
  ["20.00", -1_000, "USD", "18.00"],
  ["9.99", 250, "USD", "10.24"],
  ["0.00", 5_000, "USD", "0.00"],
  ["1000", 1_000, "JPY", "1100"],
])("%s raised by %i basis points in %s is %s", (price, points, currency, wanted) => {
  expect(Number(raisePrice(price, points, currency))).toBe(Number(wanted));
});
