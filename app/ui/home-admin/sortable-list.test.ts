import { expect, test } from "vitest";
import { movedItem } from "./sortable-list.tsx";

test("an item moves up and down, and the others close the gap", () => {
  expect(movedItem(["a", "b", "c"], 0, 2)).toEqual(["b", "c", "a"]);
  expect(movedItem(["a", "b", "c"], 2, 0)).toEqual(["c", "a", "b"]);
  expect(movedItem(["a"], 3, 0)).toEqual(["a"]);
});
