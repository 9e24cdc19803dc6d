import { expect, test } from "vitest";
import { placeAfter, placeBefore } from "./category-moves.ts";

/** 1 (2, 3 (4)), 5 */
const TREE = [
  { id: 1, parentId: null },
  { id: 2, parentId: 1 },
  { id: 3, parentId: 1 },
  { id: 4, parentId: 3 },
  { id: 5, parentId: null },
];

test("a category moves among its siblings, but not past the ends", () => {
  expect(placeAfter(TREE, 3, "up")).toEqual({ parentId: 1, position: 0 });
  expect(placeAfter(TREE, 2, "down")).toEqual({ parentId: 1, position: 1 });
  expect(placeAfter(TREE, 2, "up")).toBeNull();
  expect(placeAfter(TREE, 5, "down")).toBeNull();
});

test("a category moves into its previous sibling and after its parent", () => {
  expect(placeAfter(TREE, 3, "in")).toEqual({ parentId: 2, position: 0 });
  expect(placeAfter(TREE, 5, "in")).toEqual({ parentId: 1, position: 2 });
  expect(placeAfter(TREE, 4, "out")).toEqual({ parentId: 1, position: 2 });
  expect(placeAfter(TREE, 1, "out")).toBeNull();
});

test("a category is dropped before another one", () => {
  expect(placeBefore(TREE, 4, 2)).toEqual({ parentId: 1, position: 0 });
  expect(placeBefore(TREE, 1, 5)).toEqual({ parentId: null, position: 0 });
  expect(placeBefore(TREE, 5, 5)).toBeNull();
});
