import { describe, expect, test } from "vitest";
import { isNarrowed, readSellersUrl, sellersSearch } from "./sellers-url.ts";

const read = (search: string) => readSellersUrl(new URLSearchParams(search));

describe("the address of the list of shops", () => {
  test("holds everything that is chosen", () => {
    const search = "?q=clay&rating=4&category=kitchen&open=1&sort=most_followed&page=3";
    expect(sellersSearch(read(search))).toBe(search);
    expect(isNarrowed(read(search))).toBe(true);
  });

  test("is empty where nothing is chosen", () => {
    expect(sellersSearch(read(""))).toBe("");
    expect(isNarrowed(read("sort=name&page=2"))).toBe(false);
  });

  test("leaves out what cannot be read", () => {
    expect(sellersSearch(read("?rating=9&sort=cheap&page=-1&open=maybe&q=%00%20"))).toBe("");
  });
});
