import { expect, it } from "vitest";
import { expectNoFaults, ownE2eShop, untilAllHydrated } from "./browser.ts";

const shop = ownE2eShop({
  settings: { activeAddOns: ["ishopet"], sitePopupStatus: true, popupShowIn: "all_page" },
});

const START_MS = 10_000;

it("has prices follow the place of a visitor who has not chosen, and asks for the newsletter on any screen but the checkout", async () => {
  const page = await shop.visit("/track-order", {
    isPopupWanted: true,
    isLanguageWanted: true,
    locale: "de-DE",
  });
  const paths: string[] = [];
  page.on("request", (request) => paths.push(new URL(request.url()).pathname));
  await page.goto(shop.at("/robots.txt"));
  await page.clock.install();
  await page.goto(shop.at("/products"));
  await untilAllHydrated(page);
  const euro = page.getByRole("button", { name: "Currency: EUR" });
  await expect
    .poll(async () => {
      await page.clock.runFor(START_MS);
      return euro.count();
    })
    .toBe(1);
  expect(paths.filter((path) => path === "/get/geolocale")).toHaveLength(1);
  await page.locator("dialog[open]").waitFor();
  await page.keyboard.press("Escape");

  await page.clock.resume();
  await euro.click();
  await page.locator("header button[aria-pressed]", { hasText: "USD" }).click();
  await page.getByRole("button", { name: "Currency: USD" }).waitFor();
  paths.splice(0);
  await page.goto(shop.at("/checkout"));
  await untilAllHydrated(page);
  await expect
    .poll(async () => {
      await page.clock.runFor(START_MS);
      return paths;
    })
    .toContain("/change/currency/USD");
  expect(paths).not.toContain("/get/geolocale");
  await expect.poll(() => page.locator("dialog[open]").count()).toBe(0);
  expectNoFaults(page);
});
