import { expect, test } from "vitest";
import { growTree } from "../../catalog/category/category.ts";
import type { ListingFilter } from "./listing.ts";
import {
  LISTING_TAG,
  MATCHES_TAG,
  SHOWN_PRODUCTS_TAG,
  tagsOfChange,
  tagsOfListing,
  tagsOfRanking,
  type ListedProduct,
} from "./listing-tags.ts";
import { ANY_LISTING } from "#tests/support/any-listing.ts";

const category = (id: number, parentId: number | null) => ({
  id,
  parentId,
  slug: `category-${id}`,
  name: `Category ${id}`,
  image: null,
  isHidden: false,
  icon: null,
  banner: null,
  returnDays: null,
  description: "",
  seoTitle: "",
  seoDescription: "",
});
const tree = growTree([category(1, null), category(2, 1), category(3, 1)]);
const lamp = {
  id: 9,
  categoryId: 2,
  brandId: 5,
  shopId: 7,
  isReduced: false,
  isInStock: true,
  ratingTenths: 40,
  words: "lamp",
};
const sharesTag = (tags: readonly string[], purged: readonly string[]) => tags.some((tag) => purged.includes(tag));

test("a new price purges the listings of the product's categories, brand and shop, and no others", () => {
  const purged = tagsOfChange(tree, [lamp], [lamp]);
  const isPurged = (filter: Partial<ListingFilter>) => sharesTag(tagsOfListing({ ...ANY_LISTING, ...filter }), purged);
  expect([{}, { categories: [1, 2, 3] }, { categories: [2] }, { brandId: 5 }, { shopId: 7 }].map(isPurged)).toEqual(
    Array.from({ length: 5 }, () => true),
  );
  expect([{ categories: [3] }, { brandId: 6 }, { shopId: 8 }, { isOnOffer: true }].map(isPurged)).toEqual(
    Array.from({ length: 4 }, () => false),
  );
  expect(purged).not.toContain(SHOWN_PRODUCTS_TAG);
  expect(sharesTag(tagsOfRanking(ANY_LISTING, "newest"), purged)).toBe(false);
});

test("counts and rankings are purged when a product comes, goes, moves or sells out", () => {
  const after = [
    { ...lamp, categoryId: 3 },
    { ...lamp, isInStock: false },
    { ...lamp, ratingTenths: 41 },
  ];
  for (const one of after) expect(tagsOfChange(tree, [lamp], [one])).toContain(SHOWN_PRODUCTS_TAG);
  expect(tagsOfChange(tree, [], [lamp])).toContain(SHOWN_PRODUCTS_TAG);
  expect(tagsOfChange(tree, [lamp], [])).toContain(SHOWN_PRODUCTS_TAG);
  expect(tagsOfChange(tree, [lamp], [{ ...lamp, categoryId: 3 }])).toEqual(
    expect.arrayContaining(["category-listing:1", "category-listing:2", "category-listing:3"]),
  );
});

test("what searches match is purged when a product comes, goes, moves or is named otherwise, not by a new price", () => {
  const isPurged = (after: ListedProduct[]) => tagsOfChange(tree, [lamp], after).includes(MATCHES_TAG);
  expect(isPurged([lamp])).toBe(false);
  for (const after of [
    [],
    [{ ...lamp, words: "chair" }],
    [{ ...lamp, categoryId: 3 }],
    [{ ...lamp, isInStock: false }],
  ])
    expect(isPurged(after)).toBe(true);
});

test("lists of what is reduced are purged when a reduction begins, changes or ends", () => {
  const isPurged = (before: boolean, after: boolean) =>
    sharesTag(
      tagsOfListing({ ...ANY_LISTING, isOnOffer: true }),
      tagsOfChange(tree, [{ ...lamp, isReduced: before }], [{ ...lamp, isReduced: after }]),
    );
  expect([isPurged(false, true), isPurged(true, true), isPurged(true, false), isPurged(false, false)]).toEqual([
    true,
    true,
    true,
    false,
  ]);
});

test("many changed products purge everything that lists any; drafts purge nothing", () => {
  const many = Array.from({ length: 201 }, (_, id) => ({ ...lamp, id }));
  expect(tagsOfChange(tree, many, many)).toEqual([LISTING_TAG]);
  expect(tagsOfChange(tree, [], [])).toEqual([]);
});
