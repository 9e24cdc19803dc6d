import { expect, test } from "vitest";
import { plannedTree, planProducts, sellingShops } from "../shop/product-plan.ts";
import { growTree, lineageOf, type Category } from "./category-tree.ts";
import { BANNERS, HOME_SECTIONS, SLIDERS } from "./home.ts";
import { imprintTable } from "./imprints.ts";
import { readShops } from "./makers.ts";
import { readLines } from "./tables.ts";

const { tops } = plannedTree();
const listAll = (category: Category): Category[] => [category, ...category.children.flatMap(listAll)];

test("there are twelve top categories, every address once, and goods in each category below", () => {
  const all = tops.flatMap(listAll);
  expect(tops).toHaveLength(12);
  expect(new Set(all.map(({ slug }) => slug)).size).toBe(all.length);
  const sold = new Set(planProducts().map(({ categorySlug }) => categorySlug));
  const isEmpty = (category: Category) => !listAll(category).some(({ slug }) => sold.has(slug));
  expect(tops.flatMap(({ children }) => children.filter(isEmpty))).toEqual([]);
});

test("few goods stand in the category above, many in a leaf", () => {
  const { tops: grown, categoryOf } = growTree(["teapots", "cups-mugs", "cups-mugs", "cups-mugs", "tea", "pans"]);
  expect(categoryOf.get("cups-mugs")).toBe("cups-mugs");
  expect(categoryOf.get("teapots")).toBe("coffee-tea");
  expect(categoryOf.get("pans")).toBe("kitchen");
  expect(categoryOf.get("tea")).toBe("pantry");
  expect(grown[0]?.children.map(({ slug }) => slug)).toEqual(["coffee-tea"]);
  expect(() => lineageOf("emoji")).toThrow("emoji");
});

test("the market has enough shops, one of them the operator's own, each with an imprint", () => {
  expect(readShops().length).toBeGreaterThanOrEqual(24);
  expect(sellingShops()).toEqual(readShops());
  expect(readShops()[0]?.slug).toBe("souk-select");
  expect(readLines(imprintTable).map((line) => line.split(" ")[0])).toEqual(readShops().map(({ slug }) => slug));
});

test("everything is written in four languages", () => {
  const texts = [
    ...tops.flatMap(listAll).map(({ name }) => name),
    ...readShops().flatMap(({ city, tagline, story }) => [city, tagline, story]),
    ...planProducts().flatMap(({ title, pitch }) => [title, pitch]),
  ];
  expect(texts.filter((words) => words.some((text) => text === ""))).toEqual([]);
  expect(texts.filter(([, arabic]) => !/[\u0600-\u06ff]/.test(arabic))).toEqual([]);
  expect(texts.filter(([, , , hindi]) => !/[\u0900-\u097f]/.test(hindi))).toEqual([]);
});

test("slides, banners and sections of the home screen lead to categories that exist", () => {
  const slugs = tops.map(({ slug }) => slug);
  const links = [...SLIDERS, ...BANNERS].map(({ link }) => link).filter((link) => link.startsWith("/category/"));
  expect(links.map((link) => link.slice("/category/".length)).filter((slug) => !slugs.includes(slug))).toEqual([]);
  expect(
    HOME_SECTIONS.flatMap((section) => ("category" in section ? [section.category] : [])).filter(
      (slug) => !slugs.includes(slug),
    ),
  ).toEqual([]);
});
