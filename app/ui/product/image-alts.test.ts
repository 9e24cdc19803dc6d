import { expect, it } from "vitest";
import type { ProductVariant } from "#domain/catalog/product/product.ts";
import { imageAlts } from "./image-alts.ts";

const t = (keyword: string, values: Record<string, string | number> = {}) =>
  keyword.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));
const variant = (image: string, colorId: number | null) => ({ image, colorId }) as ProductVariant;
const colors = [
  { id: 1, name: "Blue", hex: "#00f" },
  { id: 2, name: "Red", hex: "#f00" },
];

const MUG = { name: "Mug", colors: [], variants: [], gallery: [], galleryAlts: [] };

it("says the color of an image that is of one, and which view the others are", () => {
  const variants = [variant("a", 1), variant("a", 1), variant("b", 2), variant("d", 1), variant("d", 2)];
  expect(imageAlts(t, { ...MUG, colors, variants }, ["a", "b", "c", "d"])).toEqual([
    "Mug, Blue",
    "Mug, Red",
    "Mug, view 3 of 4",
    "Mug, view 4 of 4",
  ]);
});

it("says no two images the same", () => {
  const variants = [variant("a", 1), variant("b", 1)];
  expect(imageAlts(t, { ...MUG, colors, variants }, ["a", "b"])).toEqual(["Mug, Blue", "Mug, view 2 of 2"]);
});

it("is only the name if there is one image", () => {
  expect(imageAlts(t, MUG, ["a"])).toEqual(["Mug"]);
});

it("says what was entered for an image", () => {
  const entered = { ...MUG, gallery: ["a", "b"], galleryAlts: ["", "A hand holds the mug"] };
  expect(imageAlts(t, entered, ["a", "b"])).toEqual(["Mug, view 1 of 2", "A hand holds the mug"]);
});
