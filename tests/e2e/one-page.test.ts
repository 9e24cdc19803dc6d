import type { Page } from "playwright-core";
import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { createClient, newNetwork, type Client } from "#tests/support/client.ts";
import { register } from "./accounts.ts";
import { expectNoFaults, type E2eShop, ON_PHONE, takeOverE2eShop, untilHydrated } from "./browser.ts";
import { findGoods, type Goods } from "./shopping.ts";

/** Of 256 shades of grey. */
const VISIBLE_STEP = 48;
/** Less than a letter or a badge has. */
const MAX_DIFFERENT_PIXELS = 12;
const SCRIPTS_RELEASED = "scripts released";

const shop = takeOverE2eShop();
let goods: Goods[];

beforeAll(async () => {
  goods = await findGoods(shop, 2);
});

const newCustomer = () => register(shop.server.url, `one-page-${Math.random()}@example.com`);
const newGuest = () => createClient(shop.server.url, { address: newNetwork() });
const browserOf = (client: Client, options: Parameters<E2eShop["visit"]>[1] = {}) =>
  shop.visit("/track-order", { ...options, as: client });

/** Opens a page whose scripts stay on their way until `letGo`. */
async function openUnhydrated(page: Page, path: string): Promise<() => Promise<void>> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(/\/assets\/.*\.js/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(shop.at(path), { waitUntil: "domcontentloaded" });
  await page.evaluate(() => document.fonts.ready);
  await page.waitForFunction(() =>
    performance.getEntriesByType("resource").some(({ name }) => /icons-.*svg/.test(name)),
  );
  return async () => {
    await page.evaluate((mark) => void performance.mark(mark), SCRIPTS_RELEASED);
    letGo();
    await untilHydrated(page);
  };
}

/** The bars above and below the screen, which have what belongs to the visitor. */
async function photographBars(page: Page): Promise<Buffer[]> {
  const { width, height } = page.viewportSize()!;
  const clips = [
    { x: 0, y: 0, width, height: 110 },
    { x: 0, y: height - 50, width, height: 50 },
  ];
  const images = [];
  for (const clip of width < 768 ? clips : clips.slice(0, 1)) images.push(await page.screenshot({ clip }));
  return Promise.all(images.map((image) => sharp(image).greyscale().raw().toBuffer()));
}

/** How many pixels differ to the eye; the edges of text and icons may be smoothed differently from paint to paint. */
function countDifferentPixels(before: Buffer[], after: Buffer[]): number {
  const differences = after.map((bar, index) => {
    const other = before[index];
    if (other?.length !== bar.length) return bar.length;
    return bar.reduce((count, value, at) => count + (Math.abs(value - other[at]!) > VISIBLE_STEP ? 1 : 0), 0);
  });
  return differences.reduce((sum, count) => sum + count, 0);
}

const header = (page: Page) => page.getByRole("banner");
/** What has moved since the scripts came; where a machine is slow, the fonts are swapped before that. */
const shifts = (page: Page) =>
  page.evaluate(
    (mark) =>
      new Promise<number>((resolve) => {
        const from = performance.getEntriesByName(mark)[0]!.startTime;
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
            if (!entry.hadRecentInput && entry.startTime >= from) sum += entry.value;
        }).observe({ type: "layout-shift", buffered: true });
        requestAnimationFrame(() => setTimeout(() => resolve(sum)));
      }),
    SCRIPTS_RELEASED,
  );

describe.each([
  ["a wide screen", {}],
  ["a phone", ON_PHONE],
])("the first paint on %s", (_screen, options) => {
  it.each(["guest", "guest with a cart", "customer with a cart"])(
    "looks for a %s as after the visitor's data has come, and nothing moves",
    async (kind) => {
      const client = kind === "customer with a cart" ? await newCustomer() : newGuest();
      if (kind !== "guest") await client.post("user/addToCart", { product_id: goods[0]!.id, quantity: 3 });
      const page = await browserOf(client, options);
      const answer = page.waitForResponse((response) => new URL(response.url()).pathname === "/visitor");
      const letGo = await openUnhydrated(page, `/product/${goods[0]!.slug}`);
      const units = () =>
        page
          .locator(".cart-units")
          .filter({ visible: true })
          .evaluateAll((all) => all.map((each) => getComputedStyle(each, "::after").content));
      let bars: Buffer[] = [];
      // The icons are painted a moment after their file has come.
      await expect
        .poll(async () => {
          const last = bars;
          bars = await photographBars(page);
          return countDifferentPixels(last, bars);
        })
        .toBe(0);
      const first = { bars, units: await units() };
      await letGo();
      expect((await answer).status()).toBe(200);
      await page
        .getByRole("button", { name: kind === "guest" ? "Cart, empty" : "Cart, 3 items" })
        .first()
        .waitFor();
      expect(first.units.length > 0).toBe(kind !== "guest");
      for (const content of first.units) expect(content).toContain("3");
      await expect.poll(units).toEqual(first.units);
      await expect
        .poll(async () => countDifferentPixels(first.bars, await photographBars(page)))
        .toBeLessThan(MAX_DIFFERENT_PIXELS);
      await expect.poll(() => shifts(page)).toBe(0);
      expectNoFaults(page);
    },
  );
});

describe("a public page", () => {
  it("puts a product into a customer's cart by a click before the visitor's data has come", async () => {
    const client = await newCustomer();
    const page = await browserOf(client);
    let letGo = () => {};
    const held = new Promise<void>((resolve) => (letGo = resolve));
    await page.route(/\/visitor$/, async (route) => {
      await held;
      await route.continue();
    });
    await shop.go(page, `/product/${goods[1]!.slug}`);
    const added = page.waitForResponse((response) => response.url().includes("addToCart") && response.ok());
    await page.getByRole("main").getByRole("button", { name: "Add to cart" }).first().click();
    await added;
    letGo();
    await header(page).getByRole("button", { name: "Cart, 1 item" }).waitFor();
    await header(page).getByRole("button", { name: "Account: Nadia" }).waitFor();
    expectNoFaults(page);
  });

  it("shows hearts and recently viewed products of the visitor", async () => {
    const client = await newCustomer();
    await client.post(`user/add-to-wishlist/${goods[0]!.id}`);
    await client.post("home/product-view", { product_id: goods[1]!.id });
    const page = await browserOf(client);
    await shop.go(page, `/product/${goods[0]!.slug}`);
    await header(page).getByRole("link", { name: "Wishlist, 1 product" }).waitFor();
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await page.getByRole("heading", { name: "Recently viewed" }).waitFor();
    expectNoFaults(page);
  });

  it("shows the delivery to the visitor's country", async () => {
    const client = newGuest();
    await client.post("change/country/DE");
    const page = await browserOf(client);
    await shop.go(page, `/product/${goods[0]!.slug}`);
    await page.getByText(/ship to Germany|Ships to Germany/).waitFor();
    expectNoFaults(page);
  });

  it("has working links without scripts, and the cart shows its visitor's", async () => {
    const client = await newCustomer();
    await client.post("user/addToCart", { product_id: goods[0]!.id });
    const context = (await browserOf(client)).context();
    const page = await shop.visit("/products", { isScriptOff: true });
    await page.context().addCookies(await context.cookies());
    await page.goto(shop.at("/products"));
    await page.getByRole("contentinfo").getByRole("link", { name: "Cart" }).click();
    await page
      .getByRole("heading", { name: "Your cart" })
      .or(page.getByRole("heading", { name: "Cart" }))
      .first()
      .waitFor();
    await page.getByRole("main").getByRole("link", { name: goods[0]!.name }).first().waitFor();
  });
});
