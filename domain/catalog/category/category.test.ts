import { describe, expect, test } from "vitest";
import { addUp, growTree, lineageOf, returnDaysIn, visibleOf, withDescendants } from "./category.ts";

const DETAILS = {
  isHidden: false,
  icon: null,
  banner: null,
  returnDays: null,
  description: "",
  seoTitle: "",
  seoDescription: "",
};
const row = (id: number, parentId: number | null) => ({
  ...DETAILS,
  id,
  parentId,
  slug: `c${id}`,
  name: `C${id}`,
  image: null,
});
const tree = growTree([row(5, 2), row(1, null), row(2, 1), row(3, 1), row(4, null)]);

describe("the tree of categories", () => {
  test("keeps the order of its rows on every level", () => {
    expect(tree.top.map(({ id }) => id)).toEqual([1, 4]);
    expect(tree.bySlug.get("c1")!.children.map(({ id }) => id)).toEqual([2, 3]);
  });

  test("finds the ancestors and descendants of a category", () => {
    expect(lineageOf(tree, 5).map(({ id }) => id)).toEqual([1, 2, 5]);
    expect(withDescendants(tree.byId.get(1)!)).toEqual([1, 2, 5, 3]);
    expect(lineageOf(tree, 99)).toEqual([]);
  });

  test("takes the return days of the closest category that names some", () => {
    const named = growTree([
      { ...row(1, null), returnDays: 30 },
      row(2, 1),
      { ...row(3, 1), returnDays: 0 },
      row(4, null),
    ]);
    expect([1, 2, 3, 4, 99].map((id) => returnDaysIn(named, id, 14))).toEqual([30, 30, 0, 14, 14]);
  });

  test("shows neither hidden categories nor what is below them", () => {
    const partly = growTree([row(1, null), { ...row(2, 1), isHidden: true }, row(5, 2), row(3, 1)]);
    expect(visibleOf(partly, partly.top)).toMatchObject([{ id: 1, children: [{ id: 3, children: [] }] }]);
  });

  test("adds the counts of lower categories to the higher ones", () => {
    const sums = addUp(
      tree,
      new Map([
        [5, 3],
        [2, 1],
        [4, 7],
      ]),
    );
    expect(Object.fromEntries(sums)).toEqual({ 1: 4, 2: 4, 3: 0, 4: 7, 5: 3 });
  });
});
