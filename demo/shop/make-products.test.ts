import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import type { Category } from "../content/category-tree.ts";
import { COLORS } from "../content/colors.ts";
import { listMaterials } from "../content/materials.ts";
import { readAttributes } from "../content/options.ts";
import type { DemoProduct } from "./demo-product.ts";
import { makeProducts } from "./make-products.ts";
import { plannedTree } from "./product-plan.ts";

const products = makeProducts();
const variants = products.flatMap((product) => product.variants);
const ARABIC = /[\u0600-\u06ff]/;

const count = (fits: (product: DemoProduct) => boolean) => products.filter(fits).length;
const repeated = (values: readonly string[]) => values.filter((value, index) => values.indexOf(value) !== index);

describe("the products of the demo shop", () => {
  test("are the same each time they are made", () => {
    expect(JSON.stringify(makeProducts())).toBe(JSON.stringify(products));
  });

  test("have a name, an address and SKUs of their own", () => {
    for (const language of ["en", "ar", "es", "hi"] as const)
      expect(repeated(products.map(({ wording }) => wording[language].name))).toEqual([]);
    expect(repeated(products.map(({ slug }) => slug))).toEqual([]);
    expect(repeated(variants.map(({ sku }) => sku))).toEqual([]);
  });

  test("have texts in every language, without unfilled placeholders", () => {
    for (const { slug, wording } of products) {
      for (const { name, shortDescription, description, specification } of Object.values(wording)) {
        const texts = [name, shortDescription, description, ...specification.flatMap((row) => [row.name, row.value])];
        expect(
          texts.filter((text) => text.trim() === "" || /[{}|]|undefined/.test(text)),
          slug,
        ).toEqual([]);
      }
      const { name, shortDescription, description, specification } = wording.ar;
      for (const text of [name, shortDescription, description, ...specification.map((row) => row.name)])
        expect(text, slug).toMatch(ARABIC);
    }
  });

  test("name only categories, colors and values that exist", () => {
    const slugsOf = (category: Category): string[] => [category.slug, ...category.children.flatMap(slugsOf)];
    const known = new Set(plannedTree().tops.flatMap(slugsOf));
    const colors = new Set(COLORS.map(({ slug }) => slug));
    const values = new Set([
      ...readAttributes().flatMap(({ name, values: all }) => all.map((value) => `${name[0]}: ${value.name[0]}`)),
      ...listMaterials().map((name) => `Material: ${name[0]}`),
    ]);
    expect(products.filter(({ categorySlug }) => !known.has(categorySlug))).toEqual([]);
    expect(variants.filter(({ colorSlug }) => colorSlug !== null && !colors.has(colorSlug))).toEqual([]);
    const chosen = variants.flatMap(({ choices }) => choices.map(({ attribute, value }) => `${attribute}: ${value}`));
    expect(chosen.filter((value) => !values.has(value))).toEqual([]);
  });

  test("have variants with a price, no combination twice", () => {
    expect(products.filter((product) => product.variants.length === 0)).toEqual([]);
    expect(variants.filter(({ priceMinor }) => !Number.isInteger(priceMinor) || priceMinor < 90)).toEqual([]);
    for (const product of products)
      expect(repeated(product.variants.map(({ colorSlug, choices }) => JSON.stringify([colorSlug, choices])))).toEqual(
        [],
      );
  });

  test("come in colors and in sizes; some are on offer, sold out, or to be downloaded", () => {
    expect(count(({ variants: own }) => new Set(own.map(({ colorSlug }) => colorSlug)).size > 1)).toBeGreaterThan(9);
    const hasSizes = ({ variants: own }: DemoProduct) =>
      new Set(own.map(({ choices }) => JSON.stringify(choices))).size > 1;
    expect(count(hasSizes)).toBeGreaterThan(2);
    expect(count(({ offers }) => offers.some(({ fromDay, toDay }) => fromDay <= 0 && toDay > 0))).toBeGreaterThan(4);
    expect(count(({ variants: own }) => own.every(({ stock }) => stock === 0))).toBeGreaterThan(1);
    expect(count(({ isDigital }) => isDigital)).toBeGreaterThan(5);
  });

  test("have a recorded price from before each offer began", () => {
    for (const { offers, priceSteps } of products)
      for (const offer of offers) expect(priceSteps.some(({ day }) => day < offer.fromDay)).toBe(true);
  });

  test("are reviewed by at most one person each time, within their time on sale", () => {
    for (const { reviews, daysOnSale } of products) {
      expect(repeated(reviews.map(({ customer }) => String(customer)))).toEqual([]);
      expect(reviews.every(({ stars, daysAgo }) => stars >= 1 && stars <= 5 && daysAgo <= daysOnSale)).toBe(true);
    }
    expect(
      products.flatMap(({ reviews }) => reviews.filter(({ language }) => language === "ar")).length,
    ).toBeGreaterThan(10);
  });

  test("have a picture for each color", () => {
    for (const product of products) {
      const files = product.pictures.map(({ file }) => file);
      expect(product.variants.every(({ image }) => files.includes(image))).toBe(true);
      const colors = product.variants.map(({ colorSlug }) => colorSlug);
      expect(new Set(product.variants.map(({ image }) => image)).size).toBe(new Set(colors).size);
    }
    expect(repeated(products.flatMap(({ pictures }) => pictures.map(({ file }) => file)))).toEqual([]);
  });

  test("show pictures of their own, none like another, of at least 1,000 px", async () => {
    const digests: string[] = [];
    for (const { file, source } of products.flatMap(({ pictures }) => pictures)) {
      const picture = source.kind === "kept" ? await readFile(source.path) : await source.draw();
      digests.push(createHash("sha256").update(picture).digest("hex"));
      const { width, height } = await sharp(picture).metadata();
      expect([width >= 1000, height >= 1000], file).toEqual([true, true]);
    }
    expect(repeated(digests)).toEqual([]);
  }, 60_000);
});
