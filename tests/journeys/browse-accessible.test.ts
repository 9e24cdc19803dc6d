import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { expectAccessibleInBothThemes, type JourneyShop, openJourneyShop } from "./browser.ts";

let shop: JourneyShop;
let addresses: { category: string; brand: string; product: string };

beforeAll(async () => {
  shop = await openJourneyShop();
  const page = await shop.visit("/products");
  addresses = {
    category: await pathOf(page, 'nav[aria-label="Categories in here"] a'),
    product: await pathOf(page, "main article:has(button[aria-haspopup]) h2 a"),
    brand: "",
  };
  await page.goto(shop.at(addresses.product));
  addresses.brand = await pathOf(page, 'main a[href*="/brand/"]');
});
afterAll(() => shop.close());

const pathOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((link: HTMLAnchorElement) => link.pathname);

describe.each([
  ["left to right", ""],
  ["right to left", "/ar"],
])("%s", (_direction, language) => {
  it.each(["list", "category", "brand", "search", "rows", "nothing", "product"])("the screen %s hinders nobody", async (screen) => {
    const paths: Record<string, string> = {
      list: "/products",
      category: addresses.category,
      brand: addresses.brand,
      search: "/products?q=lamp&in_stock=1&sort=price_low",
      rows: "/products?view=list",
      nothing: "/products?q=zzqqxxyy",
      product: addresses.product,
    };
    const page = await shop.visit(language + paths[screen]!);
    expect(await page.locator("html").getAttribute("dir")).toBe(language ? "rtl" : "ltr");
    await expectAccessibleInBothThemes(page);
  });

  it.each(["list", "product"])("the screen %s hinders nobody on a phone", async (screen) => {
    const page = await shop.visit(language + (screen === "list" ? "/products" : addresses.product), { width: 360, height: 740, isTouch: true });
    await expectAccessibleInBothThemes(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  });

  it("the quick view hinders nobody", async () => {
    const page = await shop.visit(`${language}/products`);
    await page.locator("main article button[aria-haspopup]").first().click();
    await page.locator("dialog[open] fieldset").first().waitFor();
    await expectAccessibleInBothThemes(page);
  });

  it("the filters on a phone hinder nobody", async () => {
    const page = await shop.visit(`${language}/products`, { width: 360, height: 740, isTouch: true });
    await page.locator('main a[href^="#"]').first().click();
    await page.locator("dialog[open] form").waitFor();
    await expectAccessibleInBothThemes(page);
  });
});
