import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import {
  arrive,
  expectAccessible,
  expectAccessibleInBothThemes,
  expectFitsWidth,
  expectNoFaults,
  shareE2eShop,
} from "./browser.ts";

const shop = shareE2eShop();

const box = (page: Page) => page.getByRole("combobox", { name: "Search" });
const options = (page: Page) => page.getByRole("option");
const heading = (page: Page) => page.getByRole("heading", { level: 1 });
describe("a shopper who searches", () => {
  it("types, chooses with the arrow keys, and lands there", async () => {
    const page = await shop.visit("/");
    await box(page).pressSequentially("oak");
    await expect.poll(() => options(page).count()).toBeGreaterThan(2);
    await expect.poll(() => options(page).locator("mark").first().innerText()).toMatch(/^oak$/i);
    await box(page).press("ArrowDown");
    await box(page).press("ArrowDown");
    const chosen = page.getByRole("option", { selected: true });
    await expect.poll(() => box(page).getAttribute("aria-activedescendant")).toBe(await chosen.getAttribute("id"));
    await expectAccessible(page);
    const path = await chosen.evaluate((link: HTMLAnchorElement) => link.pathname);
    await box(page).press("Enter");
    await arrive(page, (url) => url.pathname === path);
    expectNoFaults(page);
  });

  it("sees what was searched for marked in the names, and nothing marked in a list", async () => {
    const page = await shop.visit("/products?q=olive+oil");
    await expect.poll(() => heading(page).innerText()).toContain("olive oil");
    const marked = page.locator("main article mark");
    expect((await marked.allInnerTexts()).map((text) => text.toLowerCase())).toEqual(
      expect.arrayContaining(["olive", "oil"]),
    );
    await page.goto(shop.at("/products"));
    await expect.poll(() => page.locator("main article mark").count()).toBe(0);
    expectNoFaults(page);
  });

  it("finds by another word for the same thing", async () => {
    const page = await shop.visit("/products?q=pillow");
    await expect.poll(() => page.locator("main article").first().innerText()).toMatch(/pillow/i);
    await page.goto(shop.at("/es/products?q=florero"));
    await expect.poll(() => page.locator("main article").first().innerText()).toMatch(/florero/i);
    await expect.poll(() => page.locator("main article", { hasText: /jarrón/i }).count()).toBeGreaterThan(0);
  });

  it("is asked whether something else was meant, or shown it where nothing was found", async () => {
    const page = await shop.visit("/products?q=olve+oil");
    await page.getByText("No exact matches. Showing results for “olive oil”.").waitFor();
    await expect.poll(() => page.locator("main article").count()).toBeGreaterThan(0);
  });

  it("gets suggestions after a search without results", async () => {
    const page = await shop.visit("/products?q=zzqqxxyy");
    await page.getByRole("heading", { name: "No results for “zzqqxxyy”" }).waitFor();
    await expectAccessibleInBothThemes(page);
    await expect.poll(() => page.getByRole("region", { name: "Best selling" }).locator("article").count()).toBe(8);
    const popular = page.getByRole("navigation", { name: "Popular searches" }).getByRole("link").first();
    const wanted = await popular.innerText();
    await popular.click();
    await expect.poll(() => heading(page).innerText()).toContain(wanted);
    await expect.poll(() => page.locator("main article").count()).toBeGreaterThan(0);
    expectNoFaults(page);
  });

  it("gets them from right to left, on a phone", async () => {
    const page = await shop.visit("/ar/products?q=zzqqxxyy", { width: 360, height: 740, theme: "dark", isTouch: true });
    await expect.poll(() => page.locator("html").getAttribute("dir")).toBe("rtl");
    await expectFitsWidth(page);
    await expectAccessible(page);
    expectNoFaults(page);
  });

  it("finds recent and popular searches in the empty box, and deletes the recent ones", async () => {
    const page = await shop.visit("/products?q=candle");
    const logged: (string | null)[] = [];
    page.on("request", (request) => {
      if (request.url().endsWith("/search/note")) logged.push(request.postData());
    });
    await shop.go(page, "/products?q=honey");
    // That of the screen before may leave as late as this.
    const honey = JSON.stringify({ q: "honey" });
    await expect.poll(() => logged.filter((body) => body === honey)).toEqual([honey]);
    await shop.go(page, "/");
    await box(page).click();
    const recent = page.getByRole("group", { name: "Recent searches" }).getByRole("option");
    await expect.poll(() => recent.allInnerTexts()).toEqual(["honey", "candle"]);
    await expect.poll(() => page.getByRole("group", { name: "Popular searches" }).getByRole("option").count()).toBe(6);
    await expectAccessible(page);
    await page.getByRole("button", { name: "Clear recent searches" }).click();
    await expect.poll(() => recent.count()).toBe(0);
    await box(page).press("ArrowDown");
    await box(page).press("Enter");
    await arrive(page, /\/products\?q=/);
    await expect.poll(() => page.evaluate(() => localStorage.getItem("recent_searches") ?? "")).not.toContain("candle");
    expectNoFaults(page);
  });
});
