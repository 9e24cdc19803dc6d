import { expect, it } from "vitest";
import { STAFF } from "./accounts.ts";
import { arrive, expectAccessible, expectNoFaults, takeOverE2eShop, untilHydrated } from "./browser.ts";

const shop = takeOverE2eShop();

it("a section is limited to a country, undone by a key, saved, seen only in that country, and restored", async () => {
  const page = await shop.visit("/admin/home", { as: STAFF });
  await untilHydrated(page);
  const rows = page.getByRole("list", { name: "Sections of the home page" }).locator("> li");
  const count = await rows.count();
  await page.getByRole("button", { name: "Remove Slides" }).click();
  await expect.poll(() => rows.count()).toBe(count - 1);
  await page.keyboard.press("Control+z");
  await expect.poll(() => rows.count()).toBe(count);
  const videos = rows.filter({ hasText: "Videos" }).first();
  await videos.getByText("Shown to").click();
  await videos.getByLabel("Only for deliveries to").fill("de");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByText("Home page saved").waitFor();
  await page.getByRole("heading", { name: "Versions" }).waitFor();
  await expectAccessible(page);

  const guest = await shop.visit("/");
  await untilHydrated(guest);
  const section = guest.locator(".only-DE");
  await expect.poll(() => section.count()).toBe(1);
  await expect.poll(() => section.isVisible()).toBe(false);
  await guest.evaluate(() => document.documentElement.setAttribute("data-country", "DE"));
  await section.waitFor();
  expectNoFaults(guest);

  await page.getByRole("button", { name: "Restore" }).last().click();
  await page.getByRole("dialog").getByRole("button", { name: "Restore" }).click();
  await page.getByText("Version restored").waitFor();
  await guest.reload();
  await expect.poll(() => guest.locator(".only-DE").count()).toBe(0);
});

it("a banner gets its link by the name of a page, and its clicks are counted", async () => {
  const page = await shop.visit("/admin/banners", { as: STAFF });
  await untilHydrated(page);
  const first = page.getByRole("list", { name: "Banners" }).locator("> li").first();
  await first.getByLabel("Link", { exact: true }).fill("privacy");
  await first
    .getByRole("list", { name: "Suggestions" })
    .getByRole("button", { name: /Privacy/ })
    .click();
  await expect.poll(() => first.getByLabel("Link", { exact: true }).inputValue()).toBe("/page/privacy-policy");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByText("Banners saved").waitFor();

  const guest = await shop.visit("/");
  await untilHydrated(guest);
  await guest.locator('a[href="/page/privacy-policy"]').first().click();
  await arrive(guest, /\/page\/privacy-policy$/);
  await expect
    .poll(async () => {
      await page.reload();
      return page.getByText("1 click in 30 days").count();
    })
    .toBe(1);
});
