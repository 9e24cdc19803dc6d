import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { arrive, expectAccessibleInBothThemes, expectNoFaults, type JourneyShop, openJourneyShop } from "./browser.ts";

const onPhone = { width: 360, height: 740, isTouch: true };

let shop: JourneyShop;

beforeAll(async () => {
  shop = await openJourneyShop();
});
afterAll(() => shop?.close());

const fitsItsWidth = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);

/** A screen of the account, which asks who is there first. */
async function openAsShopper(path: string, options = {}): Promise<Page> {
  const page = await shop.visit(path, options);
  await arrive(page, /\/login\?redirect=/);
  const field = (name: string) => page.getByRole("main").locator(`input[name="${name}"]`);
  await field("email").fill("shopper@souk.example");
  await field("password").fill("souk-demo");
  await field("password").press("Enter");
  await arrive(page, (url) => url.pathname === path);
  await expect.poll(() => page.title()).not.toMatch(/^Login/);
  await page.getByRole("main").getByRole("heading", { level: 1 }).waitFor();
  return page;
}

describe("the address book", () => {
  it("takes an address in the form of its country, prefers it, and lets it go", async () => {
    const page = await openAsShopper("/user/addresses");
    await expect.poll(() => page.title()).toBe("Addresses · Souk");
    await expectAccessibleInBothThemes(page);
    await page.getByRole("button", { name: "Add an address" }).click();
    const form = page.getByRole("dialog", { name: "New address" });
    await form.getByLabel("Country").selectOption("JP");
    await form.getByLabel("Full name").fill("Ada Lovelace");
    await form.getByLabel("Street and number").fill("1-1 Marunouchi");
    await form.getByLabel("Prefecture").selectOption("Tokyo");
    await form.getByLabel("City").fill("Chiyoda");
    await form.getByLabel("Postal code").fill("100");
    await form.getByRole("button", { name: "Save" }).click();
    await form.getByText("This value has the wrong form.").waitFor();
    await form.getByLabel("Postal code").fill("100-0001");
    await expectAccessibleInBothThemes(page);
    await form.getByRole("button", { name: "Save" }).click();
    const kept = page.getByRole("main").getByRole("listitem").filter({ hasText: "Chiyoda" });
    await kept.getByRole("button", { name: "Use for invoices" }).click();
    await kept.getByText("Default for invoices").waitFor();
    await page.getByRole("button", { name: "Delete the address of Ada Lovelace" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
    await expect.poll(() => kept.count()).toBe(0);
    expectNoFaults(page);
  });

  it("hinders nobody in Arabic on a phone", async () => {
    const page = await openAsShopper("/ar/user/addresses", onPhone);
    await expectAccessibleInBothThemes(page);
    await page.getByRole("main").locator("button.button-primary").click();
    await page.getByRole("dialog").locator('[name="country_code"]').selectOption("AE");
    await expect.poll(() => page.getByRole("dialog").locator('[name="postal_code"]').count()).toBe(0);
    await expect.poll(() => fitsItsWidth(page)).toBe(true);
    await expectAccessibleInBothThemes(page);
  });
});

describe("the dashboard", () => {
  it("shows what was bought last and leads to it, and where else one can go", async () => {
    const page = await openAsShopper("/user/dashboard");
    await expect.poll(() => page.title()).toBe("Dashboard · Souk");
    await expectAccessibleInBothThemes(page);
    const orders = page.getByRole("main").getByRole("region", { name: "Latest orders" });
    await orders.getByRole("listitem").first().getByRole("link").click();
    await arrive(page, /\/order-confirmation\?trx_id=/);
    expectNoFaults(page);
  });

  it("hinders nobody in Arabic on a phone", async () => {
    const page = await openAsShopper("/ar/user/dashboard", onPhone);
    await expect.poll(() => fitsItsWidth(page)).toBe(true);
    await expectAccessibleInBothThemes(page);
  });
});

describe("the profile", () => {
  it("takes another name, and says at its field what is wrong", async () => {
    const page = await openAsShopper("/user/edit-profile");
    await expect.poll(() => page.title()).toBe("Edit Profile · Souk");
    await expectAccessibleInBothThemes(page);
    const main = page.getByRole("main");
    await main.getByLabel("First name").fill("");
    await main.getByRole("button", { name: "Save" }).click();
    await main.getByText("This field is required.").waitFor();
    await main.getByLabel("First name").fill("Samira");
    await main.getByLabel("Language of our mails").selectOption("es");
    await main.getByRole("button", { name: "Save" }).click();
    await page.getByRole("button", { name: /^Account of Samira/ }).waitFor();
    await page.reload();
    await expect.poll(() => main.getByLabel("Language of our mails").inputValue()).toBe("es");
    expectNoFaults(page);
  });

  it("hinders nobody in Arabic on a phone", async () => {
    const page = await openAsShopper("/ar/user/edit-profile", onPhone);
    await expect.poll(() => fitsItsWidth(page)).toBe(true);
    await expectAccessibleInBothThemes(page);
  });
});
