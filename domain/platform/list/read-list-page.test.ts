import { describe, expect, test } from "vitest";
import { MAX_COUNTED } from "#shared/list/list.ts";
import { type ListPart, readListPage } from "./read-list-page.ts";

/** A list of the numbers from 1. */
const listOf = (length: number) => ({
  count: async (max: number) => Math.min(length, max),
  find: async ({ limit, offset, isFromEnd }: ListPart) => {
    const all = Array.from({ length }, (_none, index) => index + 1);
    return (isFromEnd ? all.toReversed() : all).slice(offset, offset + limit);
  },
});

describe("a page of a list", () => {
  test("holds the rows of its place", async () => {
    const found = await readListPage({ page: 2, perPage: 25 }, listOf(60));
    expect(found).toMatchObject({ total: 60, isTotalCapped: false, page: 2 });
    expect([found.rows[0], found.rows.at(-1)]).toEqual([26, 50]);
  });

  test("beyond the end is the last one", async () => {
    const found = await readListPage({ page: 9, perPage: 25 }, listOf(60));
    expect([found.page, found.rows[0], found.rows.length]).toEqual([3, 51, 10]);
  });

  test("from the end is the same page, as long as all rows are counted", async () => {
    const found = await readListPage({ page: -1, perPage: 25 }, listOf(60));
    expect([found.page, found.rows[0]]).toEqual([3, 51]);
  });

  test("of a long list is read from the end in the list's order", async () => {
    const length = MAX_COUNTED + 500;
    const found = await readListPage({ page: -2, perPage: 100 }, listOf(length));
    expect(found).toMatchObject({ total: MAX_COUNTED, isTotalCapped: true, page: -2 });
    expect([found.rows[0], found.rows.at(-1)]).toEqual([length - 199, length - 100]);
  });

  test("is never further away than what is counted", async () => {
    const found = await readListPage({ page: 1_000_000, perPage: 100 }, listOf(MAX_COUNTED + 500));
    expect(found.page).toBe(100);
  });

  test("of an empty list is empty", async () => {
    expect(await readListPage({ page: -1, perPage: 25 }, listOf(0))).toEqual({
      rows: [],
      total: 0,
      isTotalCapped: false,
      page: 1,
      perPage: 25,
    });
  });
});
