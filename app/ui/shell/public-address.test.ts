import { expect, test } from "vitest";
import { publicAddress } from "./public-address.ts";

test.each([
  ["/products", "", "/products"],
  ["/products/", "", "/products"],
  ["/products", "?page=3", "/products?page=3"],
  ["/products", "?page=3&view=list", "/products?page=3"],
  ["/products", "?page=1", "/products"],
  ["/products", "?page=x", "/products"],
  ["/products", "?page=3&colors=2-red", "/products"],
  ["/category/kitchen", "?sort=price_low", "/category/kitchen"],
  ["/product/teapot", "?variant=12&utm_source=letter", "/product/teapot"],
  ["/product/teapot", "?variant=12&currency=EUR", "/product/teapot"],
  ["/shop/hearth-and-clay", "?tab=reviews", "/shop/hearth-and-clay?tab=reviews"],
  ["/shop/hearth-and-clay", "?tab=reviews&page=2", "/shop/hearth-and-clay?tab=reviews"],
  ["/shop/hearth-and-clay", "?tab=products", "/shop/hearth-and-clay"],
  ["/products", "?q=teapot", null],
  ["/cart", "", null],
  ["/user/wishlist", "", null],
  ["/users-of-tea", "", "/users-of-tea"],
])("%s%s is known to search engines as %s", (pathname, search, address) => {
  expect(publicAddress(pathname, search)).toBe(address);
});
