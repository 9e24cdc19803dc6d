import { expect, test } from "vitest";
import { readLook } from "./use-table-look.ts";

const USUAL = { columns: {}, density: "comfortable" };

test("a table looks as its user left it", () => {
  const look = { columns: { email: false, phone: true }, density: "compact" };
  expect(readLook(JSON.stringify(look))).toEqual(look);
});

test.each([null, "", "{", "null", "7", '{"columns":null,"density":"tiny"}', '{"columns":{"email":"no"}}'])(
  "what is stored wrongly (%s) does not break the table",
  (stored) => {
    expect(readLook(stored)).toEqual(USUAL);
  },
);
