import { describe, expect, it } from "vitest";
import { register, SHOPPER } from "./accounts.ts";
import {
  arrive,
  expectAccessibleInBothThemes,
  expectFitsPhone,
  expectNoFaults,
  ON_PHONE,
  takeOverE2eShop,
} from "./browser.ts";

const shop = takeOverE2eShop();

describe("the address book", () => {
  it("adds an address in the form of its country, makes it the default, and deletes it", async () => {
    const page = await shop.visit("/user/addresses", { as: SHOPPER });
    await expect.poll(() => page.title()).toBe("Addresses · Souk");
    await expectAccessibleInBothThemes(page);
    await page.getByRole("button", { name: "Add address" }).click();
    const form = page.getByRole("dialog", { name: "New address" });
    await form.getByLabel("Country").selectOption("JP");
    await form.getByLabel("Full name").fill("Ada Lovelace");
    await form.getByLabel("Street address").fill("1-1 Marunouchi");
    await form.getByLabel("Prefecture").and(form.locator("select")).selectOption("Tokyo");
    await form.getByLabel("City").fill("Chiyoda");
    await form.getByLabel("Postal code").fill("100");
    await form.getByRole("button", { name: "Save" }).click();
    await form.getByText("This value isn't valid.").waitFor();
    await form.getByLabel("Postal code").fill("100-0001");
    await expectAccessibleInBothThemes(page);
    await form.getByRole("button", { name: "Save" }).click();
    const kept = page.getByRole("main").getByRole("listitem").filter({ hasText: "Chiyoda" });
    await kept.getByRole("button", { name: "Set as default billing address" }).click();
    await kept.getByText("Default billing address", { exact: true }).waitFor();
    await page.getByRole("button", { name: "Delete address for Ada Lovelace" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
    await expect.poll(() => kept.count()).toBe(0);
    expectNoFaults(page);
  });

  it("is accessible in Arabic on a phone", async () => {
    const page = await shop.visit("/ar/user/addresses", { as: SHOPPER, ...ON_PHONE });
    await expectFitsPhone(page);
    await page.getByRole("main").locator("button.button-primary").click();
    await page.getByRole("dialog").locator('[name="country_code"]').selectOption("AE");
    await expect.poll(() => page.getByRole("dialog").locator('[name="postal_code"]').count()).toBe(0);
    await expectFitsPhone(page);
  });
});

describe("the dashboard", () => {
  it("shows and links to the latest purchase and the other screens", async () => {
    const page = await shop.visit("/user/dashboard", { as: SHOPPER });
    await expect.poll(() => page.title()).toBe("Dashboard · Souk");
    await expectAccessibleInBothThemes(page);
    const orders = page.getByRole("main").getByRole("region", { name: "Latest orders" });
    await orders.getByRole("listitem").first().getByRole("link").click();
    await arrive(page, /\/order-confirmation\?trx_id=/);
    expectNoFaults(page);
  });

  it("is accessible in Arabic on a phone", async () => {
    const page = await shop.visit("/ar/user/dashboard", { as: SHOPPER, ...ON_PHONE });
    await expectFitsPhone(page);
  });
});

describe("the profile", () => {
  it("changes the name, and shows errors at their fields", async () => {
    const page = await shop.visit("/user/edit-profile", {
      as: await register(shop.server.url, "renamed@example.com"),
    });
    await expect.poll(() => page.title()).toBe("Edit Profile · Souk");
    await expectAccessibleInBothThemes(page);
    const main = page.getByRole("main");
    await main.getByLabel("First name").fill("");
    await main.getByRole("button", { name: "Save" }).click();
    await main.getByText("This field is required.").waitFor();
    await main.getByLabel("First name").fill("Samira");
    await main.getByLabel("Email language").selectOption("es");
    await main.getByRole("button", { name: "Save" }).click();
    await page.getByRole("button", { name: /^Account: Samira/ }).waitFor();
    await page.reload();
    await expect.poll(() => main.getByLabel("Email language").inputValue()).toBe("es");
    expectNoFaults(page);
  });

  it("is accessible in Arabic on a phone", async () => {
    const page = await shop.visit("/ar/user/edit-profile", { as: SHOPPER, ...ON_PHONE });
    await expectFitsPhone(page);
  });
});
