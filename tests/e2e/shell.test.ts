import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import {
  arrive,
  expectAccessibleInBothThemes,
  expectNoFaults,
  shareE2eShop,
  untilAllHydrated,
  untilHydrated,
} from "./browser.ts";
import { say } from "./shopping.ts";

const shop = shareE2eShop();

describe("the footer", () => {
  it("says the server's year, whatever the browser's clock says", async () => {
    const page = await shop.visit("/track-order");
    await page.goto(shop.at("/robots.txt"));
    await page.clock.install({ time: new Date("1999-12-31T23:00:00Z") });
    await page.goto(shop.at("/"));
    await untilAllHydrated(page);
    const served = await page.evaluate(() =>
      new Date(Number(document.documentElement.dataset.madeAt)).getUTCFullYear(),
    );
    await expect.poll(() => page.getByRole("contentinfo").innerText()).toContain(`© ${served} `);
    expectNoFaults(page);
  });
});

describe("the colors of a demo shop", () => {
  const primary = (page: Page) =>
    page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue("--primary").trim());

  it("are tried out, stored, there before the first paint, and reset", async () => {
    const page = await shop.visit("/products");
    const own = await primary(page);
    await page.getByRole("button", { name: "Change colors" }).click();
    const panel = page.getByRole("dialog", { name: "Shop colors" });
    await panel.getByRole("button", { name: "Saffron" }).click();
    await expect.poll(() => primary(page)).toBe("#e3a008");
    await panel.getByLabel("Menu background").fill("#123456");
    await expectAccessibleInBothThemes(page);
    await page.keyboard.press("Escape");
    const opener = page.getByRole("button", { name: "Change colors" });
    await expect.poll(() => opener.evaluate((it) => it === document.activeElement)).toBe(true);

    // No script of ours arrives: what is painted is what the server sent and the head of it set.
    await page.route("**/assets/*.js", () => undefined);
    await page.goto(shop.at("/products"), { waitUntil: "commit" });
    const menu = page.locator("header nav button").first().locator("xpath=../..");
    await menu.waitFor();
    await expect.poll(() => primary(page)).toBe("#e3a008");
    await expect.poll(() => menu.evaluate((bar) => getComputedStyle(bar).backgroundColor)).toBe("rgb(18, 52, 86)");

    await page.unroute("**/assets/*.js");
    await shop.go(page, "/products");
    await page.getByRole("button", { name: "Change colors" }).click();
    await panel.getByRole("button", { name: "Reset colors" }).click();
    await expect.poll(() => primary(page)).toBe(own);
    await expect.poll(() => page.evaluate(() => localStorage.getItem("primary_color"))).toBeNull();
  });

  it.each(["#ffff00", "#808080"])("stay readable in %s", async (color) => {
    const page = await shop.visit("/track-order");
    await page.evaluate((value) => {
      localStorage.setItem("primary_color", value);
      localStorage.setItem("menu_background", value);
    }, color);
    await page.reload();
    await untilHydrated(page);
    await expectAccessibleInBothThemes(page);
  });
});

describe("the categories", () => {
  it("are open next to the slides, and only there", async () => {
    const page = await shop.visit("/");
    const open = page.getByRole("main").getByRole("navigation", { name: "All categories" });
    await open.getByRole("link").first().focus();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => page.evaluate(() => document.activeElement?.closest("[data-flyout]") !== null)).toBe(true);
    await page.keyboard.press("Enter");
    await arrive(page, /\/category\//);
    await expect.poll(() => open.count()).toBe(0);
    expectNoFaults(page);
  });

  it("are navigated by arrow keys, from right to left too, and closed by the next screen", async () => {
    const page = await shop.visit("/ar/products");
    const opener = page.getByRole("banner").getByRole("button", { name: say("All categories", "/ar") });
    await opener.click();
    const tops = page.locator("header [data-top]");
    await tops.first().focus();
    await page.keyboard.press("ArrowDown");
    await expect.poll(() => tops.nth(1).evaluate((link) => link === document.activeElement)).toBe(true);
    await page.keyboard.press("ArrowLeft");
    await expect.poll(() => page.evaluate(() => document.activeElement?.closest("[data-flyout]") !== null)).toBe(true);
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => tops.nth(1).evaluate((link) => link === document.activeElement)).toBe(true);
    await page.keyboard.press("Enter");
    await arrive(page, /\/ar\/category\//);
    await expect.poll(() => opener.getAttribute("aria-expanded")).toBe("false");
  });
});
