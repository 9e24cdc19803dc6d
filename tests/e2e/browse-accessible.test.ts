import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import {
  arrive,
  expectAccessible,
  expectAccessibleInBothThemes,
  expectFitsPhone,
  expectFitsWidth,
  ON_PHONE,
  shareE2eShop,
} from "./browser.ts";

const shop = shareE2eShop();
let addresses: { category: string; brand: string; product: string };

beforeAll(async () => {
  const page = await shop.visit("/products");
  addresses = {
    category: await pathOf(page, 'nav[aria-label="Subcategories"] a'),
    product: await pathOf(page, "main article:has(button[aria-haspopup]) h2 a"),
    brand: "",
  };
  await page.goto(shop.at(addresses.product));
  addresses.brand = await pathOf(page, 'main a[href*="/brand/"]');
});

const pathOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((link: HTMLAnchorElement) => link.pathname);

describe("every screen is accessible", () => {
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
    await expectAccessible(page);
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
    await expectFitsPhone(page);
  });
});

describe("a new screen", () => {
  const heading = (page: Page) => page.locator("main h1").first();
  const isFocused = (page: Page) => heading(page).evaluate((it) => it === document.activeElement);

  it("has the focus on its heading, and its title is read out", async () => {
    const page = await shop.visit("/products");
    await page
      .getByRole("banner")
      .getByRole("link", { name: /^Compare/ })
      .press("Enter");
    await arrive(page, /\/compare-list$/);
    await expect.poll(() => isFocused(page)).toBe(true);
    const title = await page.title();
    await expect.poll(() => page.locator("p[aria-live]").innerText()).toBe(title);
    await page.keyboard.press("Tab");
    await expect.poll(() => page.evaluate(() => document.activeElement?.closest("main") !== null)).toBe(true);
    await page.goBack();
    await arrive(page, /\/products$/);
    await expect.poll(() => isFocused(page)).toBe(true);
  });

  it("has it too where a drawer led to it, and a filter leaves it where it is", async () => {
    const page = await shop.visit("/products");
    await page.getByRole("banner").getByRole("button", { name: "Cart, empty" }).click();
    await page.locator("dialog[open] a").first().click();
    await page.locator("dialog[open]").waitFor({ state: "hidden" });
    const box = page.getByRole("complementary", { name: "Filters" }).getByLabel("In stock only");
    await box.check();
    await arrive(page, /in_stock=1/);
    await expect.poll(() => isFocused(page)).toBe(false);
    await page.locator("main article h2 a").first().click();
    await arrive(page, /\/product\//);
    await expect.poll(() => isFocused(page)).toBe(true);
  });
});

describe("nothing scrolls sideways", () => {
  // 320 pixels are also what is left of 1280 at 400 percent.
  it.each(["", "/es", "/ar", "/hi"])("on the narrowest screen at %s/", async (language) => {
    const page = await shop.visit(`${language}/`, { width: 320, height: 640 });
    for (const path of ["/", "/flash-sale", "/daily-deals", "/cart", "/login", addresses.category, addresses.product]) {
      await page.goto(shop.at(language + path));
      await expectFitsWidth(page);
    }
  });
});

describe("what the system asks for", () => {
  it("is respected: buttons keep their shape in forced colors", async () => {
    const page = await shop.visit(addresses.product);
    const add = page.getByRole("main").getByRole("button", { name: "Add to cart" }).first();
    const border = () => add.evaluate((button) => getComputedStyle(button).borderTopWidth);
    await expect.poll(border).toBe("0px");
    await page.emulateMedia({ forcedColors: "active" });
    await expect.poll(border).toBe("1px");
  });

  it.each([
    ["reduce", "instant"],
    ["no-preference", "smooth"],
  ] as const)("is heard: with motion %s the page scrolls %s", async (reducedMotion, behavior) => {
    const page = await shop.visit("/products");
    await page.emulateMedia({ reducedMotion });
    await page.evaluate(() => {
      const behaviors: unknown[] = [];
      Object.assign(window, { behaviors, scrollTo: (how: ScrollToOptions) => behaviors.push(how.behavior) });
      document.documentElement.scrollTop = 2000;
    });
    await page.getByRole("button", { name: "Back to top" }).click();
    await expect
      .poll(() => page.evaluate(() => (window as unknown as { behaviors: string[] }).behaviors))
      .toEqual([behavior]);
  });
});
