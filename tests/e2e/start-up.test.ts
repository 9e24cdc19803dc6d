import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import {
  expectAccessibleInBothThemes,
  expectNoFaults,
  type E2eShop,
  ON_PHONE,
  ownE2eShop,
  untilAllHydrated,
} from "./browser.ts";

const shop = ownE2eShop({ settings: { sitePopupStatus: true, popupShowIn: "home_page" } });

const START_MS = 10_000;
const STEP_MS = 1_000;
const dialogs = (page: Page) => page.locator("dialog[open]");
const popup = (page: Page) => page.locator("dialog[open]", { has: page.getByRole("checkbox") });
const flag = (page: Page) => page.evaluate(() => localStorage.getItem("popup"));

type PopupVisit = {
  page: Page;
  /** Until then the pop-up's script is on its way: however slow the machine, nothing opens before the test is ready. */
  letGo: () => void;
};

/** A visitor who has never sent the pop-up away, with a clock that the test moves; the pop-up's script is held back. */
async function visitHeld(path: string, options: Parameters<E2eShop["visit"]>[1] = {}): Promise<PopupVisit> {
  const page = await shop.visit("/track-order", {
    ...options,
    isPopupWanted: true,
  });
  // Not while a page is hydrating.
  await page.goto(shop.at("/robots.txt"));
  await page.clock.install();
  await page.addInitScript(() => {
    const bornAt = Date.now();
    new MutationObserver(() => {
      if (!("openedAfter" in window) && document.querySelector("dialog[open]"))
        Object.assign(window, { openedAfter: Date.now() - bornAt });
    }).observe(document, { subtree: true, childList: true, attributes: true });
  });
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(/assets\/shell-rest/, async (route) => {
    await held;
    await route.continue();
  });
  await shop.go(page, path);
  return { page, letGo };
}

/** The same with the script there. */
async function visitWithClock(path: string, options: Parameters<E2eShop["visit"]>[1] = {}): Promise<Page> {
  const { page, letGo } = await visitHeld(path, options);
  letGo();
  await untilAllHydrated(page);
  await page.locator('[data-shell] button[aria-haspopup="dialog"][aria-expanded]').waitFor();
  return page;
}

/** The parts that hydrate last begin to count when they have. */
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
    await expect
      .poll(async () => {
        await page.clock.runFor(STEP_MS);
        return popup(page).count();
      })
      .toBe(1);
    const openedAfter = () => page.evaluate(() => (window as unknown as { openedAfter: number }).openedAfter);
    await expect.poll(openedAfter).toBeGreaterThanOrEqual(START_MS);
    await expect
      .poll(() => popup(page).boundingBox())
      .toMatchObject({
        width: 900,
        height: 450,
      });
    await expect.poll(() => popup(page).getByRole("heading").innerText()).toBe("News from the market");
    const again = popup(page).getByRole("checkbox", {
      name: "Don't show this pop-up again",
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
    await untilAllHydrated(page);
    await page.clock.runFor(START_MS * 2);
    await expect.poll(() => dialogs(page).count()).toBe(0);
    expectNoFaults(page);
  });

  it("follows the settings as they are now, not those of a cached page, and shows why they are not there", async () => {
    const page = await visitWithClock("/");
    await page.route("**/settings-data", (route) =>
      route.fulfill({ status: 503, json: { error: "The shop is being updated. Try again in a minute." } }),
    );
    await page.clock.runFor(START_MS);
    await page.getByText("The shop is being updated. Try again in a minute.").waitFor();
    await page.unroute("**/settings-data");
    await page.route("**/settings-data", async (route) => {
      const answer = await (await route.fetch()).json();
      await route.fulfill({ json: { ...answer, settings: { ...answer.settings, site_popup_status: 0 } } });
    });
    await page.reload();
    await untilAllHydrated(page);
    const response = page.waitForResponse("**/settings-data");
    await page.clock.runFor(START_MS);
    await (await response).finished();
    await page.clock.runFor(START_MS);
    await expect.poll(() => popup(page).count()).toBe(0);
  });

  it("stays at home, and waits for another dialog to close", async () => {
    const elsewhere = await visitWithClock("/products");
    await elsewhere.clock.runFor(START_MS * 2);
    await expect.poll(() => dialogs(elsewhere).count()).toBe(0);
    const { page, letGo } = await visitHeld("/");
    await page.getByRole("banner").getByRole("button", { name: "Cart, empty" }).click();
    await dialogs(page).waitFor();
    letGo();
    await page.waitForLoadState("networkidle");
    await page.clock.runFor(START_MS * 2);
    await expect.poll(() => dialogs(page).count()).toBe(1);
    await expect.poll(() => popup(page).count()).toBe(0);
    await page.keyboard.press("Escape");
    await untilOpen(page);
    await expect.poll(() => dialogs(page).count()).toBe(1);
  });

  it("never covers an open menu or a field in use", async () => {
    const { page, letGo } = await visitHeld("/");
    const search = page.locator("#search");
    await search.focus();
    letGo();
    await page.waitForLoadState("networkidle");
    await page.clock.runFor(START_MS * 2);
    await expect.poll(() => popup(page).count()).toBe(0);
    // From one to the other without a moment of rest.
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
    const menu = page.getByRole("button", { name: /^Language/ });
    await menu.click();
    await expect.poll(() => menu.getAttribute("aria-expanded")).toBe("true");
    await page.clock.runFor(START_MS * 2);
    await expect.poll(() => popup(page).count()).toBe(0);
    await page.keyboard.press("Escape");
    await untilOpen(page);
  });

  it("counts from when the shell has come, however late its own script arrives", async () => {
    const { page, letGo } = await visitHeld("/");
    await page.clock.runFor(START_MS);
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
    const arrived = page.waitForResponse(/assets\/shell-rest/);
    letGo();
    await (await arrived).finished();
    let moments = 60;
    await expect
      .poll(
        async () => {
          // Moments for React, three seconds in all, and not another ten; far enough apart for a slow machine.
          if (moments > 0) await page.clock.runFor(50);
          moments -= 1;
          return popup(page).count();
        },
        { interval: 250 },
      )
      .toBe(1);
  });

  it("subscribes, and does not come back for subscribers", async () => {
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
  ])("is accessible %s", async (_where, path, size) => {
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

describe("ten seconds after the shell has come", () => {
  it("applies the currency that is shown, which begins no session, and loads the viewed products", async () => {
    const page = await visitWithClock("/products");
    const paths: string[] = [];
    page.on("request", (request) => paths.push(new URL(request.url()).pathname));
    await expect
      .poll(async () => {
        await page.clock.runFor(START_MS);
        return paths;
      })
      .toEqual(expect.arrayContaining(["/change/currency/USD", "/viewed-products"]));
    expect(paths).not.toContain("/get/geolocale");
    await expect.poll(() => page.context().cookies()).toEqual([]);
  });
});
