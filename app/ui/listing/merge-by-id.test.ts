import { expect, it } from "vitest";
import { mergeById } from "./merge-by-id.ts";

const items = (...ids: number[]) => ids.map((id) => ({ id }));

it("appends one page to the other", () => {
  expect(mergeById(items(1, 2), items(3, 4))).toEqual(items(1, 2, 3, 4));
});

it("shows a product once that moved to the next page meanwhile", () => {
  expect(mergeById(items(1, 2, 3), items(3, 4))).toEqual(items(1, 2, 3, 4));
});
