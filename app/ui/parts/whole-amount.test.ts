import { expect, test } from "vitest";
import { wholeAmount } from "./whole-amount.ts";

test.each([
  ["$75.00", "$75"],
  ["$74.90", "$74.90"],
  ["1.200,00 €", "1.200 €"],
  ["¥1,200", "¥1,200"],
  ["KD 1.000", "KD 1.000"],
])("%s is written as %s", (formatted, expected) => {
  expect(wholeAmount({ amount: 0, currency: "", formatted })).toBe(expected);
});
