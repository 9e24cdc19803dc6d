import { expect, test } from "vitest";
import { LISTING_PARAMETERS } from "#app/loaders/cache-handle.ts";
import { CacheableRoutes } from "./cacheable-routes.ts";

const PARAMETERS: Record<string, readonly string[] | null> = {
  "": [],
  products: LISTING_PARAMETERS,
  "best-selling/products": LISTING_PARAMETERS,
  "category/:slug": LISTING_PARAMETERS,
  "product/:slug": ["variant", "currency"],
  cart: null,
  "invoice/:trxId": null,
};
const routes = Object.fromEntries(
  Object.entries(PARAMETERS).map(([path, parameters]) => {
    const id = `routes/storefront/${path.replace("/:slug", "") || "home"}`;
    return [id, { id, ...(path ? { path } : {}), module: parameters ? { handle: { cache: { parameters } } } : {} }];
  }),
);

const at = (address: string, appPath = "/") => {
  const found = new CacheableRoutes(routes, appPath).cacheAddress(new URL(address, "http://shop.example"));
  return found && found.pathname + found.search;
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
  ["/_root.data?_routes=routes/storefront/home", "/_root.data?_routes=routes%2Fstorefront%2Fhome"],
  ["/ar/best-selling/products.data?_routes=root&x=1", "/ar/best-selling/products.data?_routes=root"],
  ["/category/caf%C3%A9-t%20o", "/category/caf%C3%A9-t%20o"],
])("%s is the page %s", (requested, page) => {
  expect(at(requested)).toBe(page);
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
])("%s is not cacheable", (requested) => {
  expect(at(requested)).toBeNull();
});

test("under a base path", () => {
  expect(at("/shop/ar/category/tea?x=1", "/shop/")).toBe("/shop/ar/category/tea");
});

test("a public page is public with any parameters, and so is its data", () => {
  const cacheable = new CacheableRoutes(routes, "/");
  for (const path of ["/", "/ar", "/ar/", "/_root.data", "/product/pot", "/es/product/pot.data"])
    expect(cacheable.isPublic(path), path).toBe(true);
  for (const path of ["/cart", "/cart.data", "/product", "/product/pot/x", "/invoice/1", "/home/products"])
    expect(cacheable.isPublic(path), path).toBe(false);
});
