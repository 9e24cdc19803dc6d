import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import {
  arrive,
  expectAccessible,
  expectFitsWidth,
  expectNoFaults,
  ON_PHONE,
  shareE2eShop,
  untilHydrated,
} from "./browser.ts";

const shop = shareE2eShop();
/** Paths of a campaign that runs, and of one to come. */
let running: string;
let upcoming: string;

beforeAll(async () => {
  const page = await shop.visit("/campaigns");
  running = await pathOfCampaign(page, "Ends in");
  upcoming = await pathOfCampaign(page, "Starts in");
});

const HOUR = 3_600_000;

/** Of a campaign that is not the flash sale. */
const pathOfCampaign = (page: Page, state: string) =>
  page
    .locator("main article")
    .filter({ hasText: state })
    .filter({ hasNotText: "Flash sale" })
    .first()
    .getByRole("heading")
    .getByRole("link")
    .evaluate((link: HTMLAnchorElement) => link.pathname);

const count = async (page: Page) => Number(/\d+/.exec(await page.locator("main output").first().innerText())?.[0]);
const figures = (page: Page) => page.locator("main time").first().locator(".figures");
const path = (page: Page) => new URL(page.url()).pathname;

async function secondsLeft(page: Page): Promise<number> {
  const [days = 0, hours = 0, minutes = 0, seconds = 0] = (await figures(page).allInnerTexts()).map(Number);
  return days * 86_400 + hours * 3600 + minutes * 60 + seconds;
}

async function secondsUntilEnd(page: Page): Promise<number> {
  const until = await page.locator("main time").first().getAttribute("datetime");
  return (Date.parse(until!) - Date.now()) / 1000;
}

describe("every screen is accessible", () => {
  it.each([
    ["the home screen", () => "/"],
    ["the campaigns", () => "/campaigns"],
    ["a campaign", () => running],
    ["a campaign's brands", () => `${running}?tab=brands`],
    ["a campaign's shops", () => `${running}?tab=shops`],
    ["the flash sale", () => "/flash-sale"],
    ["the deals of the day", () => "/daily-deals"],
    ["a category with its banner", () => "/gadget-products/kitchen"],
  ])("by %s", async (_name, address) => {
    const page = await shop.visit(address());
    await expectAccessible(page);
    await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
    await shop.go(page, `/ar${address()}`);
    await expectAccessible(page);
    expectNoFaults(page);
  });

  it.each(["/", "/flash-sale", "/daily-deals", "/campaigns"])("on a phone by %s", async (address) => {
    const page = await shop.visit(`/ar${address}`, ON_PHONE);
    await expectFitsWidth(page);
    expectNoFaults(page);
  });
});

describe("a countdown", () => {
  it("follows the server's clock, whatever the browser's says", async () => {
    const page = await shop.visit("/flash-sale");
    await page.addInitScript((wrong) => {
      const { now } = Date;
      const { timeOrigin } = performance;
      Date.now = () => now() + wrong;
      Object.defineProperty(performance, "timeOrigin", { get: () => timeOrigin + wrong });
    }, 5 * HOUR);
    await page.reload();
    await untilHydrated(page);
    const first = await secondsLeft(page);
    expect(Math.abs(first - (await secondsUntilEnd(page)))).toBeLessThan(HOUR / 1000);
    await expect.poll(() => secondsLeft(page)).toBeLessThan(first);
    expectNoFaults(page);
  });

  it("reloads the screen once when a deal ends", async () => {
    const page = await shop.visit("/cart");
    // Not while a page is hydrating.
    await page.goto(shop.at("/robots.txt"));
    await page.clock.install();
    // The answers of calls would tell the browser what time it really is.
    await page.route("**/*", (route) =>
      route.request().headers()["x-requested-with"] ? route.abort() : route.continue(),
    );
    await shop.go(page, "/daily-deals");
    const paths: string[] = [];
    page.on("request", (request) => paths.push(new URL(request.url()).pathname));
    // The clock of the page stands still while it loads, which takes a busy machine long.
    await page.clock.fastForward(((await secondsUntilEnd(page)) + 120) * 1000);
    await expect.poll(() => figures(page).innerText()).toBe("00:00:00");
    await page.clock.runFor(10_000);
    await expect.poll(() => paths.filter((each) => each.endsWith("/daily-deals.data"))).toHaveLength(1);
    expectNoFaults(page);
  });
});

describe("a shopper in a sale", () => {
  it("narrows a campaign, and stays in it", async () => {
    const page = await shop.visit(running);
    const all = await count(page);
    expect(all).toBeGreaterThan(1);
    const brand = page.getByRole("complementary", { name: "Filters" }).locator('input[name="brands"]').first();
    await brand.check();
    await arrive(page, /brands=\d+-/);
    await expect.poll(() => count(page)).toBeLessThan(all);
    expect(path(page)).toBe(running);
    await expect
      .poll(() => page.locator('link[rel="canonical"]').getAttribute("href"))
      .toMatch(new RegExp(`${running}$`));
    await page.getByRole("link", { name: "Brands", exact: true }).first().click();
    await arrive(page, /tab=brands/);
    await page.locator('main a[href*="brands="]').first().click();
    await arrive(page, /brands=\d+-/);
    expect(path(page)).toBe(running);
    expectNoFaults(page);
  });

  it("sees before a campaign begins what it will have", async () => {
    const page = await shop.visit(upcoming);
    await expect.poll(() => page.locator("main header").first().innerText()).toContain("Starts in");
    await page.getByText("These products will be on sale when the campaign starts.").waitFor();
    await expect.poll(() => count(page)).toBeGreaterThan(0);
  });

  it("finds the sale's price in the cart", async () => {
    const page = await shop.visit("/flash-sale");
    const cards = page.locator("main article").filter({ hasText: /\d+ of \d+ sold/ });
    const name = await cards
      .filter({ has: page.getByRole("button", { name: /^Add to cart/ }) })
      .first()
      .getByRole("heading")
      .innerText();
    const card = cards.filter({ has: page.getByRole("heading", { name }) });
    const price = await card.locator(".figures.text-deal-text").first().innerText();
    await card.getByRole("button", { name: /^Add to cart/ }).click();
    await card.getByRole("button", { name: /^Added/ }).waitFor();
    await page.goto(shop.at("/cart"));
    const line = page.locator("main li").filter({ hasText: name }).first();
    await line.waitFor();
    await expect.poll(() => line.innerText()).toContain(price);
    expectNoFaults(page);
  });

  it.each([
    ["/offer/products", "Offer Products"],
    ["/best-selling/products", "Best Selling Products"],
    ["/gadget-products/kitchen", "Gadget Products"],
  ])("filters and pages below %s", async (address, title) => {
    const page = await shop.visit(`${address}?in_stock=1`, { isScriptOff: true });
    await expect.poll(() => page.title()).toContain(title);
    await expect.poll(() => page.locator("main form[action]").first().getAttribute("action")).toBe(address);
    const next = page.locator('main a[rel="next"]');
    if ((await next.count()) > 0) {
      await next.click();
      expect(path(page)).toBe(address);
    }
  });
});
