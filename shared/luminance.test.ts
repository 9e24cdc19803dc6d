import { expect, test } from "vitest";
import { contrastOf, luminanceOf } from "./luminance.ts";

test("contrast is what WCAG measures", () => {
  expect(contrastOf("#ffffff", "#000000")).toBeCloseTo(21, 5);
  expect(contrastOf("#0b6360", "#0b6360")).toBe(1);
  expect(contrastOf("#767676", "#ffffff")).toBeCloseTo(4.54, 2);
  expect(contrastOf("#ffffff", "#767676")).toBeCloseTo(4.54, 2);
});

test("green is lighter to the eye than blue", () => {
  expect(luminanceOf("#00ff00")).toBeGreaterThan(luminanceOf("#0000ff"));
});
