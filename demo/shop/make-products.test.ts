import { existsSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { readCatalogue } from "../content/catalogue.ts";
import { COLORS } from "../content/colors.ts";
import { readBrands, readShops } from "../content/makers.ts";
import { readAttributes } from "../content/options.ts";
import { findMaterials } from "../content/traits.ts";
import { assetOf } from "../pictures/sprite.ts";
import type { DemoProduct } from "./demo-product.ts";
import { makeProducts } from "./make-products.ts";
import { findStudioGoods, studioFile } from "./studio-pictures.ts";

const products = makeProducts();
const variants = products.flatMap((product) => product.variants);
const ARABIC = /[\u0600-\u06ff]/;

const partOf = (fits: (product: DemoProduct) => boolean) => products.filter(fits).length / products.length;
const repeated = (values: readonly string[]) => values.filter((value, index) => values.indexOf(value) !== index);

describe("the products of the demo shop", () => {
  test("are the same each time they are made", () => {
    expect(JSON.stringify(makeProducts())).toBe(JSON.stringify(products));
  });

  test("are many, each with a name, an address and SKUs of its own", () => {
    expect(products.length).toBeGreaterThanOrEqual(840);
    expect(repeated(products.map(({ wording }) => wording.en.name))).toEqual([]);
    expect(repeated(products.map(({ wording }) => wording.ar.name))).toEqual([]);
    expect(repeated(products.map(({ slug }) => slug))).toEqual([]);
    expect(repeated(variants.map(({ sku }) => sku))).toEqual([]);
  });

  test("are named without numbers, and their texts have no gaps left to fill", () => {
    const names = products.map(({ wording }) => wording.en.name);
    expect(names.filter((name) => /\d/.test(name))).toEqual(names.filter((name) => name.includes("4K")));
    expect(
      products
        .flatMap(({ wording }) => Object.values(wording))
        .filter(({ description, shortDescription }) => /[{}|]|undefined/.test(description + shortDescription)),
    ).toEqual([]);
  });

  test("are told in Arabic too, in one gender", () => {
    for (const { wording } of products) {
      const { name, shortDescription, description, specification } = wording.ar;
      expect(name).toMatch(ARABIC);
      expect(shortDescription).toMatch(ARABIC);
      expect(description).toMatch(ARABIC);
      expect(specification.every((row) => ARABIC.test(row.name))).toBe(true);
      expect(`${name} ${shortDescription} ${description}`).not.toMatch(/[\u0600-\u06ff]\/[\u0600-\u06ff]/);
    }
  });

  test("name only categories, brands, shops, colours and values that exist", () => {
    const leaves = new Set(
      readCatalogue().flatMap((top) => top.groups.flatMap((group) => group.leaves.map(({ slug }) => slug))),
    );
    const brands = new Set(readBrands().map(({ slug }) => slug));
    const shops = new Set(readShops().map(({ slug }) => slug));
    const colors = new Set(COLORS.map(({ slug }) => slug));
    const values = new Set([
      ...readAttributes().flatMap((attribute) =>
        attribute.values.map((value) => `${attribute.name[0]}: ${value.name[0]}`),
      ),
      ...findMaterials().map(({ name }) => `Material: ${name[0]}`),
    ]);
    expect(
      products.filter(
        ({ categorySlug, brandSlug, shopSlug }) =>
          !leaves.has(categorySlug) || !brands.has(brandSlug) || !shops.has(shopSlug),
      ),
    ).toEqual([]);
    expect(variants.filter(({ colorSlug }) => colorSlug !== null && !colors.has(colorSlug))).toEqual([]);
    expect(
      variants
        .flatMap(({ choices }) => choices.map(({ attribute, value }) => `${attribute}: ${value}`))
        .filter((value) => !values.has(value)),
    ).toEqual([]);
  });

  test("fill every shop, brand and category", () => {
    const fillsAll = (known: readonly { slug: string }[], used: ReadonlySet<string>) =>
      known.filter(({ slug }) => !used.has(slug)).map(({ slug }) => slug);
    expect(fillsAll(readShops(), new Set(products.map(({ shopSlug }) => shopSlug)))).toEqual([]);
    expect(fillsAll(readBrands(), new Set(products.map(({ brandSlug }) => brandSlug)))).toEqual([]);
    const leaves = readCatalogue().flatMap((top) => top.groups.flatMap((group) => group.leaves));
    expect(fillsAll(leaves, new Set(products.map(({ categorySlug }) => categorySlug)))).toEqual([]);
  });

  test("have variants with a price, no combination twice", () => {
    expect(products.filter((product) => product.variants.length === 0)).toEqual([]);
    expect(variants.filter(({ priceMinor }) => !Number.isInteger(priceMinor) || priceMinor < 90)).toEqual([]);
    for (const product of products)
      expect(repeated(product.variants.map(({ colorSlug, choices }) => JSON.stringify([colorSlug, choices])))).toEqual(
        [],
      );
  });

  test("come in several variants for about a third, some combinations missing", () => {
    expect(partOf((product) => product.variants.length > 1)).toBeGreaterThan(0.3);
    expect(partOf((product) => product.variants.length > 1)).toBeLessThan(0.45);
    const hasGap = (product: DemoProduct) => {
      const colors = new Set(product.variants.map(({ colorSlug }) => colorSlug)).size;
      const sizes = new Set(product.variants.map(({ choices }) => JSON.stringify(choices))).size;
      return product.variants.length < colors * sizes;
    };
    expect(products.filter(hasGap).length).toBeGreaterThan(30);
  });

  test("are on offer for a quarter, and some are sold out", () => {
    const isOnOffer = (product: DemoProduct) => product.offers.some(({ fromDay, toDay }) => fromDay <= 0 && toDay > 0);
    expect(partOf(isOnOffer)).toBeGreaterThan(0.2);
    expect(partOf(isOnOffer)).toBeLessThan(0.3);
    expect(partOf((product) => product.variants.every(({ stock }) => stock === 0))).toBeGreaterThan(0.02);
    expect(products.filter(({ isDigital }) => isDigital).length).toBeGreaterThan(20);
  });

  test("have a recorded price from before each offer began", () => {
    for (const { offers, priceSteps } of products)
      for (const offer of offers) expect(priceSteps.some(({ day }) => day < offer.fromDay)).toBe(true);
  });

  test("are reviewed by at most one person each time, within their time on sale", () => {
    for (const { reviews, daysOnSale } of products) {
      expect(repeated(reviews.map(({ customer }) => String(customer)))).toEqual([]);
      expect(
        reviews.every(
          ({ stars, daysAgo, body }) => stars >= 1 && stars <= 5 && daysAgo <= daysOnSale && !body.includes("{"),
        ),
      ).toBe(true);
    }
    expect(
      products.flatMap(({ reviews }) => reviews.filter(({ language }) => language === "ar")).length,
    ).toBeGreaterThan(50);
  });

  test("have a picture for each colour, and two or more where they are drawn", () => {
    for (const product of products) {
      const files = product.pictures.map(({ file }) => file);
      const isRendered = findStudioGoods(product.slug) !== null;
      expect(files.length).toBeGreaterThanOrEqual(isRendered ? 1 : 2);
      expect(product.variants.every(({ image }) => files.includes(image))).toBe(true);
      const colors = product.variants.map(({ colorSlug }) => colorSlug);
      expect(new Set(product.variants.map(({ image }) => image)).size).toBe(new Set(colors).size);
      for (const { recipe } of product.pictures)
        expect(existsSync("rendered" in recipe ? studioFile(recipe) : assetOf(recipe.emoji))).toBe(true);
    }
    expect(repeated(products.flatMap(({ pictures }) => pictures.map(({ file }) => file)))).toEqual([]);
  });
});
