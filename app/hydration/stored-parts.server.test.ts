import { expect, test } from "vitest";
import { findStoredParts, keepStoredParts } from "./stored-parts.server.ts";

const PRODUCT = new URL("https://shop.example/product/pot");

function pageWith(mark: string): Buffer {
  const bound = (name: string) => `<i id="${mark}" title="${name}"></i>`;
  return Buffer.from(
    `<div>${bound("bars")}<a href="/category/tea">Tea</a>${bound("bars")}</div><main>Pot</main><div>${bound("footer")}<p>Help</p>${bound("footer")}</div>`,
  );
}

test("parts are taken from one page, which loses their boundaries, and inserted into the next", () => {
  const rootData = {};
  const first = findStoredParts(rootData, PRODUCT)!;
  expect(first.html).toBeNull();
  expect(keepStoredParts(rootData, PRODUCT, pageWith(first.mark), first).toString()).toBe(
    '<div><a href="/category/tea">Tea</a></div><main>Pot</main><div><p>Help</p></div>',
  );
  const { html } = findStoredParts(rootData, PRODUCT)!;
  expect(Object.fromEntries(html!)).toEqual({ bars: '<a href="/category/tea">Tea</a>', footer: "<p>Help</p>" });
  expect(findStoredParts({}, PRODUCT)?.html, "of other root data").toBeNull();
});

test("a page to which they link, and one of a search, render their own and give none", () => {
  const rootData = {};
  const tea = new URL("https://shop.example/category/tea");
  const first = findStoredParts(rootData, tea)!;
  keepStoredParts(rootData, tea, pageWith(first.mark), first);
  expect(findStoredParts(rootData, PRODUCT)?.html).toBeNull();
  keepStoredParts(rootData, PRODUCT, pageWith(first.mark), first);
  expect(findStoredParts(rootData, tea)).toBeUndefined();
  expect(findStoredParts(rootData, new URL("https://shop.example/products?q=tea"))).toBeUndefined();
});

test("text that looks like a boundary is unchanged", () => {
  const rootData = {};
  const page = pageWith("0".repeat(32));
  expect(keepStoredParts(rootData, PRODUCT, page, findStoredParts(rootData, PRODUCT)!)).toEqual(page);
  expect(findStoredParts(rootData, PRODUCT)?.html).toBeNull();
});
