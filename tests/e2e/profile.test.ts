import type { Page } from "playwright-core";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import {
  arrive,
  expectAccessible,
  expectAccessibleInBothThemes,
  expectFitsPhone,
  expectNoFaults,
  type E2eShop,
  ON_PHONE,
  takeOverE2eShop,
} from "./browser.ts";
import { PASSWORD, register } from "./accounts.ts";
import { linkTo } from "./mails.ts";

const shop = takeOverE2eShop();

const openProfile = async (email: string, options: Parameters<E2eShop["visit"]>[1] = {}) =>
  shop.visit("/user/edit-profile", { ...options, as: await register(shop.server.url, email) });

const part = (page: Page, name: string) => page.getByRole("main").getByRole("region", { name });
const pathOf = (page: Page) => new URL(page.url()).pathname;

describe("the customer's own profile", () => {
  it("shows an image after a preview, and deletes it", async () => {
    const page = await openProfile("picture@example.com");
    await expectAccessibleInBothThemes(page);
    const card = part(page, "Your picture");
    const photo = await sharp({ create: { width: 300, height: 200, channels: 3, background: "#c2452d" } })
      .png()
      .toBuffer();
    await card.locator("input[type=file]").setInputFiles({ name: "me.png", mimeType: "image/png", buffer: photo });
    await card.getByText("This is how others will see you.").waitFor();
    await card.getByRole("button", { name: "Save picture" }).click();
    const shown = page.getByRole("complementary").locator("img[src*='customer-']");
    await shown.waitFor();
    await expect
      .poll(() => shown.evaluate((img: HTMLImageElement) => img.decode().then(() => img.naturalWidth)))
      .toBeGreaterThan(0);
    await expect.poll(() => page.getByRole("banner").locator("img[src*='customer-']").count()).toBe(1);
    await card.getByRole("button", { name: "Remove" }).click();
    await shown.waitFor({ state: "detached" });
    const text = Buffer.from("no picture");
    await card.locator("input[type=file]").setInputFiles({ name: "x.png", mimeType: "image/png", buffer: text });
    await card.getByRole("button", { name: "Save picture" }).click();
    await card.getByText("We couldn't read this picture.").waitFor();
  });

  it("keeps a topic switched off", async () => {
    const page = await openProfile("topics@example.com");
    const alerts = page.getByRole("checkbox", { name: "Alerts: Email" });
    await alerts.uncheck();
    await page.getByText("Your choices have been saved.").first().waitFor();
    await shop.go(page, "/user/edit-profile");
    await expect.poll(() => page.getByRole("checkbox", { name: "Alerts: Email" }).isChecked()).toBe(false);
    await expect.poll(() => page.getByRole("checkbox", { name: "Alerts: In the shop" }).isChecked()).toBe(true);
    expectNoFaults(page);
  });

  it("changes the address by its link, and the old address undoes it", async () => {
    const [before, after] = ["before@example.com", "after@example.com"];
    const page = await openProfile(before);
    const card = part(page, "Email address");
    await card.getByRole("button", { name: "Change email address" }).click();
    await card.getByLabel("New address").fill(after);
    await card.getByLabel("Your password").fill(PASSWORD);
    await expectAccessible(page);
    await card.getByRole("button", { name: "Send link" }).click();
    await card.getByText("Confirm your new email address").waitFor();
    await expectAccessible(page);

    await shop.go(page, await linkTo(shop, after, /\/email-change\/[\w-]+/));
    await expectAccessibleInBothThemes(page);
    await page.getByRole("button", { name: "Use this email address" }).click();
    await page.getByText("Your email address has been updated.").waitFor();
    await shop.go(page, "/user/edit-profile");
    await part(page, "Email address").getByText(after).waitFor();

    await shop.go(page, await linkTo(shop, before, /\/email-change\/undo\/[\w-]+/));
    await expectAccessibleInBothThemes(page);
    await page.getByRole("button", { name: "This wasn't me" }).click();
    await arrive(page, /\/reset\/before/);
    await page.getByLabel("New password", { exact: true }).waitFor();
    expectNoFaults(page);
  });

  it("exports the data and deletes the account", async () => {
    const page = await openProfile("leaving@example.com");
    const download = page.waitForEvent("download");
    await page.getByRole("link", { name: "Download my data" }).click();
    expect((await download).suggestedFilename()).toMatch(/^account-[\d-]+\.json$/);
    await page.getByRole("button", { name: "Delete my account" }).click();
    const dialog = page.getByRole("dialog", { name: "Delete account" });
    await expectAccessibleInBothThemes(page);
    await dialog.getByLabel("Your password").fill("wrong");
    await dialog.getByRole("button", { name: "Delete permanently" }).click();
    await dialog.getByText("That password is incorrect.").waitFor();
    await dialog.getByLabel("Your password").fill(PASSWORD);
    await dialog.getByRole("button", { name: "Delete permanently" }).click();
    await arrive(page, (url) => url.pathname === "/");
    await shop.go(page, "/user/edit-profile");
    expect(pathOf(page)).toBe("/login");
  });

  it("is accessible in Arabic on a phone", async () => {
    const page = await openProfile("arabic@example.com", ON_PHONE);
    await shop.go(page, "/ar/user/edit-profile");
    await expectFitsPhone(page);
    await shop.go(page, "/ar/user/dashboard");
    await expectFitsPhone(page);
  });
});
