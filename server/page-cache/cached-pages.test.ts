import { existsSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { keptAddress, routeOf } from "./cached-pages.ts";

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
  ["/product/pot?variant=7&currency=EUR", "/product/pot?currency=EUR&variant=7"],
  ["/product/pot?variant=x&currency=euro", "/product/pot"],
  ["/products?currency=EUR", "/products"],
  ["/product/pot.data?_routes=root", "/product/pot.data?_routes=root"],
  ["/_root.data", "/_root.data"],
  ["/_root.data?_routes=routes/storefront/home/home", "/_root.data?_routes=routes%2Fstorefront%2Fhome%2Fhome"],
  ["/ar/best-selling/products.data?_routes=root&x=1", "/ar/best-selling/products.data?_routes=root"],
  ["/category/caf%C3%A9-t%20o", "/category/caf%C3%A9-t%20o"],
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
  "/product/%70ot",
  "/product/caf%c3%a9",
  "/product/pot.data?_routes=whatever",
  "/product/pot.data?_routes=root,routes/product/product",
  "/product/pot.data?_routes=root&_routes=root",
  "/products?video=film",
  "/product/pot?problem=out_of_stock",
])("%s is no page for everybody", (asked) => {
  expect(at(asked)).toBeNull();
});

test.each([
  "/",
  "/products",
  "/offer/products",
  "/best-selling/products",
  "/category/products",
  "/brand/x",
  "/gadget-products/x",
  "/campaign/x",
  "/shop/x",
  "/product/x",
  "/page/x",
  "/categories",
  "/brands",
  "/sellers",
  "/campaigns",
  "/daily-deals",
  "/flash-sale",
])("%s has a route of the name that its data is asked for by", (screen) => {
  const name = routeOf(screen);
  expect(at(screen)).not.toBeNull();
  expect(existsSync(path.resolve(import.meta.dirname, `../../app/routes/storefront/${name}/${name}.tsx`)), name).toBe(
    true,
  );
});

test("under a base path", () => {
  expect(at("/shop/ar/category/tea?x=1", "/shop/")).toBe("/shop/ar/category/tea");
});
