import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { arrive, expectFitsWidth, expectNoFaults, openE2eShop } from "./browser.ts";
import { addCategories, addDeliveryAndAccount, openScreen, publish, setUpShop } from "./opening-steps.ts";
import { fillCheckout, order, putIntoCart, wordsOf } from "./shopping.ts";

const OPERATOR = { firstName: "Olga", lastName: "Operator", email: "olga@example.com" };
const COLUMNS =
  "Handle,Title,Body (HTML),Vendor,Type,Tags,Option1 Name,Option1 Value,Variant SKU,Variant Inventory Qty,Variant Price,Variant Compare At Price,Image Src";

type Scenario = {
  language: "en" | "ar";
  page: string;
  text: string;
  categories: string[];
  lamp: string;
  scarf: string;
};

const SCENARIOS: Scenario[] = [
  {
    language: "en",
    page: "Our story",
    text: "We sell lamps.",
    categories: ["Lamps", "Scarves", "Bowls"],
    lamp: "Reading lamp",
    scarf: "Wool scarf",
  },
  {
    language: "ar",
    page: "قصتنا",
    text: "نبيع المصابيح.",
    categories: ["مصابيح", "أوشحة", "أوعية"],
    lamp: "مصباح قراءة",
    scarf: "وشاح صوف",
  },
];

const shopifyFile = ({ categories: [lamps, scarves], lamp, scarf }: Scenario) =>
  [
    COLUMNS,
    `reading-lamp,${lamp},<p>Oak &amp; brass</p>,,${lamps},,Title,Default Title,LAMP-1,9,49.00,,`,
    `wool-scarf,${scarf},<p>Warm</p>,,${scarves},,Length,Short,SCARF-S,4,12.00,15.00,`,
    "wool-scarf,,,,,,,Long,SCARF-L,2,14.00,,",
  ].join("\n");

async function image() {
  const buffer = await sharp({ create: { width: 400, height: 120, channels: 3, background: "#b5532d" } })
    .png()
    .toBuffer();
  return { name: "logo.png", mimeType: "image/png", buffer };
}

describe("an empty shop", () => {
  it.each(SCENARIOS)("is set up, filled from a Shopify file and takes its first order: $language", async (scenario) => {
    const shop = await openE2eShop({ data: "empty", environment: { DEMO_MODE: "false" } });
    try {
      const page = await shop.visit(scenario.language === "en" ? "/" : `/${scenario.language}`);
      await setUpShop(shop, page, OPERATOR, { country: "US", currency: "USD", language: scenario.language });

      let main = await openScreen(shop, page, "/admin/settings/appearance");
      const t = await wordsOf(page);
      await expect.poll(() => page.locator("html").getAttribute("lang")).toBe(scenario.language);
      await main.getByLabel(t("Logo"), { exact: true }).setInputFiles(await image());
      await main.getByRole("img", { name: t("Logo") }).waitFor();

      main = await openScreen(shop, page, "/admin/pages/new");
      await main.getByLabel(t("Title")).first().fill(scenario.page);
      const text = main.getByRole("region", { name: t("Text for all languages") });
      await text.getByRole("textbox", { name: t("Text") }).click();
      await page.keyboard.type(scenario.text);
      await main.getByRole("checkbox", { name: t("Published") }).check();
      await main.getByRole("button", { name: t("Save") }).click();
      await page.getByText(t("Page created")).first().waitFor();

      await addCategories(shop, page, scenario.categories);
      main = await openScreen(shop, page, "/admin/products/import");
      await main
        .getByLabel(t("File from Souk, Shopify, WooCommerce or Google Merchant Center"))
        .setInputFiles({ name: "shopify.csv", mimeType: "text/csv", buffer: Buffer.from(shopifyFile(scenario)) });
      await main.getByRole("button", { name: t("Import products") }).click();
      await main.getByText(t("Imported products: {count}").replace("{count}", "2")).waitFor();
      for (const name of [scenario.lamp, scenario.scarf]) await publish(shop, page, "admin", name);

      main = await openScreen(shop, page, "/admin/home");
      await main.getByLabel(t("New section")).selectOption("newest");
      await main.getByRole("button", { name: t("Add section") }).click();
      await main.getByRole("button", { name: t("Save") }).click();
      await page.getByText(t("Home page saved")).first().waitFor();

      await addDeliveryAndAccount(shop, page, "US");

      const guest = await shop.visit("/", { width: 390, height: 844 });
      await expect.poll(() => guest.locator("html").getAttribute("lang")).toBe(scenario.language);
      await guest.getByRole("link", { name: scenario.lamp }).first().waitFor();
      await expectFitsWidth(guest);
      const goods = { id: 0, slug: "reading-lamp", name: scenario.lamp, shopName: "Corner Shop" };
      await putIntoCart(shop, guest, [goods], scenario.language === "ar" ? "/ar" : "");
      await shop.go(guest, "/checkout");
      await fillCheckout(guest, "offline_method");
      await guest.locator("main form").getByText("Corner post").first().click();
      await order(guest);
      await arrive(guest, /\/(order-confirmation|payment)/);
      await expectFitsWidth(guest);
      await openScreen(shop, page, "/admin/orders");
      await page.getByRole("main").getByRole("link", { name: /^SK-/ }).first().waitFor();
      expectNoFaults(page);
      expectNoFaults(guest);
    } finally {
      await shop.close();
    }
  });
});
