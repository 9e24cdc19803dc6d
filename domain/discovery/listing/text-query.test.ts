import { expect, test } from "vitest";
import { parseTextQuery } from "./text-query.ts";

const word = (text: string, isPrefix = false) => ({ kind: "word", word: text, isPrefix });

test("a query is read as the database writes it, with the ands before the ors", () => {
  expect(parseTextQuery("'kettle':*")).toEqual(word("kettle", true));
  expect(parseTextQuery("'tea' | 'iced' & 'mint'")).toEqual({
    kind: "any",
    parts: [word("tea"), { kind: "all", parts: [word("iced"), word("mint")] }],
  });
  expect(parseTextQuery("( 'tees' | 'tee' ) & 'قهوة':*")).toEqual({
    kind: "all",
    parts: [{ kind: "any", parts: [word("tees"), word("tee")] }, word("قهوة", true)],
  });
  expect(parseTextQuery("")).toEqual({ kind: "any", parts: [] });
});

test("a query that asks for more than words is not read", () => {
  for (const text of [
    "'a' <-> 'b'",
    "'a' <2> 'b'",
    "'a':A",
    "'a':*AB",
    "!'a'",
    "'it''s'",
    "'a\\\\b'",
    "( 'a'",
    "'a' 'b'",
    "'a' &",
  ])
    expect(parseTextQuery(text), text).toBeNull();
});
