import { expect, test } from "vitest";
import { canonicalAddress } from "./canonical-address.ts";

const SHAPE = {
  appPath: "/",
  routes: ["products", "offer/products", "product/:slug", "payment/:code?", "email-change/undo/:key"],
  defaultLanguage: "en",
};

test.each([
  ["/", "/"],
  ["//", "/"],
  ["/products", "/products"],
  ["/products/", "/products"],
  ["//products", "/products"],
  ["/PRODUCTS", "/products"],
  ["/%70roducts", "/products"],
  ["/Offer/Products/", "/offer/products"],
  ["/Product/Tea-Pot", "/product/Tea-Pot"],
  ["/product/caf%C3%A9/", "/product/caf%C3%A9"],
  ["/payment/", "/payment"],
  ["/Payment/AbC", "/payment/AbC"],
  ["/email-change/UNDO/KeY", "/email-change/undo/KeY"],
  ["/product", "/product"],
  ["/nothing/here/", "/nothing/here/"],
  ["//evil.example/", "/evil.example/"],
  ["/%E0%A4%A/", "/%E0%A4%A/"],
  ["/ar", "/ar"],
  ["/ar/", "/ar"],
  ["/ar/PRODUCTS/", "/ar/products"],
  ["/en", "/"],
  ["/en/products", "/products"],
  ["/en//evil.example", "/evil.example"],
  ["/en//evil.example.data", "/evil.example.data"],
  ["/en/products.data", "/products.data"],
  ["/ar.data", "/ar.data"],
  ["/_root.data", "/_root.data"],
])("%s is the page %s", (requested, address) => {
  expect(canonicalAddress(requested, SHAPE)).toBe(address);
});

test.each([
  ["/shop", "/shop/"],
  ["/shop/", "/shop/"],
  ["/shop/ar/", "/shop/ar"],
  ["/shop/Products/", "/shop/products"],
])("below a base path %s is the page %s", (requested, address) => {
  expect(canonicalAddress(requested, { ...SHAPE, appPath: "/shop/" })).toBe(address);
});
