import { expect, test } from "vitest";
import { keptAddress } from "./kept-pages.ts";

const at = (address: string, appPath = "/") => {
  const kept = keptAddress(new URL(address, "http://shop.example"), appPath);
  return kept && kept.pathname + kept.search;
};

test.each([
  ["/", "/"],
  ["/?utm_source=letter&gclid=1", "/"],
  ["/ar/products?sort=newest&q=tea&fbclid=x", "/ar/products?q=tea&sort=newest"],
  ["/category/tea?colors=2-red&colors=1-blue&page=2", "/category/tea?colors=2-red&colors=1-blue&page=2"],
  ["/category/tea?q=&sort=newest", "/category/tea?sort=newest"],
  ["/product/pot?variant=7&ref=x", "/product/pot?variant=7"],
  ["/product/pot.data?_routes=root", "/product/pot.data?_routes=root"],
  ["/_root.data", "/_root.data"],
])("%s is the page %s", (asked, page) => {
  expect(at(asked)).toBe(page);
});

test.each([
  "/cart",
  "/checkout",
  "/login?redirect=/cart",
  "/invoice/abc?key=secret",
  "/order-confirmation",
  "/user/wishlist",
  "/compare-list",
  "/track-order",
  "/nothing/here",
  `/products?q=${"a".repeat(1_000)}`,
])("%s is no page for everybody", (asked) => {
  expect(at(asked)).toBeNull();
});

test("under a base path", () => {
  expect(at("/shop/ar/category/tea?x=1", "/shop/")).toBe("/shop/ar/category/tea");
});
