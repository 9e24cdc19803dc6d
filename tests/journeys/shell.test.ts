import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  arrive,
  expectAccessibleInBothThemes,
  expectNoFaults,
  type JourneyShop,
  ON_PHONE,
  openJourneyShop,
  untilAllAwake,
  untilAwake,
} from "./browser.ts";
import { say } from "./shopping.ts";

let shop: JourneyShop;

beforeAll(async () => {
  shop = await openJourneyShop({
    settings: { sitePopupStatus: true, popupShowIn: "home_page" },
  });
});
afterAll(() => shop?.close());

const START_MS = 10_000;
const dialogs = (page: Page) => page.locator("dialog[open]");
const popup = (page: Page) => page.locator("dialog[open]", { has: page.getByRole("checkbox") });
const flag = (page: Page) => page.evaluate(() => localStorage.getItem("popup"));

/** A visitor who has never sent the pop-up away, with a clock that the test moves. */
async function visitWithClock(path: string, options: Parameters<JourneyShop["visit"]>[1] = {}): Promise<Page> {
  const page = await shop.visit("/track-order", {
    ...options,
    isPopupWanted: true,
  });
  // Not in the middle of a page that is waking up.
  await page.goto(shop.at("/robots.txt"));
  await page.clock.install();
  await page.goto(shop.at(path));
  await untilAllAwake(page);
  await page.locator('[data-shell] button[aria-haspopup="dialog"][aria-expanded]').waitFor();
  return page;
}

/** The parts that wake up last begin to count when they have. */
async function untilOpen(page: Page): Promise<void> {
  await expect
    .poll(async () => {
      await page.clock.runFor(START_MS);
      return popup(page).count();
    })
    .toBe(1);
}

