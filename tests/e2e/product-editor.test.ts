import type { Page } from "playwright-core";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { SELLER, STAFF } from "./accounts.ts";
import {
  arrive,
  expectAccessibleInBothThemes,
  expectFitsPhone,
  expectNoFaults,
  takeOverE2eShop,
  untilHydrated,
} from "./browser.ts";
import { fillCheckout, order, orderCodes, say } from "./shopping.ts";

const NARROW = { width: 390, height: 844, isTouch: true };
const NAME = "Zephyrine travel cup";

const shop = takeOverE2eShop();

async function imageOf(background: string): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const buffer = await sharp({ create: { width: 600, height: 600, channels: 3, background } })
    .png()
    .toBuffer();
  return { name: `${background}.png`, mimeType: "image/png", buffer };
}

const save = (page: Page) => page.getByRole("button", { name: "Save and publish" });

describe("a seller", () => {
  it("creates a product with colors, sizes and images, which is found and bought", async () => {
    const page = await shop.visit("/seller/products", { as: SELLER });
    const main = page.getByRole("main");
    await main.getByRole("table", { name: "Products" }).waitFor();
    await expectAccessibleInBothThemes(page);
    await main.getByRole("link", { name: "New product" }).click();
    await arrive(page, /\/seller\/product\/new$/);

    await save(page).click();
    await main.getByText("Fix the 4 fields below").waitFor();
    await main.getByRole("textbox", { name: "Product name" }).first().fill(NAME);
    await main.getByRole("textbox", { name: "Short description" }).first().fill("Keeps tea warm on the way.");
    await main.getByRole("combobox", { name: "Category" }).selectOption({ index: 2 });
    await main.getByLabel("Add pictures").setInputFiles([await imageOf("#c2452d"), await imageOf("#0b6360")]);
    await main.getByRole("img", { name: "Picture 2" }).waitFor();

    await main.getByRole("textbox", { name: "No options: SKU" }).fill("ZEPHYR");
    await main.getByRole("textbox", { name: "No options: Price" }).fill("18.50");
    const colors = main.getByRole("group", { name: "Colors" });
    const [first = "", second = ""] = await colors.locator("label").allInnerTexts();
    await colors.getByRole("checkbox", { name: first, exact: true }).check();
    await colors.getByRole("checkbox", { name: second, exact: true }).check();
    await main.locator("summary", { hasText: /^Size$/ }).click();
    const sizes = main.getByRole("group", { name: "Size", exact: true });
    for (const place of [0, 1]) await sizes.getByRole("checkbox").nth(place).check();
    const rows = main.getByRole("region", { name: "Variants" }).getByRole("row");
    await expect.poll(() => rows.count()).toBe(5);

    const stock = main.getByRole("spinbutton", { name: /: Stock$/ });
    await stock.first().fill("6");
    await main.getByRole("button", { name: "Use the first row's value for all: Stock" }).click();
    await expect.poll(() => stock.last().inputValue()).toBe("6");
    await main.getByRole("button", { name: "Move picture 2 forward" }).click();
    await main.getByRole("combobox", { name: "Color" }).first().selectOption({ label: first });
    await main.getByRole("combobox", { name: "Color" }).last().selectOption({ label: second });
    await main.getByRole("textbox", { name: "Description for screen readers" }).first().fill("The cup from the front");
    await expectAccessibleInBothThemes(page);
    await save(page).click();
    await arrive(page, /\/seller\/product\/\d+$/);
    await main.getByText("Published", { exact: true }).first().waitFor();
    await expect.poll(() => rows.count()).toBe(5);
    expectNoFaults(page);

    const shopper = await shop.visit(`/products?q=${encodeURIComponent("Zephyrine cup")}`);
    await shopper.getByRole("main").getByRole("link", { name: NAME }).first().click();
    await arrive(shopper, /\/product\/zephyrine-travel-cup/);
    await shopper.getByRole("img", { name: "The cup from the front" }).first().waitFor();
    await shopper.getByRole("main").getByText("$18.50").first().waitFor();
    await untilHydrated(shopper);
    for (const group of await shopper.locator("main fieldset[data-axis]").all())
      await group.locator('input[type="radio"]').first().check({ force: true });
    const added = shopper.waitForResponse((response) => response.url().endsWith("/user/addToCart"));
    await shopper.getByRole("main").getByRole("button", { name: "Add to cart" }).first().click();
    expect((await added).status()).toBe(200);
    await shop.go(shopper, "/checkout");
    await fillCheckout(shopper, "cash_on_delivery");
    await order(shopper);
    await arrive(shopper, /\/order-confirmation/);
    await expect.poll(async () => (await orderCodes(shopper)).length).toBe(1);

    await page.reload();
    await untilHydrated(page);
    await expect.poll(() => stock.first().inputValue()).toBe("5");
  });

  it("is shown that another tab has saved the product, and keeps what was typed", async () => {
    const page = await shop.visit("/seller/products?sort=-created&q=a", { as: SELLER });
    await page.getByRole("table", { name: "Products" }).getByRole("link").last().click();
    await arrive(page, /\/seller\/product\/\d+$/);
    const other = await shop.visit(new URL(page.url()).pathname, { as: SELLER });
    const change = async (tab: Page, text: string) => {
      await tab.getByRole("textbox", { name: "Short description" }).first().fill(text);
      await tab.getByRole("button", { name: "Save", exact: true }).click();
    };
    await change(other, "Saved in the other tab");
    await other.getByText("Product saved").waitFor();
    await change(page, "Typed in this tab");
    await page.getByText(/Someone has saved this product since you opened it/).waitFor();
    await expect
      .poll(() => page.getByRole("textbox", { name: "Short description" }).first().inputValue())
      .toBe("Typed in this tab");
  });

  it("works in Arabic on a phone", async () => {
    const page = await shop.visit("/ar/seller/products", { as: SELLER, ...NARROW });
    await expectFitsPhone(page);
    await page.getByRole("table").getByRole("rowheader").getByRole("link").first().click();
    await arrive(page, /\/ar\/seller\/product\/\d+$/);
    await page.getByRole("button", { name: say("Save", "/ar"), exact: true }).waitFor();
    await expectFitsPhone(page);
  });
});

describe("the operator", () => {
  it("finds a product of any shop, archives it, and finds it among the archived ones", async () => {
    const page = await shop.visit("/admin/products?sort=name", { as: STAFF });
    const main = page.getByRole("main");
    const table = main.getByRole("table", { name: "Products" });
    await expectAccessibleInBothThemes(page);
    const path = (await table.getByRole("rowheader").first().getByRole("link").getAttribute("href"))!;
    await table.getByRole("checkbox", { name: "Select row 1", exact: true }).check();
    await main.getByRole("button", { name: "Archive", exact: true }).click();
    const dialog = page.getByRole("dialog");
    const archive = dialog.getByRole("button", { name: "Archive", exact: true });
    // Until it was tried out, the button ignores clicks.
    await dialog.getByText(/will be changed/).waitFor();
    await archive.click();
    await archive.waitFor({ state: "detached" });
    await dialog.getByRole("button", { name: "Close", exact: true }).last().click();
    await expect.poll(() => table.locator(`a[href="${path}"]`).count()).toBe(0);
    await page.goto(new URL("/admin/products?state=archived", page.url()).href);
    await untilHydrated(page);
    await table.locator(`a[href="${path}"]`).click();
    await arrive(page, /\/admin\/product\/\d+$/);
    await expectAccessibleInBothThemes(page);
  });
});
