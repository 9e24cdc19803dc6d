import { expect, test } from "vitest";
import { inLatinLetters } from "./latin-letters.ts";

test.each([
  ["مصباح قراءة", "msbah qraa"],
  ["من نحن", "mn nhn"],
  ["أوشحة", "awshha"],
  ["हमारे बारे में", "hamare bare men"],
  ["Café — نايكي", "Café — nayky"],
])("%s is %s", (name, latin) => {
  expect(inLatinLetters(name)).toBe(latin);
});
