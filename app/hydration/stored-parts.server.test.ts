import { expect, test } from "vitest";
import { findStoredParts, keepStoredParts } from "./stored-parts.server.ts";

const PRODUCT = new URL("https://shop.example/product/pot");
const BARS = '<a href="/category/tea">Tea</a><input id="search" name="q"/>';
const FOOTER = '<a href="/help">Help</a>';

function pageWith(mark: string): Buffer {
  const bound = (name: string) => `<i id="${mark}" title="${name}"></i>`;
  return Buffer.from(
    `<div>${bound("bars")}${BARS}${bound("bars")}</div><main>Pot</main><div>${bound("footer")}${FOOTER}${bound("footer")}</div>`,
  );
}

test("parts are taken from one page, which loses their boundaries, and inserted into the next", () => {
  const rootData = {};
  const first = findStoredParts(rootData, PRODUCT)!;
  expect(first.html).toBeNull();
  expect(keepStoredParts(rootData, PRODUCT, pageWith(first.mark), first).toString()).toBe(
    `<div>${BARS}</div><main>Pot</main><div>${FOOTER}</div>`,
  );
  const { html } = findStoredParts(rootData, PRODUCT)!;
  expect(Object.fromEntries(html!)).toEqual({ bars: BARS, footer: FOOTER });
  expect(findStoredParts({}, PRODUCT)?.html, "of other root data").toBeNull();
});

test.each([
  ["a page to which the bars link", "/category/tea", ["footer"]],
  ["a page to which the footer links", "/help", ["bars"]],
  ["a search", "/products?q=tea", ["footer"]],
])("%s renders the part that differs, and gives none", (_what, address, expected) => {
  const rootData = {};
  const url = new URL(address, PRODUCT);
  const first = findStoredParts(rootData, url)!;
  keepStoredParts(rootData, url, pageWith(first.mark), first);
  expect(findStoredParts(rootData, PRODUCT)?.html).toBeNull();
  keepStoredParts(rootData, PRODUCT, pageWith(first.mark), first);
  expect([...findStoredParts(rootData, url)!.html!.keys()]).toEqual(expected);
});

test("a link with a percent sign of its own is a link like any other", () => {
  const rootData = {};
  const first = findStoredParts(rootData, PRODUCT)!;
  const page = pageWith(first.mark).toString().replace("/help", "/sale-100%");
  keepStoredParts(rootData, PRODUCT, Buffer.from(page), first);
  expect([...findStoredParts(rootData, PRODUCT)!.html!.keys()]).toEqual(["bars", "footer"]);
  expect([...findStoredParts(rootData, new URL("/sale-100%", PRODUCT))!.html!.keys()]).toEqual(["bars"]);
});

test("text that looks like a boundary is unchanged", () => {
  const rootData = {};
  const page = pageWith("0".repeat(32));
  expect(keepStoredParts(rootData, PRODUCT, page, findStoredParts(rootData, PRODUCT)!)).toEqual(page);
  expect(findStoredParts(rootData, PRODUCT)?.html).toBeNull();
});
