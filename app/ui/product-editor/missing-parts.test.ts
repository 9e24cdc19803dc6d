import { expect, test } from "vitest";
import { startEditing } from "./editor-state.ts";
import { findMissingParts } from "./missing-parts.ts";

const say = (keyword: string, values: object = {}) =>
  Object.entries(values).reduce((text, [name, value]) => text.replace(`{${name}}`, String(value)), keyword);
const languages = [{ code: "es", name: "Spanish" }];

test("a new product lacks everything, and each part that it gets counts the same", () => {
  const empty = startEditing(null);
  const { percent, missing } = findMissingParts(empty, languages, say);
  expect(percent).toBe(0);
  expect(missing).toHaveLength(11);
  expect(missing.at(-1)).toBe("Translate it into Spanish.");
  const tagged = findMissingParts({ ...empty, tags: "wool" }, languages, say);
  expect([tagged.percent, tagged.missing.length]).toEqual([9, 10]);
});

test("a digital product needs no weight, and a complete one lacks nothing", () => {
  const image = (file: string) => ({ file, alt: "A lamp", colorId: null, focus: "center" as const });
  const lamp = {
    ...startEditing(null),
    type: "digital" as const,
    pictures: ["a.webp", "b.webp", "c.webp"].map(image),
    shortDescription: "A lamp.",
    description: "A lamp that lights a room well. ".repeat(5),
    specification: ["Height", "Width", "Color"].map((name) => ({ name, value: "Some" })),
    brandId: "1",
    tags: "lamp",
  };
  const stocked = { ...lamp, variants: lamp.variants.map((variant) => ({ ...variant, wantedStock: "3" })) };
  expect(findMissingParts(stocked, [], say)).toEqual({ percent: 100, missing: [] });
  expect(findMissingParts({ ...stocked, type: "physical" }, [], say).missing).toEqual(["Enter the weight."]);
});
