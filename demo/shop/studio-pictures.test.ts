import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import sharp from "sharp";
import { expect, test } from "vitest";
import { STUDIO_PRODUCTS } from "../content/studio-catalogue.ts";
import { studioGoods } from "../content/studio-goods.ts";
import { readLines, slugOf } from "../content/tables.ts";
import { makeProducts } from "./make-products.ts";
import { isRendered, studioFile } from "./studio-pictures.ts";

const products = makeProducts();
const shown = products.flatMap(({ slug, pictures }) =>
  pictures.flatMap(({ recipe }) => ("rendered" in recipe ? [{ slug, picture: studioFile(recipe) }] : [])),
);

test("every rendered product is one that the demo sells, and shows rendered pictures alone", () => {
  const listed = [
    ...readLines(studioGoods).map((line) => line.split(" ")[0]),
    ...STUDIO_PRODUCTS.filter(({ folder }) => isRendered(folder)).map(({ title }) => slugOf(title[0])),
  ];
  expect(new Set(shown.map(({ slug }) => slug))).toEqual(new Set(listed));
  for (const { slug, pictures } of products.filter((product) => listed.includes(product.slug)))
    expect(
      pictures.every(({ recipe }) => "rendered" in recipe),
      slug,
    ).toBe(true);
});

test("rendered pictures are a product's own, none like another, and at least 1,000 px", async () => {
  const digests = shown.map(({ picture }) => createHash("sha256").update(readFileSync(picture)).digest("hex"));
  expect(new Set(digests).size).toBe(shown.length);
  for (const { picture } of shown) {
    const { width, height } = await sharp(picture).metadata();
    expect([width >= 1000, height >= 1000], picture).toEqual([true, true]);
  }
});
