import { expect, test } from "vitest";
import { splitLanguage } from "./language-path.ts";

test.each([
  ["/", "/", null, "/"],
  ["/products", "/", null, "/products"],
  ["/ar", "/", "ar", "/"],
  ["/ar/products", "/", "ar", "/products"],
  ["/shop/ar/products", "/shop/", "ar", "/products"],
  ["/shop/product/ar", "/shop/", null, "/product/ar"],
  ["/ar.data", "/", "ar", "/"],
])("%s under %s is %s in the language's own path", (pathname, appPath, languageCode, path) => {
  expect(splitLanguage(pathname, appPath)).toEqual({ languageCode, path });
});
