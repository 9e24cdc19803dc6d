import { expect, test } from "vitest";
import { makeContext } from "#tests/support/context.ts";
import { openTestDatabase } from "#tests/database/open-test-database.ts";
import { currencyOfVisitor } from "./currency-of-visitor.ts";

const { db } = await openTestDatabase();

test.each([
  ["DE", null, "EUR"],
  ["de", "ja-JP", "EUR"],
  ["KW", null, "KWD"],
  [null, "ja-JP,en;q=0.8", "JPY"],
  [null, "de", "USD"],
  ["T1", "xx", "USD"],
  ["BR", null, "USD"],
  [null, null, "USD"],
])("from country %s in language %s prices are in %s", async (country, language, code) => {
  expect((await currencyOfVisitor(makeContext(db), country, language)).code).toBe(code);
});
