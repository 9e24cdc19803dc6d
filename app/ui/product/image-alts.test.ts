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

it("has the color of an image of one color, and the view of the others", () => {
  const variants = [variant("a", 1), variant("a", 1), variant("b", 2), variant("d", 1), variant("d", 2)];
  expect(imageAlts(t, { ...MUG, colors, variants }, ["a", "b", "c", "d"])).toEqual([
    "Mug, Blue",
    "Mug, Red",
    "Mug, view 3 of 4",
    "Mug, view 4 of 4",
  ]);
});

it("is different for every image", () => {
  const variants = [variant("a", 1), variant("b", 1)];
  expect(imageAlts(t, { ...MUG, colors, variants }, ["a", "b"])).toEqual(["Mug, Blue", "Mug, view 2 of 2"]);
});

it("is only the name if there is one image", () => {
  expect(imageAlts(t, MUG, ["a"])).toEqual(["Mug"]);
});

it("is the entered text if there is one", () => {
  const entered = { ...MUG, gallery: ["a", "b"], galleryAlts: ["", "A hand holds the mug"] };
  expect(imageAlts(t, entered, ["a", "b"])).toEqual(["Mug, view 1 of 2", "A hand holds the mug"]);
});
