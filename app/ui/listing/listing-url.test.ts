import { describe, expect, it } from "vitest";
import {
  choiceId,
  choiceToken,
  countFilters,
  isChosen,
  listingSearch,
  queryOfState,
  readListingUrl,
  withChange,
  withChoice,
  withoutFilters,
} from "./listing-url.ts";

const read = (search: string) => readListingUrl(new URLSearchParams(search));

describe("the URL of a listing", () => {
  it("survives being read and written", () => {
    const search =
      "?q=oak+table&categories=3-tables&brands=12-oak-and-ivy&brands=4-fern&colors=2-red&attribute_values=9-xl" +
      "&price_min=10&price_max=99.5&rating=4&in_stock=1&sort=price_low&view=list&page=3";
    expect(listingSearch(read(search))).toBe(search);
  });

  it("is empty if nothing is selected", () => {
    expect(listingSearch(read(""))).toBe("");
    expect(listingSearch(read("?sort=relevance&view=grid&page=1&q=&price_min="))).toBe("");
  });

  it("contains the name of the choice in addition to its id", () => {
    expect(choiceToken(12, "Oak & Ivy")).toBe("12-oak-ivy");
    expect(choiceToken(5, "أزرق فاتح")).toBe("5-أزرق-فاتح");
    expect(choiceToken(7, "½″")).toMatch(/^7/);
    expect(choiceId("12-oak-ivy")).toBe(12);
    expect(choiceId("12")).toBe(12);
  });

  it("leaves out what cannot be read", () => {
    const state = read("?page=-1&sort=cheap&rating=9&price_min=abc&brands=x&brands=0&brands=99999999999&view=map");
    expect(listingSearch(state)).toBe("");
  });

  it.each(["0", "-1", "abc", "1.5", "", "1e3", "99999999", " 2"])("takes page %j as the first one", (page) => {
    expect(readListingUrl(new URLSearchParams({ page })).page).toBe(1);
  });

  it("understands the call's brackets and drops duplicates", () => {
    expect(read("?brands[]=3&brands[]=4-fern&brands=3-oak").brands).toEqual(["3", "4-fern"]);
  });

  it("takes prices as people type them", () => {
    expect(read("?price_min=12,50&price_max=%20100%20")).toMatchObject({ priceMin: "12.50", priceMax: "100" });
    expect(read("?price_min=١٢٫٥")).toMatchObject({ priceMin: "12.5" });
    expect(read("?price_min=50&price_max=10")).toMatchObject({ priceMin: "10", priceMax: "50" });
  });

  it("keeps control characters out of the search", () => {
    expect(read("?q=%00lamp%0A").q).toBe("lamp");
  });

  it("returns to the first page when the selection changes, not when the view does", () => {
    const state = read("?brands=3-oak&page=4");
    expect(withChange(state, { sort: "newest" }).page).toBe(1);
    expect(withChoice(state, "colors", "2-red").page).toBe(1);
    expect(withChange(state, { view: "list" }).page).toBe(4);
  });

  it("adds a choice and removes it again", () => {
    const chosen = withChoice(read(""), "brands", "3-oak");
    expect(isChosen(chosen, "brands", 3)).toBe(true);
    expect(withChoice(chosen, "brands", "3").brands).toEqual([]);
  });

  it("clears the filters and keeps search, sort and view", () => {
    const state = read("?q=lamp&brands=3-oak&price_max=9&rating=4&in_stock=1&sort=newest&view=list&page=2");
    expect(countFilters(state)).toBe(4);
    expect(listingSearch(withoutFilters(state))).toBe("?q=lamp&sort=newest&view=list");
  });

  it("asks the shop with ids", () => {
    const query = queryOfState(read("?brands=3-oak&colors=2-red"), { type: "category", slug: "lamps", perPage: 24 });
    expect(query).toMatchObject({
      type: "category",
      slug: "lamps",
      brands: [3],
      colors: [2],
      sort: "relevance",
      page: 1,
    });
  });
});
