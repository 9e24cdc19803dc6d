import { describe, expect, test } from "vitest";
import type { ListDefinition } from "./list.ts";
import { readListUrl, writeListSelection, writeListUrl } from "./list-url.ts";

const LIST = {
  sorts: ["placed", "total"],
  defaultSort: { column: "placed", isDescending: true },
  filters: {
    status: { kind: "choice", choices: ["new", "sent"] },
    shop: { kind: "choice", pattern: /^\d+$/ },
    phone: { kind: "text", isNullable: true },
    placed: { kind: "day" },
    total: { kind: "number" },
  },
} as const satisfies ListDefinition;

const read = (search: string) => readListUrl(LIST, new URLSearchParams(search));

describe("a list's URL", () => {
  test("without parameters asks for the first page in the usual order", () => {
    expect(read("")).toEqual({ search: "", sort: LIST.defaultSort, filters: [], page: 1, perPage: 25 });
    expect(writeListUrl(LIST, read(""))).toBe("?");
  });

  test.each([
    "?q=lamp&status=new&status=sent&sort=total&per_page=100&page=3",
    "?status.op=not&status=new&sort=-total&page=-1",
    "?phone.op=empty",
    "?phone.op=set",
    "?phone=0151",
    "?placed=2026-01-01&placed=",
    "?placed=&placed=2026-01-31",
    "?placed.op=is&placed=2026-01-31",
    "?total.op=between&total=10&total=99.50",
  ])("is read and written without loss: %s", (search) => {
    expect(writeListUrl(LIST, read(search))).toBe(search);
  });

  test.each([
    ["an unknown value", "status=lost"],
    ["an empty form field", "status=&status.op=not&q=&placed=&placed=&total.op=between"],
    ["a column that is not sorted", "sort=phone"],
    ["a page that is none", "page=0&per_page=251"],
    ["a page that is no number", "page=two&per_page=all"],
    ["a day that is in no calendar", "placed.op=is&placed=2026-02-30"],
    ["an unknown filter", "color=red"],
    ["a number with letters", "total=12e3"],
  ])("ignores %s", (_what, search) => {
    expect(read(search)).toEqual(read(""));
  });

  test("takes the usual operator for one that is not offered", () => {
    expect(read("status.op=contains&status=new").filters).toEqual([
      { name: "status", operator: "is", values: ["new"] },
    ]);
  });

  test("holds no control characters in what is searched", () => {
    expect(read(`q=${encodeURIComponent(" la\0mp\n")}`).search).toBe("lamp");
  });

  test("takes at most twenty values of a filter", () => {
    const search = Array.from({ length: 30 }, (_none, index) => `shop=${index}`).join("&");
    expect(read(search).filters[0]!.values).toHaveLength(20);
  });

  test("names the same rows in any order and on any page", () => {
    expect(writeListSelection(LIST, read("q=lamp&status=new&sort=total&page=4&per_page=50"))).toBe("q=lamp&status=new");
  });
});
