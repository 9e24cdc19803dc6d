import { expect, test } from "vitest";
import { writeSize, writeWeight } from "./measures.ts";

const metric = { language: "en", system: "metric" } as const;
const imperial = { language: "en", system: "imperial" } as const;

test("weights are written in the larger unit once there is one of it", () => {
  expect([0, 850, 999, 1000, 1250, 12_345].map((grams) => writeWeight(grams, metric))).toEqual([
    "",
    "850 g",
    "999 g",
    "1 kg",
    "1.25 kg",
    "12.35 kg",
  ]);
  expect([28, 400, 454, 1250].map((grams) => writeWeight(grams, imperial))).toEqual([
    "1 oz",
    "14.1 oz",
    "1 lb",
    "2.8 lb",
  ]);
});

test("sizes have their unit once, in the page's language", () => {
  expect(writeSize([300, 200, 15], metric)).toBe("30 × 20 × 1.5 cm");
  expect(writeSize([300, 200, 15], imperial)).toBe("11.8 × 7.9 × 0.6 in");
  expect(writeSize([300, 15], { ...metric, language: "es" })).toBe("30 × 1,5 cm");
  expect(writeSize([300, 15], { ...metric, language: "ar" })).toBe("30 × 1.5 سم");
  expect(writeSize([], metric)).toBe("");
});
