import { expect, test } from "vitest";
import { HISTORY_STATES } from "#shared/history-state.ts";
import { readOrdersUrl, writeOrdersUrl } from "./orders-url.ts";

test("the selection is in the URL, and is read back from it", () => {
  for (const wanted of [
    { state: "all", search: "" },
    { state: "to_pay", search: "" },
    { state: "returned", search: "SK-7F3K & lamp" },
  ] as const)
    expect(readOrdersUrl(new URLSearchParams(writeOrdersUrl(wanted)), HISTORY_STATES)).toEqual(wanted);
  expect(writeOrdersUrl({ state: "all", search: "" })).toBe("");
});

test("invalid values in the URL select everything", () => {
  expect(readOrdersUrl(new URLSearchParams("?state=eaten&q=%00%0a"), HISTORY_STATES)).toEqual({
    state: "all",
    search: "",
  });
  expect(readOrdersUrl(new URLSearchParams({ q: "x".repeat(500) }), HISTORY_STATES).search).toHaveLength(100);
});
