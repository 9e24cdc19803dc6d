import { expect, test } from "vitest";
import { readLayout } from "./use-table-layout.ts";

const USUAL = { columns: {}, density: "comfortable" };

test("a table keeps its user's layout", () => {
  const layout = { columns: { email: false, phone: true }, density: "compact" };
  expect(readLayout(JSON.stringify(layout))).toEqual(layout);
});

test.each([null, "", "{", "null", "7", '{"columns":null,"density":"tiny"}', '{"columns":{"email":"no"}}'])(
  "what is stored wrongly (%s) does not break the table",
  (stored) => {
    expect(readLayout(stored)).toEqual(USUAL);
  },
);
