import { describe, expect, it } from "vitest";
import { SELLER, STAFF } from "./accounts.ts";
import {
  arrive,
  expectAccessibleInBothThemes,
  expectFitsPhone,
  expectNoFaults,
  ON_PHONE,
  takeOverE2eShop,
} from "./browser.ts";
import { say } from "./shopping.ts";

const shop = takeOverE2eShop();

describe("a seller", () => {
  it("makes a coupon for chosen products, changes it, and ends it", async () => {
    const page = await shop.visit("/seller/coupons", { as: SELLER });
    const main = page.getByRole("main");
    await main.getByRole("table", { name: "Coupons", exact: true }).getByText("HEARTH10").waitFor();
    await main.getByRole("link", { name: "New coupon" }).click();
    await arrive(page, /\/seller\/coupons\/new$/);
    await main.getByRole("textbox", { name: "Code" }).fill("kiln 5");
    await main.getByRole("textbox", { name: "Title", exact: true }).fill("Five off the kiln's best");
    await main.getByRole("radio", { name: "A fixed amount" }).check();
    await main.getByLabel("Amount in USD").fill("5");
    await main.getByRole("radio", { name: "Selected products" }).check();
    const make = main.getByRole("button", { name: "Create coupon" });
    await make.click();
    await main.getByText("Choose at least one product.").waitFor();
    await main.getByText("Use 3 to 32 letters, digits, hyphens or underscores.").waitFor();
    await expectAccessibleInBothThemes(page);
    await main.getByRole("textbox", { name: "Code" }).fill("kiln-5");
    await main.getByRole("button", { name: "Search" }).click();
    const found = main.getByRole("list", { name: "Search results" });
    await found.getByRole("button").first().click();
    await main.getByText("1 product selected").waitFor();
    await make.click();
    await arrive(page, /\/seller\/coupons$/);
    const row = main.getByRole("row").filter({ hasText: "KILN-5" });
    await row.getByText("$5.00 off · For 1 selected product").waitFor();
    await row.getByRole("link").click();
    await main.getByRole("heading", { level: 1, name: "Coupon KILN-5" }).waitFor();
    await main.getByLabel("Amount in USD").fill("6");
    await main.getByRole("button", { name: "Save", exact: true }).click();
    await page.getByText("Saved. Existing orders aren't affected.").waitFor();
    await expectAccessibleInBothThemes(page);
    await main.getByRole("button", { name: "End now" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "End now" }).click();
    await main.getByRole("heading", { level: 1 }).getByText("Ended").waitFor();
    await main.getByRole("link", { name: "All coupons" }).click();
    await row.getByText("$6.00 off").waitFor();
    expectNoFaults(page);
  });

  it("has accessible screens in Arabic on a phone", async () => {
    const page = await shop.visit("/ar/seller/coupons", { as: SELLER, ...ON_PHONE });
    await expectFitsPhone(page);
    await page.getByRole("main").getByRole("link", { name: "HEARTH15" }).click();
    await page
      .getByRole("main")
      .getByRole("button", { name: say("Save", "/ar"), exact: true })
      .waitFor();
    await expectFitsPhone(page);
  });
});

describe("the operator", () => {
  it("finds the coupon of a shop, only reads it, and ends it with a reason", async () => {
    const page = await shop.visit("/admin/coupons", { as: STAFF });
    const main = page.getByRole("main");
    await expectAccessibleInBothThemes(page);
    await page.goto(shop.at("/admin/coupons?owner=shops"));
    await main.getByRole("link", { name: "HEARTH5" }).click();
    await main.getByRole("heading", { level: 1, name: /^Coupon HEARTH5/ }).waitFor();
    await expect.poll(() => main.getByRole("button", { name: "Save", exact: true }).count()).toBe(0);
    await expectAccessibleInBothThemes(page);
    await main.getByRole("button", { name: "End now" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("textbox").fill("It promised too much");
    await dialog.getByRole("button", { name: "End now" }).click();
    await main.getByText("Ended by the marketplace").waitFor();
    await shop.go(page, "/ar/admin/coupons/new");
    await expectAccessibleInBothThemes(page);
  });
});
