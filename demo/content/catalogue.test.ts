import { expect, test } from "vitest";
import { agree, isFeminine } from "./arabic.ts";
import { readCatalogue } from "./catalogue.ts";
import { BANNERS, HOME_SECTIONS, SLIDERS } from "./home.ts";
import { readBrands, readShops } from "./makers.ts";

const catalogue = readCatalogue();

test("the catalogue has twelve top categories with two levels below, every address once", () => {
  const slugs = catalogue.flatMap((top) => [
    top.slug,
    ...top.groups.flatMap((group) => [group.slug, ...group.leaves.map(({ slug }) => slug)]),
  ]);
  expect(catalogue.length).toBe(12);
  expect(
    catalogue.every((top) => top.groups.length >= 4 && top.groups.every((group) => group.leaves.length >= 3)),
  ).toBe(true);
  expect(slugs.filter((slug, index) => slugs.indexOf(slug) !== index)).toEqual([]);
});

test("the market has enough shops and brands, one shop the operator's own", () => {
  expect(readShops().length).toBeGreaterThanOrEqual(24);
  expect(readBrands().length).toBeGreaterThanOrEqual(60);
  expect(readShops()[0]?.slug).toBe("souk-select");
  expect(
    readShops().every(({ story, tagline }) => story[0] !== "" && /[\u0600-\u06ff]/.test(story[1] + tagline[1])),
  ).toBe(true);
});

test("Arabic words agree with the noun before them", () => {
  expect(isFeminine("سمّاعات رأس")).toBe(true);
  expect(isFeminine("وعاء أطفال")).toBe(false);
  expect(agree("لاسلكي/لاسلكية", "فأرة")).toBe("لاسلكية");
  expect(agree("لاسلكي/لاسلكية", "مكبّر صوت")).toBe("لاسلكي");
});

test("slides, banners and sections of the home screen lead to categories that exist", () => {
  const tops = catalogue.map(({ slug }) => slug);
  const links = [...SLIDERS, ...BANNERS].map(({ link }) => link).filter((link) => link.startsWith("/category/"));
  expect(links.map((link) => link.slice("/category/".length)).filter((slug) => !tops.includes(slug))).toEqual([]);
  expect(
    HOME_SECTIONS.flatMap((section) => ("category" in section ? [section.category] : [])).filter(
      (slug) => !tops.includes(slug),
    ),
  ).toEqual([]);
});
