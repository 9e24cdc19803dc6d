import type { Page, Route } from "playwright-core";
import { describe, expect, it } from "vitest";
import {
  arrive,
  expectAccessible,
  expectFitsWidth,
  expectNoFaults,
  ON_PHONE,
  shareE2eShop,
  untilAllHydrated,
  untilHydrated,
} from "./browser.ts";

const shop = shareE2eShop();

const SIGNS: Record<string, string> = { USD: "$", EUR: "€", JPY: "¥", KWD: "K" };
const DECIMALS: Record<string, RegExp> = { USD: /\.\d{2}$/, JPY: /^\D*[\d,]+$/, KWD: /\.\d{3}$/ };

const prices = (page: Page) => page.locator("main article p > span.figures.font-bold").allInnerTexts();
const cards = (page: Page) => page.locator("main article");

/** Every price on the screen, and the currency that the header names. */
async function expectOnly(page: Page, code: string): Promise<void> {
  const sign = SIGNS[code] ?? code;
  await expect.poll(async () => (await prices(page)).filter((price) => !price.includes(sign))).toEqual([]);
  expect((await prices(page)).length).toBeGreaterThan(0);
  const decimals = DECIMALS[code];
  if (decimals) for (const price of await prices(page)) expect(price.replace(/[^\d.,¥$]/g, "")).toMatch(decimals);
}

async function choose(page: Page, code: string): Promise<void> {
  await page
    .locator(
      'header button[aria-label*="USD"], header button[aria-label*="EUR"], header button[aria-label*="JPY"], header button[aria-label*="KWD"]',
    )
    .first()
    .click();
  await page.locator("header button[aria-pressed]", { hasText: code }).click();
}

/** Answers of these addresses wait until they are let go. */
async function hold(page: Page, address: string | RegExp): Promise<() => Promise<void>> {
  const held: Route[] = [];
  await page.route(address, (route) => void held.push(route));
  return async () => {
    await page.unroute(address);
    for (const route of held) await route.continue().catch(() => undefined);
  };
}

describe("switching", () => {
  it("shows each currency in its own digits, and keeps it through languages and countries", async () => {
    const page = await shop.visit("/products");
    await expectOnly(page, "USD");
    for (const code of ["JPY", "KWD"]) {
      await choose(page, code);
      await expectOnly(page, code);
    }
    await shop.go(page, "/ar/products");
    await expect.poll(() => page.locator("html").getAttribute("dir")).toBe("rtl");
    await expect.poll(() => page.locator('header button[aria-label*="KWD"]').count()).toBe(1);
    const answer = page.waitForResponse(/change\/country\/DE/);
    await page.locator("header .relative > button").first().click();
    await page.locator("#ship_to").selectOption("DE");
    expect((await answer).status()).toBe(200);
    await shop.go(page, "/products");
    await expect.poll(() => page.locator("html").getAttribute("lang")).toBe("en");
    await expect.poll(() => page.locator("html").getAttribute("data-ship-to")).toBe("DE");
    await expectOnly(page, "KWD");
    expectNoFaults(page);
  });

  it("keeps the last of two choices, whichever response is late", async () => {
    const page = await shop.visit("/products");
    const letGo = await hold(page, /change\/currency\/EUR/);
    await choose(page, "EUR");
    await choose(page, "JPY");
    await letGo();
    await expectOnly(page, "JPY");
    await page.reload();
    await untilHydrated(page);
    await expectOnly(page, "JPY");
  });

  it("never puts products of the old currency into a list of the new one", async () => {
    const page = await shop.visit("/products");
    const letGo = await hold(page, /home\/filtered_products/);
    await page.getByRole("link", { name: "Load more" }).click();
    await choose(page, "JPY");
    await expectOnly(page, "JPY");
    await letGo();
    await page.waitForTimeout(800);
    await expectOnly(page, "JPY");
    await expect.poll(() => cards(page).count()).toBe(24);
    expect(new URL(page.url()).search).toBe("");
  });

  it("loads a pending filter in the new currency", async () => {
    const page = await shop.visit("/products");
    let isFirst = true;
    let letGo = () => {};
    await page.route(/products\.data/, async (route) => {
      if (isFirst) {
        isFirst = false;
        await new Promise<void>((resolve) => (letGo = resolve));
      }
      await route.continue().catch(() => undefined);
    });
    await page.getByRole("complementary", { name: "Filters" }).getByLabel("In stock only").check();
    await expect.poll(() => isFirst).toBe(false);
    await choose(page, "JPY");
    await arrive(page, /in_stock=1/);
    letGo();
    await expectOnly(page, "JPY");
    const lowest = page.getByRole("complementary", { name: "Filters" }).getByText("(JPY)").first();
    await expect.poll(() => lowest.count()).toBe(1);
    expectNoFaults(page);
  });
});

describe("the language that the browser asks for", () => {
  const bar = (page: Page) => page.getByRole("complementary", { name: /^(Language|Idioma|اللغة)$/ });
  const choice = async (page: Page) =>
    /\.([a-z]+)$/.exec((await page.context().cookies()).find(({ name }) => name === "souk_hint")?.value ?? "")?.[1] ??
    null;

  it("is offered in a bar; once taken, the home page is in it", async () => {
    const page = await shop.visit("/products", { locale: "es-MX", isLanguageWanted: true });
    await expect.poll(() => bar(page).innerText()).toContain("Esta tienda también está disponible en tu idioma.");
    await bar(page).getByRole("link", { name: "Español" }).click();
    await arrive(page, /\/es\/products$/);
    await expect.poll(() => bar(page).count()).toBe(0);
    await expect.poll(() => choice(page)).toBe("es");
    await page.goto(shop.at("/"));
    await arrive(page, /\/es$/);
    await expect.poll(() => page.locator("html").getAttribute("lang")).toBe("es");

    // What is chosen in the header counts as well.
    await page.getByRole("button", { name: /^Idioma/ }).click();
    await page.locator("#language-panel").getByRole("link", { name: "English" }).click();
    await arrive(page, (url) => url.pathname === "/");
    await expect.poll(() => page.locator("html").getAttribute("lang")).toBe("en");
    expectNoFaults(page);
  });

  it("is offered once: dismissed, it does not come back, nor if the page already has that language", async () => {
    const page = await shop.visit("/products", { locale: "ar", isLanguageWanted: true });
    await bar(page).getByRole("button", { name: "Close" }).click();
    await expect.poll(() => bar(page).count()).toBe(0);
    await expect.poll(() => choice(page)).toBe("en");
    await page.reload();
    await untilAllHydrated(page);
    await expect.poll(() => bar(page).count()).toBe(0);
    await page.goto(shop.at("/"));
    await expect.poll(() => page.locator("html").getAttribute("lang")).toBe("en");
    const arabic = await shop.visit("/ar/products", { locale: "ar", isLanguageWanted: true });
    await untilAllHydrated(arabic);
    await expect.poll(() => bar(arabic).count()).toBe(0);
  });

  it("is accessible while it is offered", async () => {
    for (const options of [{}, ON_PHONE, { ...ON_PHONE, width: 320 }]) {
      const page = await shop.visit("/products", { ...options, locale: "ar", isLanguageWanted: true });
      await bar(page).waitFor();
      await expectFitsWidth(page);
      await expectAccessible(page);
    }
  });
});
