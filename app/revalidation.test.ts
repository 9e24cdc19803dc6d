import type { ShouldRevalidateFunctionArgs } from "react-router";
import { expect, test } from "vitest";
import { dependsOn, dependsOnlyOn, revalidateAfter } from "./revalidation.ts";

const still = move("/cart", "/cart");

test("a call reads again what hangs on what it changed, and nothing else", async () => {
  let seen: boolean[] = [];
  await revalidateAfter(["cart"], async () => {
    seen = [dependsOn("cart", "currency")(still), dependsOn("currency")(still), dependsOnlyOn("session")()];
  });
  expect(seen).toEqual([true, false, false]);
  expect(dependsOn("cart")(still)).toBe(false);
});

test("another address is read, the same one is not", () => {
  expect(dependsOn()(move("/products?page=1", "/products?page=2"))).toBe(true);
  expect(dependsOn()(still)).toBe(false);
});

function move(from: string, to: string): ShouldRevalidateFunctionArgs {
  const origin = "http://shop.example";
  return {
    currentUrl: new URL(from, origin),
    nextUrl: new URL(to, origin),
    currentParams: {},
    nextParams: {},
    defaultShouldRevalidate: true,
  };
}
