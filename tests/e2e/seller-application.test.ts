import type { Page } from "playwright-core";
import sharp from "sharp";
import { describe, it } from "vitest";
import { letStaffIn, SHOPPER, STAFF } from "./accounts.ts";
import {
  arrive,
  expectAccessibleInBothThemes,
  expectFitsWidth,
  expectNoFaults,
  ON_PHONE,
  ownE2eShop,
} from "./browser.ts";
import { approveApplication, fillApplication } from "./opening-steps.ts";

const SHOP_NAME = "Zephyr Lamps";
const SAM = { firstName: "Sam", lastName: "Shopper", email: SHOPPER };

const shop = ownE2eShop({ change: letStaffIn });

async function createProduct(page: Page): Promise<void> {
  const main = page.getByRole("main");
  await main.getByRole("link", { name: "Create your first product" }).click();
  await arrive(page, /\/seller\/product\/new$/);
  const buffer = await sharp({ create: { width: 600, height: 600, channels: 3, background: "#c2452d" } })
    .png()
    .toBuffer();
  await main.getByRole("textbox", { name: "Product name" }).first().fill("Zephyr desk lamp");
  await main.getByRole("textbox", { name: "Short description" }).first().fill("Warm light for long evenings.");
  await main.getByRole("combobox", { name: "Category" }).selectOption({ index: 2 });
  await main.getByLabel("Add pictures").setInputFiles({ name: "lamp.png", mimeType: "image/png", buffer });
  await main.getByRole("img", { name: "Picture 1" }).waitFor();
  await main.getByRole("textbox", { name: "No options: SKU" }).fill("ZEPHYR-1");
  await main.getByRole("textbox", { name: "No options: Price" }).fill("49.00");
  await main.getByRole("spinbutton", { name: "No options: Stock" }).fill("4");
  await page.getByRole("button", { name: "Save and publish" }).click();
  await arrive(page, /\/seller\/product\/\d+/);
}

describe("a customer", () => {
  it("applies, is approved, and gets a product live that a shopper sees", async () => {
    const page = await shop.visit("/user/user-to-seller", { as: SHOPPER });
    await expectAccessibleInBothThemes(page);
    await fillApplication(shop, page, { shopName: SHOP_NAME, person: SAM });
    const main = page.getByRole("main");
    await main.getByRole("checkbox", { name: /I accept the terms/ }).check();
    await expectAccessibleInBothThemes(page);
    await main.getByRole("button", { name: "Send application" }).click();
    await main.getByText("We're reviewing your application").waitFor();

    const desk = await shop.visit("/admin/applications?status=submitted", { as: STAFF });
    const record = desk.getByRole("main");
    await record.getByRole("link", { name: SHOP_NAME }).click();
    await record.getByRole("heading", { level: 1, name: SHOP_NAME }).waitFor();
    await expectAccessibleInBothThemes(desk);
    await approveApplication(desk, SHOP_NAME);

    await page.goto(shop.at("/seller"));
    await main.getByText("Set up your shop").waitFor();
    await createProduct(page);

    const visitor = await shop.visit("/shop/zephyr-lamps", ON_PHONE);
    await visitor.getByRole("main").getByText("Zephyr desk lamp").first().waitFor();
    await expectFitsWidth(visitor);
    expectNoFaults(page);
    expectNoFaults(desk);
  });
});
