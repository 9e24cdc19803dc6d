import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { DEMO_PASSWORD, SELLER } from "./accounts.ts";
import {
  arrive,
  expectAccessible,
  expectAccessibleInBothThemes,
  expectNoFaults,
  takeOverE2eShop,
  untilHydrated,
} from "./browser.ts";

const SHOP = "/shop/hearth-and-clay";

const shop = takeOverE2eShop();

const names = (page: Page) => page.locator("main article h2").allInnerTexts();

describe("a shopper who looks for a shop", () => {
  it("searches, filters and sorts them, all in the URL", async () => {
    const page = await shop.visit("/sellers");
    await expect.poll(() => page.title()).toMatch(/^All Sellers · /);
    const all = await names(page);
    expect(all.length).toBeGreaterThan(11);
    await page.getByLabel("Sells in").selectOption("kitchen");
    await arrive(page, /category=kitchen/);
    await expect.poll(async () => (await names(page)).length).toBeLessThan(all.length);
    await page.getByLabel("Open now").check();
    await arrive(page, /open=1/);
    await page.getByLabel("Sort by").selectOption("name");
    await arrive(page, /sort=name/);
    const search = page.locator("main").getByRole("searchbox", { name: "Shop name" });
    await search.fill("hearth");
    await search.press("Enter");
    await arrive(page, /q=hearth/);
    await expect.poll(() => names(page)).toEqual(["Hearth & Clay"]);
    await page.reload();
    await expect.poll(() => names(page)).toEqual(["Hearth & Clay"]);
    await page.goto(shop.at("/sellers?q=zzqqxxyy"));
    await page.getByRole("link", { name: "Clear all filters" }).waitFor();
    expectNoFaults(page);
  });
});

describe("a shop's own screen", () => {
  it("lists its products with facets of their own, and its coupons, videos and reviews", async () => {
    const page = await shop.visit(SHOP);
    await expect.poll(() => page.title()).toMatch(/^Hearth & Clay · Shop · /);
    const before = await page.locator("main section article").count();
    await page.getByRole("complementary", { name: "Filters" }).locator('input[name="brands"]').first().check();
    await arrive(page, /brands=/);
    await expect.poll(() => page.locator("main section article").count()).toBeLessThan(before);
    const tabs = page.getByRole("navigation", { name: "In this shop" });
    await tabs.getByRole("link", { name: /^Reviews/ }).click();
    await arrive(page, /tab=reviews/);
    await page.getByRole("navigation", { name: "Filter by rating" }).getByRole("link").nth(1).click();
    await arrive(page, /rating=5/);
    await tabs.getByRole("link", { name: /^Coupons/ }).click();
    await arrive(page, /tab=coupons/);
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.getByRole("button", { name: "Copy code HEARTH10" }).click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe("HEARTH10");
    expectNoFaults(page);
  });

  it("plays a video over the page, with its products", async () => {
    const page = await shop.visit(`${SHOP}?tab=videos`);
    await page.getByRole("link", { name: "Play From the kiln to the table" }).click();
    const dialog = page.getByRole("dialog", { name: "From the kiln to the table" });
    await dialog.waitFor();
    await expect.poll(() => dialog.locator("article").count()).toBe(3);
    // The browser's own player stands there until ours is loaded; ours has read the video once it has chosen a file.
    const video = dialog.locator(".plyr video");
    await expect.poll(() => video.evaluate((video: HTMLVideoElement) => video.readyState)).toBeGreaterThan(0);
    const width = await video.evaluate(async (video: HTMLVideoElement) => {
      video.muted = true;
      await video.play();
      return video.videoWidth;
    });
    expect([1024, 1280]).toContain(width);
    await expectAccessibleInBothThemes(page);
    await dialog.getByRole("button", { name: "Close" }).click();
    await arrive(page, (url) => !url.searchParams.has("video"));
    expectNoFaults(page);
  });

  it("is not found if it is unknown", async () => {
    expect((await fetch(shop.at("/shop/nowhere"))).status).toBe(404);
  });
});

describe("following", () => {
  it("sends a guest to the login and back, then follows, and is listed in the account", async () => {
    const page = await shop.visit("/shop/north-room");
    await page.getByRole("button", { name: "Follow North Room" }).click();
    await arrive(page, /\/login\?redirect=/);
    await page.locator('main input[name="email"]').fill(SELLER);
    await page.locator('main input[name="password"]').fill(DEMO_PASSWORD);
    await page.locator('main form button[type="submit"]').click();
    await arrive(page, /\/shop\/north-room$/);
    const follow = page.getByRole("button", { name: "Follow North Room" });
    const following = page.getByRole("button", { name: "Following North Room" });
    await following.waitFor();
    await shop.go(page, "/user/followed-shop");
    await expect.poll(() => page.title()).toMatch(/^Followed Shop · /);
    await expect.poll(() => names(page)).toContain("North Room");
    await expectAccessibleInBothThemes(page);
    await following.click();
    await follow.waitFor();
    await page.reload();
    await untilHydrated(page);
    await expect.poll(() => names(page)).not.toContain("North Room");
    expectNoFaults(page);
  });

  it("shows a guest the login in place of the list", async () => {
    const page = await shop.visit("/user/followed-shop");
    expect(page.url()).toContain("/login?redirect=%2Fuser%2Ffollowed-shop");
  });
});

describe("all brands and all categories", () => {
  it("can be searched, jumped through, and lead on", async () => {
    const page = await shop.visit("/brands");
    await expect.poll(() => page.title()).toMatch(/^All Brands · /);
    const search = page.locator("main").getByRole("searchbox", { name: "Brand name" });
    await search.fill("oakhollow");
    await search.press("Enter");
    await arrive(page, /q=oakhollow/);
    await expect.poll(() => page.locator("main section li").count()).toBe(1);
    await page.locator("main section li a").click();
    await arrive(page, /\/brand\/oakhollow/);
    await shop.go(page, "/categories");
    await expect.poll(() => page.title()).toMatch(/^All Category · /);
    await page.getByRole("navigation", { name: "On this page" }).getByRole("link").last().click();
    await arrive(page, /#/);
    await expect.poll(() => page.locator("main section").count()).toBe(12);
    expectNoFaults(page);
  });
});

describe("every screen is accessible", () => {
  it.each([
    "/sellers",
    SHOP,
    `${SHOP}?tab=coupons`,
    `${SHOP}?tab=videos`,
    `${SHOP}?tab=reviews`,
    "/brands",
    "/categories",
  ])("by %s, in two directions and themes", async (path) => {
    await expectAccessible(await shop.visit(path));
    await expectAccessible(await shop.visit(`/ar${path}`, { theme: "dark" }));
  });
});
