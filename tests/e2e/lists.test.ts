import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { createClient } from "#tests/support/client.ts";
import { PASSWORD, register, SHOPPER } from "./accounts.ts";
import {
  arrive,
  expectAccessibleInBothThemes,
  expectFitsPhone,
  expectNoFaults,
  ON_PHONE,
  takeOverE2eShop,
  untilHydrated,
} from "./browser.ts";
import { findGoods, type Goods } from "./shopping.ts";

const shop = takeOverE2eShop();
let goods: Goods[];

beforeAll(async () => {
  goods = await findGoods(shop, 3);
});

/** Of the product whose screen it is: the cards below have hearts of their own. */
const heartOf = (page: Page, { name }: Goods) =>
  page.getByRole("main").getByRole("button", { name: new RegExp(`^Wishlist ?: ${name}$`) });

type Made = { product: { name: string; specification: { name: string; value: string }[] } };

/** Three products of the list that are made in the same country: one row of their comparison is equal. */
async function findFromOnePlace(page: Page): Promise<string[]> {
  const links = page.getByRole("main").locator("article h2 a");
  const slugs = await links.evaluateAll((all) => all.map((link) => new URL((link as HTMLAnchorElement).href).pathname));
  const client = createClient(shop.server.url);
  const byPlace = new Map<string, string[]>();
  for (const slug of slugs.map((path) => path.split("/").pop()!)) {
    const { product } = (await client.get<Made>(`home/product-details/${slug}`)).body;
    const place = product.specification.find(({ name }) => name === "Made in")?.value;
    if (place === undefined) continue;
    const names = [...(byPlace.get(place) ?? []), product.name];
    if (names.length === 3) return names;
    byPlace.set(place, names);
  }
  throw new Error("The first products of the list have no three that are made in the same country");
}

async function signIn(page: Page, email: string): Promise<void> {
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByLabel("Password", { exact: true }).press("Enter");
}

describe("the wishlist", () => {
  it("of a guest is kept by the heart, sorted into lists, and joins the account's at sign-in", async () => {
    const client = await register(shop.server.url, "wisher@example.com");
    await client.post(`user/add-to-wishlist/${goods[2]!.id}`);
    const page = await shop.visit("/user/wishlist");
    await expect.poll(() => page.title()).toBe("Wishlist · Souk");
    await page.getByRole("heading", { name: "This list is empty" }).waitFor();
    for (const product of goods.slice(0, 2)) {
      await shop.go(page, `/product/${product.slug}`);
      const heart = heartOf(page, product);
      await heart.click();
      await expect.poll(() => heart.getAttribute("aria-pressed")).toBe("true");
    }
    await page.getByRole("link", { name: "Wishlist, 2 products" }).click();
    await page.getByLabel(`Move ${goods[0]!.name} to another list`).selectOption({ label: "New list" });
    await page.getByLabel("List name").fill("Gifts");
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByRole("link", { name: /^Gifts\s*1/ }).click();
    await page.getByRole("main").getByRole("link", { name: goods[0]!.name }).waitFor();
    await expectAccessibleInBothThemes(page);
    await page.getByRole("link", { name: "Sign in to save it to your account" }).click();
    await signIn(page, "wisher@example.com");
    await arrive(page, (url) => url.pathname === "/user/wishlist");
    await page.getByRole("link", { name: /^My wishlist\s*2/ }).waitFor();
    await page.getByRole("link", { name: /^Gifts\s*1/ }).waitFor();
    await page.getByRole("link", { name: "Wishlist, 3 products" }).waitFor();
    expectNoFaults(page);
  });

  it("restores a removed product", async () => {
    const page = await shop.visit(`/product/${goods[0]!.slug}`);
    await heartOf(page, goods[0]!).click();
    await page.getByRole("link", { name: "Wishlist, 1 product" }).click();
    await page.getByRole("button", { name: `Remove ${goods[0]!.name}` }).click();
    await page.getByRole("heading", { name: "This list is empty" }).waitFor();
    await page.getByRole("button", { name: "Undo" }).click();
    await page.getByRole("main").getByRole("heading", { name: goods[0]!.name }).waitFor();
    expectNoFaults(page);
  });

  it("is accessible in Arabic on a phone", async () => {
    const page = await shop.visit(`/ar/product/${goods[0]!.slug}`, ON_PHONE);
    await page.getByRole("main").locator("button[aria-pressed]").first().click();
    await shop.go(page, "/ar/user/wishlist");
    await expectFitsPhone(page);
  });
});

describe("the comparison", () => {
  it("is shown side by side, with only the differences on request", async () => {
    const page = await shop.visit("/products");
    const names = await findFromOnePlace(page);
    for (const [index, name] of names.entries()) {
      const kept = page.waitForResponse((response) => response.url().includes("add-to-compare") && response.ok());
      await page
        .getByRole("main")
        .getByRole("button", { name: `Compare: ${name}`, exact: true })
        .click();
      await kept;
      await page
        .getByRole("link", { name: index === 0 ? /^Compare list, 1/ : `Compare list, ${index + 1} products` })
        .waitFor();
    }
    await shop.go(page, "/compare-list");
    await expect.poll(() => page.title()).toBe("Compare List · Souk");
    const rows = page.getByRole("main").getByRole("row");
    const all = await rows.count();
    await page.getByLabel("Show differences only").check();
    await arrive(page, /differences=1/);
    await expect.poll(() => rows.count()).toBeLessThan(all);
    const fewer = await rows.count();
    await page.reload();
    await untilHydrated(page);
    await expect.poll(() => rows.count()).toBe(fewer);
    await expectAccessibleInBothThemes(page);
    await page
      .getByRole("main")
      .getByRole("button", { name: /^Remove / })
      .first()
      .click();
    await expect.poll(() => page.getByRole("main").getByRole("columnheader").count()).toBe(2);
    expectNoFaults(page);
  });

  it("is scrolled in its own place in Arabic on a phone", async () => {
    const page = await shop.visit("/ar/products", ON_PHONE);
    const scales = page.locator("main article button[aria-pressed]:nth-child(2)");
    for (const index of [0, 1]) {
      const kept = page.waitForResponse((response) => response.url().includes("add-to-compare") && response.ok());
      await scales.nth(index).click();
      await expect.poll(() => scales.nth(index).getAttribute("aria-pressed")).toBe("true");
      await kept;
    }
    await shop.go(page, "/ar/compare-list");
    await expect.poll(() => page.locator("main table thead th").count()).toBe(2);
    await expectFitsPhone(page);
  });
});

describe("notifications", () => {
  it.each(["", "/ar"])("are read on their screen at %s/, and counted down", async (language) => {
    const page = await shop.visit(`${language}/user/notification`, { as: SHOPPER });
    await page.getByRole("main").locator("ul li h2").first().waitFor();
    await expectAccessibleInBothThemes(page);
    if (language !== "") return;
    const account = page.getByRole("button", { name: /^Account: Sam, \d+ new notification/ });
    const before = Number(/\d+/.exec((await account.getAttribute("aria-label")) ?? "")?.[0]);
    expect(before).toBeGreaterThan(1);
    await page
      .getByRole("button", { name: /^Mark as read/ })
      .first()
      .click();
    await page.getByRole("button", { name: new RegExp(`^Account: Sam, ${before - 1} new notification`) }).waitFor();
    expectNoFaults(page);
  });
});
