import type { ShouldRevalidateFunctionArgs } from "react-router";
import { expect, test } from "vitest";
import { dependsOn, dependsOnlyOn, revalidateAfter } from "./revalidation.ts";

const still = move("/cart", "/cart");

test("a call reloads what depends on its changes, and nothing else", async () => {
  let seen: boolean[] = [];
  await revalidateAfter(["cart"], async () => {
    seen = [dependsOn("cart", "currency")(still), dependsOn("currency")(still), dependsOnlyOn("session")()];
  });
  expect(seen).toEqual([true, false, false]);
  expect(dependsOn("cart")(still)).toBe(false);
});

test("a call that interrupts another's reload makes both reload", async () => {
  const currency = Promise.withResolvers<void>();
  const first = revalidateAfter(["currency"], () => currency.promise);
  let seen: boolean[] = [];
  await revalidateAfter(["cart"], async () => {
    seen = [dependsOn("currency")(still), dependsOn("cart")(still)];
  });
  expect(seen).toEqual([true, true]);
  expect(dependsOn("cart")(still)).toBe(true);
  currency.resolve();
  await first;
  expect(dependsOn("currency")(still)).toBe(false);
});

test("another URL is loaded, even during a reload; the same one is not", async () => {
  expect(dependsOn()(move("/products?page=1", "/products?page=2"))).toBe(true);
  expect(dependsOn()(still)).toBe(false);
  await revalidateAfter(["cart"], async () => {
    expect(dependsOn("currency")(move("/products", "/products?sort=newest"))).toBe(true);
  });
});

test("a URL that only changes shallowly is reloaded if a call has changed its data", async () => {
  const along = { ...move("/products", "/products?page=2"), defaultShouldRevalidate: false };
  expect(dependsOn("currency")(along)).toBe(false);
  await revalidateAfter(["currency"], async () => {
    expect(dependsOn("currency")(along)).toBe(true);
  });
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
