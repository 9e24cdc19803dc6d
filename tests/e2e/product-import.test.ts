import { describe, expect, it } from "vitest";
import { SELLER, STAFF } from "./accounts.ts";
import { arrive, expectAccessibleInBothThemes, expectFitsWidth, takeOverE2eShop, untilHydrated } from "./browser.ts";

const NARROW = { width: 390, height: 844, isTouch: true };
const SHOPIFY = [
  "Handle,Title,Body (HTML),Vendor,Type,Tags,Option1 Name,Option1 Value,Variant SKU,Variant Inventory Qty,Variant Price,Variant Compare At Price,Image Src",
  "import-scarf,Imported scarf,<p>Warm &amp; soft</p>,,,,Length,Short,SCARF-S,4,12.00,15.00,",
  "import-scarf,,,,,,,Long,SCARF-L,2,14.00,,",
  "import-hat,Imported hat,,,,,Title,Default Title,HAT,1,ten,,",
].join("\n");
const FILE = { name: "shopify.csv", mimeType: "text/csv", buffer: Buffer.from(SHOPIFY) };

const shop = takeOverE2eShop();

describe("importing products", () => {
  it("a seller checks a Shopify file, imports its good rows and finds the drafts", async () => {
    const page = await shop.visit("/seller/products", { as: SELLER });
    const main = page.getByRole("main");
    await main.getByRole("link", { name: "Import products" }).click();
    await arrive(page, /\/seller\/products\/import$/);
    await main.getByLabel("File from Souk, Shopify, WooCommerce or Google Merchant Center").setInputFiles(FILE);
    await main.getByRole("combobox", { name: "Category for products without a match" }).selectOption({ index: 1 });

    await main.getByRole("button", { name: "Check the file" }).click();
    await main.getByText("The file was checked. Nothing was changed.").waitFor();
    await main.getByText("Products that can be imported: 1").waitFor();
    await main.getByRole("row", { name: "4 Variant Price Enter an amount." }).waitFor();
    await expectAccessibleInBothThemes(page);

    await main.getByRole("button", { name: "Import products" }).click();
    await main.getByText("The import is complete.").waitFor();
    await main.getByText("Imported products: 1").waitFor();
    await main.getByRole("link", { name: "All products" }).click();
    await arrive(page, /\/seller\/products$/);
    await main.getByRole("link", { name: "Imported scarf" }).first().click();
    await arrive(page, /\/seller\/product\/\d+$/);
    await expect.poll(() => main.getByRole("textbox", { name: "Short: SKU" }).inputValue()).toBe("SCARF-S");
    await expect.poll(() => main.getByText("Warm & soft").count()).toBeGreaterThan(0);
  });

  it("an operator imports for a shop, on a phone, and is shown that a file is not recognized", async () => {
    const page = await shop.visit("/admin/products/import", { as: STAFF, ...NARROW });
    await untilHydrated(page);
    const main = page.getByRole("main");
    await main.getByRole("combobox", { name: "Shop" }).selectOption({ index: 1 });
    await main
      .getByLabel("File from Souk, Shopify, WooCommerce or Google Merchant Center")
      .setInputFiles({ ...FILE, buffer: Buffer.from("name,date\nLamp,today") });
    await main.getByRole("button", { name: "Check the file" }).click();
    await page.getByText("We don't recognize these columns.").first().waitFor();
    await expectFitsWidth(page);
    await expectAccessibleInBothThemes(page);
  });
});
