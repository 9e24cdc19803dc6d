import type { Page } from "playwright-core";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { letStaffIn, SHOPPER, STAFF } from "./accounts.ts";
import {
  arrive,
  expectAccessibleInBothThemes,
  expectFitsWidth,
  expectNoFaults,
  type JourneyShop,
  ON_PHONE,
  openJourneyShop,
} from "./browser.ts";
import { linkTo } from "./mails.ts";

const SHOP_NAME = "Zephyr Lamps";
const PASSPORT = { name: "passport.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.4 a passport") };

let shop: JourneyShop;

beforeAll(async () => {
  shop = await openJourneyShop({ change: letStaffIn });
});
afterAll(() => shop?.close());

async function fillIn(page: Page): Promise<void> {
  const main = page.getByRole("main");
  await main.getByRole("textbox", { name: "Shop name" }).fill(SHOP_NAME);
  await main.getByRole("textbox", { name: "What will you sell?" }).fill("Lamps of the fifties");
  await main.getByRole("textbox", { name: "Full legal name" }).fill("Sam Shopper");
  await main.getByLabel("Date of birth").fill("1990-05-17");
  await main.getByRole("textbox", { name: "Phone" }).fill("+1 503 555 0100");
  await main.getByRole("combobox", { name: "Country" }).selectOption("US");
  await main.getByRole("textbox", { name: "Street and number" }).fill("1 Market Street");
  await main.getByRole("textbox", { name: "City" }).fill("Portland");
  await main.getByLabel("Add a document").setInputFiles(PASSPORT);
  await main.getByRole("link", { name: "Identity document" }).waitFor();
  await main.getByRole("textbox", { name: "Account holder" }).fill("Sam Shopper");
  await main.getByRole("textbox", { name: "IBAN or account number" }).fill("DE89 3704 0044 0532 0130 00");
  await main.getByRole("button", { name: "Email me a code" }).click();
  await main.getByText("Waiting for your code").waitFor();
  const code = /ending in 3000:[\s\S]*?Code[\s:]*([\w-]{22})/;
  const found = code.exec(await linkTo(shop, SHOPPER, code));
  await main.getByRole("textbox", { name: "Code from our email" }).fill(found![1]!);
  await main.getByRole("button", { name: "Confirm", exact: true }).click();
  await main.getByText(/ending in 3000 · Confirmed/).waitFor();
}

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
  await main.getByRole("textbox", { name: "Without choices: SKU" }).fill("ZEPHYR-1");
  await main.getByRole("textbox", { name: "Without choices: Price" }).fill("49.00");
  await main.getByRole("spinbutton", { name: "Without choices: Stock" }).fill("4");
  await page.getByRole("button", { name: "Save and publish" }).click();
  await arrive(page, /\/seller\/product\/\d+/);
}

describe("a customer", () => {
  it("applies, is approved, and gets a product live that a shopper sees", async () => {
    const page = await shop.visit("/user/user-to-seller", { as: SHOPPER });
    await expectAccessibleInBothThemes(page);
    await fillIn(page);
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
    for (const box of await record.getByRole("checkbox").all()) {
      await box.click();
      await expect.poll(() => box.isChecked()).toBe(true);
    }
    await record.getByRole("button", { name: "Approve" }).click();
    await record.getByText("Approved", { exact: true }).waitFor();

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
