import sharp from "sharp";
import { afterAll, beforeAll, describe, it } from "vitest";
import { arrive, expectNoFaults, type JourneyShop, openJourneyShop, untilHydrated } from "./browser.ts";
import { addCategories, addDeliveryAndAccount, openScreen, publish, setUpShop } from "./opening-steps.ts";
import { fillCheckout, order, putIntoCart } from "./shopping.ts";

const OPERATOR = { firstName: "Olga", lastName: "Operator", email: "olga@example.com" };
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

async function picture() {
  const buffer = await sharp({ create: { width: 400, height: 120, channels: 3, background: "#b5532d" } })
    .png()
    .toBuffer();
  return { name: "logo.png", mimeType: "image/png", buffer };
}

describe("an empty shop", () => {
  it("is set up, filled from a Shopify file and takes its first order, in the browser alone", async () => {
    const page = await shop.visit("/");
    await setUpShop(shop, page, OPERATOR, { country: "US", currency: "USD" });

    let main = await openScreen(shop, page, "/admin/settings/appearance");
    await main.getByLabel("Logo", { exact: true }).setInputFiles(await picture());
    await main.getByRole("img", { name: "Logo" }).waitFor();

    main = await openScreen(shop, page, "/admin/pages/new");
    await main.getByLabel("Title").first().fill("Our story");
    await main.getByRole("region", { name: "Text for all languages" }).getByRole("textbox", { name: "Text" }).click();
    await page.keyboard.type("We sell lamps.");
    await main.getByRole("checkbox", { name: "Published" }).check();
    await main.getByRole("button", { name: "Save" }).click();
    await page.getByText("Page created").first().waitFor();

    await addCategories(shop, page, CATEGORIES);
    main = await openScreen(shop, page, "/admin/products/import");
    await main
      .getByLabel("File from Souk, Shopify, WooCommerce or Google Merchant Center")
      .setInputFiles({ name: "shopify.csv", mimeType: "text/csv", buffer: Buffer.from(SHOPIFY) });
    await main.getByRole("button", { name: "Import products" }).click();
    await main.getByText("Imported products: 2").waitFor();
    for (const name of ["Reading lamp", "Wool scarf"]) await publish(shop, page, "admin", name);

    main = await openScreen(shop, page, "/admin/home");
    await main.getByLabel("New section").selectOption("newest");
    await main.getByRole("button", { name: "Add section" }).click();
    await main.getByRole("button", { name: "Save" }).click();
    await page.getByText("Home page saved").first().waitFor();

    await addDeliveryAndAccount(shop, page, "US");

    const guest = await shop.visit("/");
    await guest.getByRole("link", { name: "Reading lamp" }).first().waitFor();
    await putIntoCart(shop, guest, [{ id: 0, slug: "reading-lamp", name: "Reading lamp", shopName: "Corner Shop" }]);
    await guest.goto(shop.at("/checkout"));
    await untilHydrated(guest);
    await fillCheckout(guest, "offline_method");
    await guest.locator("main form").getByText("Corner post").first().click();
    await order(guest);
    await arrive(guest, /\/(order-confirmation|payment)/);
    await openScreen(shop, page, "/admin/orders");
    await page.getByRole("main").getByRole("link", { name: /^SK-/ }).first().waitFor();
    expectNoFaults(page);
    expectNoFaults(guest);
  });
});
