import type { Page } from "playwright-core";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { arrive, expectNoFaults, type JourneyShop, openJourneyShop, untilHydrated } from "./browser.ts";
import { fillCheckout, order, putIntoCart } from "./shopping.ts";

const PASSWORD = "a long password";
const CATEGORIES = ["Lamps", "Scarves", "Bowls"];
const SHOPIFY = [
  "Handle,Title,Body (HTML),Vendor,Type,Tags,Option1 Name,Option1 Value,Variant SKU,Variant Inventory Qty,Variant Price,Variant Compare At Price,Image Src",
  "reading-lamp,Reading lamp,<p>Oak &amp; brass</p>,,Lamps,,Title,Default Title,LAMP-1,9,49.00,,",
  "wool-scarf,Wool scarf,<p>Warm</p>,,Scarves,,Length,Short,SCARF-S,4,12.00,15.00,",
  "wool-scarf,,,,,,,Long,SCARF-L,2,14.00,,",
].join("\n");

let shop: JourneyShop;

beforeAll(async () => {
  shop = await openJourneyShop({ data: "empty", environment: { DEMO_MODE: "false" } });
});
afterAll(() => shop?.close());

/** Opens a screen of the desk, as a link there does. */
async function open(page: Page, path: string) {
  await page.goto(shop.at(path));
  await untilHydrated(page);
  return page.getByRole("main");
}

async function picture() {
  const buffer = await sharp({ create: { width: 400, height: 120, channels: 3, background: "#b5532d" } })
    .png()
    .toBuffer();
  return { name: "logo.png", mimeType: "image/png", buffer };
}

describe("an empty shop", () => {
  it("is set up, filled from a Shopify file and takes its first order, in the browser alone", async () => {
    const page = await shop.visit("/");
    await arrive(page, /\/setup$/);
    const form = page.getByRole("form", { name: "Set up your shop" });
    const code = /type this code: (\S+)/.exec(shop.server.output())?.[1] ?? "";
    for (const [name, value] of Object.entries({
      code,
      shop_name: "Corner Shop",
      first_name: "Olga",
      last_name: "Operator",
      email: "olga@example.com",
      password: PASSWORD,
      password_confirmation: PASSWORD,
    }))
      await form.locator(`[name="${name}"]`).fill(value);
    await form.locator('[name="country"]').selectOption("US");
    await form.locator('[name="currency"]').selectOption("USD");
    await form.getByRole("button", { name: "Open shop" }).click();
    await arrive(page, (url) => !url.pathname.endsWith("/setup"));

    let main = await open(page, "/admin/settings/appearance");
    await main.getByLabel("Logo", { exact: true }).setInputFiles(await picture());
    await main.getByRole("img", { name: "Logo" }).waitFor();

    main = await open(page, "/admin/pages/new");
    await main.getByLabel("Title").first().fill("Our story");
    await main.getByRole("textbox", { name: "Text" }).first().click();
    await page.keyboard.type("We sell lamps.");
    await main.getByRole("checkbox", { name: "Published" }).check();
    await main.getByRole("button", { name: "Save" }).click();
    await page.getByText("Page created").first().waitFor();

    main = await open(page, "/admin/categories");
    for (const name of CATEGORIES) {
      await main.getByRole("button", { name: "New category" }).click();
      const dialog = page.getByRole("dialog");
      await dialog.getByRole("textbox", { name: "Name", exact: true }).first().fill(name);
      await dialog.getByRole("button", { name: "Save" }).click();
      await main.getByRole("listitem").filter({ hasText: name }).waitFor();
    }

    main = await open(page, "/admin/products/import");
    await main
      .getByLabel("File from Souk, Shopify, WooCommerce or Google Merchant Center")
      .setInputFiles({ name: "shopify.csv", mimeType: "text/csv", buffer: Buffer.from(SHOPIFY) });
    await main.getByRole("button", { name: "Import products" }).click();
    await main.getByText("Imported products: 2").waitFor();
    for (const name of ["Reading lamp", "Wool scarf"]) {
      main = await open(page, "/admin/products");
      await main.getByRole("link", { name }).first().click();
      await arrive(page, /\/admin\/product\/\d+$/);
      await main.getByRole("button", { name: "Save and publish" }).click();
      await main.getByText("Published", { exact: true }).first().waitFor();
    }

    main = await open(page, "/admin/home");
    await main.getByLabel("New section").selectOption("newest");
    await main.getByRole("button", { name: "Add section" }).click();
    await main.getByRole("button", { name: "Save" }).click();
    await page.getByText("Home page saved").first().waitFor();

    main = await open(page, "/admin/shipping");
    await main.getByRole("button", { name: "Add shipping method" }).click();
    const rate = page.getByRole("dialog");
    await rate.getByLabel("Name customers see").fill("Corner post");
    await rate.locator('[name="country_code"]').selectOption("US");
    await rate.locator('[name="price"]').fill("3.50");
    await rate.getByRole("button", { name: "Save" }).click();
    await main.getByText("Corner post").first().waitFor();

    main = await open(page, "/admin/payment-settings");
    await main.locator('[name="bank_holder"]').fill("Corner Shop");
    await main.locator('[name="bank_account"]').fill("DE89370400440532013000");
    const saved = page.waitForResponse((response) => response.url().endsWith("/admin/payment-settings"));
    await main.getByRole("button", { name: "Save" }).click();
    expect((await saved).status()).toBe(200);

    const guest = await shop.visit("/");
    await guest.getByRole("link", { name: "Reading lamp" }).first().waitFor();
    await putIntoCart(shop, guest, [{ id: 0, slug: "reading-lamp", name: "Reading lamp", shopName: "Corner Shop" }]);
    await guest.goto(shop.at("/checkout"));
    await untilHydrated(guest);
    await fillCheckout(guest, "offline_method");
    await guest.locator("main form").getByText("Corner post").first().click();
    await order(guest);
    await arrive(guest, /\/(order-confirmation|payment)/);
    await open(page, "/admin/orders");
    await page.getByRole("main").getByRole("link", { name: /^SK-/ }).first().waitFor();
    expectNoFaults(page);
    expectNoFaults(guest);
  });
});
