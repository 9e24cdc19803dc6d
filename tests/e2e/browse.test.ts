import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { arrive, expectNoFaults, ON_PHONE, shareE2eShop } from "./browser.ts";

const shop = shareE2eShop();

const cards = (page: Page) => page.locator("main article");
const names = (page: Page) => cards(page).getByRole("heading").allInnerTexts();
const filters = (page: Page) => page.getByRole("complementary", { name: "Filters" });
const count = async (page: Page) => Number(/\d+/.exec(await page.locator("main header output").innerText())?.[0]);
const heading = (page: Page) => page.getByRole("heading", { level: 1 });

/** What the browser's history holds: the query of the address. */
const query = (page: Page) => new URL(page.url()).searchParams;

describe("a guest who looks around", () => {
  it("filters a category, removes a filter, and keeps the focus", async () => {
    const page = await shop.visit("/products");
    const all = await count(page);
    const brand = filters(page).locator('input[name="brands"]').first();
    await brand.check();
    await arrive(page, /brands=\d+-/);
    await expect.poll(() => count(page)).toBeLessThan(all);
    await expect.poll(() => brand.isChecked()).toBe(true);
    await expect.poll(() => brand.evaluate((input) => input === document.activeElement)).toBe(true);
    await filters(page).getByLabel("In stock only").check();
    await arrive(page, /in_stock=1/);
    expect(query(page).getAll("brands")).toHaveLength(1);
    await page.getByRole("list", { name: "Active filters" }).getByRole("link", { name: "Clear all" }).click();
    await arrive(page, (url) => url.search === "");
    await expect.poll(() => count(page)).toBe(all);
    expectNoFaults(page);
  });

  it("sorts by price, up and down", async () => {
    const page = await shop.visit("/products");
    await page.getByLabel("Sort by").selectOption("price_high");
    await arrive(page, /sort=price_high/);
    const dearest = await names(page);
    await page.getByLabel("Sort by").selectOption("price_low");
    await arrive(page, /sort=price_low/);
    await expect.poll(() => names(page)).not.toEqual(dearest);
    const prices = await page.locator('main script[type="application/ld+json"]').allInnerTexts();
    expect(prices.join("")).toContain("ItemList");
    expectNoFaults(page);
  });

  it("loads more, opens a product, and finds the list at the same place when going back", async () => {
    const page = await shop.visit("/products");
    await page.getByRole("link", { name: "Load more" }).click();
    await arrive(page, /page=2/);
    await expect.poll(() => cards(page).count()).toBe(48);
    expect(new Set(await names(page)).size).toBe(48);
    const far = cards(page).nth(40);
    await far.scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => window.scrollY);
    const name = await far.getByRole("heading").innerText();
    await far.getByRole("link", { name }).click();
    await expect.poll(() => heading(page).innerText()).toBe(name);
    await page.goBack();
    await expect.poll(() => cards(page).count()).toBe(48);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(place - 200);
    expect(Math.abs((await page.evaluate(() => window.scrollY)) - place)).toBeLessThan(200);
    expectNoFaults(page);
  });

  it("searches, gets a typo corrected, and is shown what to do when there is nothing", async () => {
    const page = await shop.visit("/products?q=lamp");
    await expect.poll(() => heading(page).innerText()).toContain("lamp");
    await expect.poll(() => count(page)).toBeGreaterThan(0);
    await page.goto(shop.at("/products?q=zzqqxxyy"));
    await page.getByRole("link", { name: "Shop all products" }).waitFor();
    expectNoFaults(page);
  });

  it("changes to rows and back without loading anything", async () => {
    const page = await shop.visit("/products");
    const before = await names(page);
    await page.getByRole("link", { name: "List", exact: true }).click();
    await arrive(page, /view=list/);
    await expect.poll(() => names(page)).toEqual(before);
    expectNoFaults(page);
  });

  it("narrows the price with the fields", async () => {
    const page = await shop.visit("/products");
    const all = await count(page);
    await filters(page).locator('input[name="price_max"]').fill("20");
    await page.keyboard.press("Enter");
    await arrive(page, /price_max=20/);
    await expect.poll(() => count(page)).toBeLessThan(all);
    expectNoFaults(page);
  });

  it("filters in a drawer on a phone", async () => {
    const page = await shop.visit("/products", ON_PHONE);
    await page.getByRole("link", { name: "Filters" }).click();
    const drawer = page.getByRole("dialog", { name: "Filters" });
    await drawer.locator('input[name="in_stock"]').check();
    await arrive(page, /in_stock=1/);
    await drawer.getByRole("button", { name: /^Show \d+ products$/ }).click();
    await expect.poll(() => drawer.isVisible()).toBe(false);
    expectNoFaults(page);
  });
});

describe("without a script", () => {
  it("filters with a plain form and pages with plain links", async () => {
    const page = await shop.visit("/products", { isScriptOff: true });
    const all = await count(page);
    await filters(page).locator('input[name="in_stock"]').check();
    await filters(page).locator('input[name="brands"]').first().check();
    await filters(page).getByRole("button", { name: "Apply filters" }).click();
    expect(query(page).getAll("brands")).toHaveLength(1);
    expect(query(page).get("in_stock")).toBe("1");
    await expect.poll(() => count(page)).toBeLessThan(all);
    await page.goto(shop.at("/products"));
    const first = await names(page);
    await page.locator('main a[rel="next"]').click();
    expect(query(page).get("page")).toBe("2");
    expect((await names(page)).filter((name) => first.includes(name))).toEqual([]);
  });
});

describe("addresses", () => {
  it.each(["0", "-3", "abc", "9999999", "99999"])("takes page %s as the first page", async (bad) => {
    const page = await shop.visit(`/products?page=${bad}`);
    await expect.poll(() => cards(page).count()).toBe(24);
    await expect.poll(() => page.locator('main a[rel="prev"]').count()).toBe(0);
  });

  it("return 404 if unknown", async () => {
    for (const path of ["/category/nothing-here", "/brand/nothing-here", "/product/nothing-here"]) {
      const response = await fetch(shop.at(path));
      expect([path, response.status]).toEqual([path, 404]);
    }
  });

  it("have the titles of the contract", async () => {
    const page = await shop.visit("/products");
    await expect.poll(() => page.title()).toMatch(/^All Products · /);
    await page.locator('nav[aria-label="Subcategories"] a').first().click();
    await arrive(page, /\/category\//);
    await expect.poll(() => page.title()).toMatch(/^.+ · Category Products · /);
    await cards(page).first().getByRole("heading").getByRole("link").click();
    await arrive(page, /\/product\//);
    await expect.poll(() => page.title()).toMatch(/^.+ · Product Details · /);
    await page.locator('main a[href*="/brand/"]').first().click();
    await arrive(page, /\/brand\//);
    await expect.poll(() => page.title()).toMatch(/^.+ · Brand Products · /);
  });
});
