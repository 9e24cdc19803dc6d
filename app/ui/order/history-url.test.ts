import { expect, test } from "vitest";
import { readHistoryUrl, writeHistoryUrl } from "./history-url.ts";

test("what is looked at stands in the address, and is read back from it", () => {
  for (const wanted of [
    { state: "all", search: "" },
    { state: "to_pay", search: "" },
    { state: "returned", search: "SK-7F3K & lamp" },
  ] as const)
    expect(readHistoryUrl(new URLSearchParams(writeHistoryUrl(wanted)))).toEqual(wanted);
  expect(writeHistoryUrl({ state: "all", search: "" })).toBe("");
});

test("nonsense in the address is everything", () => {
  expect(readHistoryUrl(new URLSearchParams("?state=eaten&q=%00%0a"))).toEqual({ state: "all", search: "" });
  expect(readHistoryUrl(new URLSearchParams({ q: "x".repeat(500) })).search).toHaveLength(100);
});