describe("the newsletter's pop-up", () => {
  it("opens on the home screen after ten seconds, 900 by 450, and is not asked for again when sent away", async () => {
    const page = await visitWithClock("/");
    await page.clock.runFor(START_MS / 2);
    await expect.poll(() => dialogs(page).count()).toBe(0);
    await untilOpen(page);
    await expect
      .poll(() => popup(page).boundingBox())
      .toMatchObject({
        width: 900,
        height: 450,
      });
    await expect.poll(() => popup(page).getByRole("heading").innerText()).toBe("A letter from the market");
    const again = popup(page).getByRole("checkbox", {
      name: "Do not show this popup again",
    });
    await again.check();
    await expect.poll(() => flag(page)).toBe("1");
    await again.uncheck();
    await expect.poll(() => flag(page)).toBeNull();
    for (let presses = 0; presses < 9; presses += 1) {
      await page.keyboard.press("Tab");
      await expect.poll(() => page.evaluate(() => document.activeElement?.matches("body, dialog *"))).toBe(true);
    }
    await again.check();
    await page.keyboard.press("Escape");
    await expect.poll(() => dialogs(page).count()).toBe(0);
    await page.reload();
    await untilAllAwake(page);
    await page.clock.runFor(START_MS * 2);
    await expect.poll(() => dialogs(page).count()).toBe(0);
    expectNoFaults(page);
  });

  it("stays at home, and waits for another dialog to close", async () => {
    const elsewhere = await visitWithClock("/products");
    await elsewhere.clock.runFor(START_MS * 2);
    await expect.poll(() => dialogs(elsewhere).count()).toBe(0);
    const page = await visitWithClock("/");
    await page.getByRole("banner").getByRole("button", { name: "Cart, empty" }).click();
    await dialogs(page).waitFor();
    await page.clock.runFor(START_MS * 2);
    await expect.poll(() => dialogs(page).count()).toBe(1);
    await expect.poll(() => popup(page).count()).toBe(0);
    await page.keyboard.press("Escape");
    await untilOpen(page);
    await expect.poll(() => dialogs(page).count()).toBe(1);
  });

  it("never comes over an open menu or a field in use", async () => {
    const page = await visitWithClock("/");
    const search = page.locator("#search");
    await search.focus();
    await page.clock.runFor(START_MS * 2);
    await expect.poll(() => popup(page).count()).toBe(0);
    const menu = page.getByRole("button", { name: /^Language/ });
    await menu.click();
    await expect.poll(() => menu.getAttribute("aria-expanded")).toBe("true");
    await page.clock.runFor(START_MS * 2);
    await expect.poll(() => popup(page).count()).toBe(0);
    await page.keyboard.press("Escape");
    await untilOpen(page);
  });

  it("counts from when the shell has come, however late its own script arrives", async () => {
    const page = await shop.visit("/track-order", { isPopupWanted: true });
    await page.goto(shop.at("/robots.txt"));
    await page.clock.install();
    let letGo = () => {};
    const held = new Promise<void>((resolve) => (letGo = resolve));
    await page.route(/assets\/shell-extras/, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(shop.at("/"));
    await untilAwake(page);
    await page.clock.runFor(START_MS);
    letGo();
    await expect
      .poll(async () => {
        // A frame for React, not another ten seconds.
        await page.clock.runFor(50);
        return popup(page).count();
      })
      .toBe(1);
  });

  it("subscribes, and does not come back to who has subscribed", async () => {
    const page = await visitWithClock("/");
    await untilOpen(page);
    await popup(page).getByRole("textbox").fill("reader@example.com");
    await popup(page).getByRole("button", { name: "Subscribe" }).click();
    await popup(page).locator("[data-toast=success]").waitFor();
    await expect.poll(() => flag(page)).toBe("1");
  });

  it.each([
    ["on a wide screen", "/", {}],
    ["on a phone from right to left", "/ar/", ON_PHONE],
  ])("hinders nobody %s", async (_where, path, size) => {
    const page = await visitWithClock(path, size);
    await untilOpen(page);
    await page.clock.resume();
    if ("width" in size)
      await expect
        .poll(() => popup(page).boundingBox())
        .toMatchObject({
          x: 0,
          width: size.width,
        });
    await expectAccessibleInBothThemes(page);
  });
});

describe("the footer", () => {
  it("says the server's year, whatever the browser's clock says", async () => {
    const page = await shop.visit("/track-order");
    await page.goto(shop.at("/robots.txt"));
    await page.clock.install({ time: new Date("1999-12-31T23:00:00Z") });
    await page.goto(shop.at("/"));
    await untilAllAwake(page);
    const served = await page.evaluate(() =>
      new Date(Number(document.documentElement.dataset.madeAt)).getUTCFullYear(),
    );
    await expect.poll(() => page.getByRole("contentinfo").innerText()).toContain(`© ${served} `);
    expectNoFaults(page);
  });
});

describe("ten seconds after the shell has come", () => {
  it("applies the currency that is shown, which begins no session, and loads the viewed products", async () => {
    const page = await visitWithClock("/products");
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await expect
      .poll(async () => {
        await page.clock.runFor(START_MS);
        return asked;
      })
      .toEqual(expect.arrayContaining(["/change/currency/USD", "/viewed-products"]));
    expect(asked).not.toContain("/get/geolocale");
    await expect.poll(() => page.context().cookies()).toEqual([]);
  });
});

describe("the colours of a demo shop", () => {
  const primary = (page: Page) =>
    page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue("--primary").trim());

  it("are tried on, kept, there before the first paint, and taken back", async () => {
    const page = await shop.visit("/products");
    const own = await primary(page);
    await page.getByRole("button", { name: "Change colors" }).click();
    const panel = page.getByRole("dialog", { name: "Shop colors" });
    await panel.getByRole("button", { name: "Saffron" }).click();
    await expect.poll(() => primary(page)).toBe("#e3a008");
    await panel.getByLabel("Menu background").fill("#123456");
    await expectAccessibleInBothThemes(page);
    await page.keyboard.press("Escape");
    expect(
      await page.getByRole("button", { name: "Change colors" }).evaluate((it) => it === document.activeElement),
    ).toBe(true);

    // No script of ours arrives: what is painted is what the server sent and the head of it set.
    await page.route("**/assets/*.js", () => undefined);
    await page.goto(shop.at("/products"), { waitUntil: "commit" });
    const menu = page.locator("header nav button").first().locator("xpath=../..");
    await menu.waitFor();
    await expect.poll(() => primary(page)).toBe("#e3a008");
    await expect.poll(() => menu.evaluate((bar) => getComputedStyle(bar).backgroundColor)).toBe("rgb(18, 52, 86)");

    await page.unroute("**/assets/*.js");
    await page.goto(shop.at("/products"));
    await untilAwake(page);
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
    await untilAwake(page);
    await expectAccessibleInBothThemes(page);
  });
});

describe("the categories", () => {
  it("stand open beside the slides, and only there", async () => {
    const page = await shop.visit("/");
    const open = page.getByRole("main").getByRole("navigation", { name: "All Categories" });
    await open.getByRole("link").first().focus();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => page.evaluate(() => document.activeElement?.closest("[data-flyout]") !== null)).toBe(true);
    await page.keyboard.press("Enter");
    await arrive(page, /\/category\//);
    await expect.poll(() => open.count()).toBe(0);
    expectNoFaults(page);
  });

  it("are walked through by arrows, from right to left too, and closed by the next screen", async () => {
    const page = await shop.visit("/ar/products");
    const opener = page.getByRole("banner").getByRole("button", { name: say("All Categories", "/ar") });
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
