import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  expectAccessibleInBothThemes,
  expectFitsWidth,
  type JourneyShop,
  ON_PHONE,
  openJourneyShop,
} from "./browser.ts";

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

describe("nobody is hindered", () => {
  it.each(["list", "brand", "rows", "nothing", "product"])("by the screen %s", async (screen) => {
    const paths: Record<string, string> = {
      list: `${addresses.category}?in_stock=1&sort=price_low`,
      brand: addresses.brand,
      rows: "/products?view=list",
      nothing: "/products?q=zzqqxxyy",
      product: addresses.product,
    };
    const page = await shop.visit(paths[screen]!);
    await expectAccessibleInBothThemes(page);
  });

  it.each(["list", "product"])("by the screen %s from right to left", async (screen) => {
    const page = await shop.visit(`/ar${screen === "list" ? addresses.category : addresses.product}`);
    await expect.poll(() => page.locator("html").getAttribute("dir")).toBe("rtl");
    await expectAccessibleInBothThemes(page);
  });

  it("by the quick view", async () => {
    const page = await shop.visit("/products");
    await page.locator("main article button[aria-haspopup]").first().click();
    await page.locator("dialog[open] fieldset").first().waitFor();
    await expectAccessibleInBothThemes(page);
  });

  it.each(["", "/ar"])("by the filters on a phone at %s/", async (language) => {
    const page = await shop.visit(language + addresses.category, ON_PHONE);
    await expectFitsWidth(page);
    await page.locator('main a[href^="#"]').first().click();
    await page.locator("dialog[open] form").waitFor();
    await expectAccessibleInBothThemes(page);
  });

  it.each(["", "/ar"])("by a product on a phone at %s/", async (language) => {
    const page = await shop.visit(language + addresses.product, ON_PHONE);
    await expectFitsWidth(page);
    await expectAccessibleInBothThemes(page);
  });
});
