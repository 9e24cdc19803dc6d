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
  it("counts a shelf by its codes, finds the difference in the history, and sets the stock back", async () => {
    const page = await shop.visit("/seller/inventory", { as: SELLER });
    const main = page.getByRole("main");
    const row = main.getByRole("table", { name: "Inventory" }).getByRole("row").nth(1);
    const adjust = row.getByRole("button", { name: /^Adjust / });
    const sku = ((await adjust.getAttribute("aria-label")) ?? "").replace("Adjust ", "");
    const onHand = Number(await row.getByRole("cell").first().textContent());
    await expectAccessibleInBothThemes(page);
    await main.getByRole("button", { name: "Count stock" }).click();
    const code = main.getByRole("textbox", { name: "Barcode or SKU" });
    await code.fill("no-such-code");
    await code.press("Enter");
    await main.getByText("Nothing matches the code no-such-code.").waitFor();
    await code.fill(sku.toLowerCase());
    await code.press("Enter");
    const counted = main.getByRole("list", { name: "Counted" }).getByRole("listitem");
    const units = counted.getByRole("spinbutton", { name: "Counted" });
    await expect.poll(() => units.inputValue()).toBe("1");
    await code.fill(sku);
    await code.press("Enter");
    await expect.poll(() => units.inputValue()).toBe("2");
    await units.fill(String(onHand + 3));
    await counted.getByText("+3", { exact: true }).waitFor();
    await expectAccessibleInBothThemes(page);
    await main.getByRole("textbox", { name: "Reason for the stock change" }).fill("Counted the top shelf");
    await main.getByRole("button", { name: "Save" }).click();
    await expect.poll(() => row.getByRole("cell").first().textContent()).toBe(String(onHand + 3));
    await row.getByRole("button", { name: `History of ${sku}` }).click();
    const history = page.getByRole("dialog", { name: "Stock history" });
    const latest = history.getByRole("listitem").first();
    await latest.getByText("Counted the top shelf").waitFor();
    await latest.getByText("+3", { exact: true }).waitFor();
    await expectAccessibleInBothThemes(page);
    await page.keyboard.press("Escape");
    await adjust.click();
    const dialog = page.getByRole("dialog", { name: "Adjust stock" });
    await dialog.getByRole("spinbutton", { name: "Units" }).fill(String(onHand));
    await dialog.getByRole("button", { name: "Save" }).click();
    await dialog.getByText("This field is required.").waitFor();
    await expectAccessibleInBothThemes(page);
    await dialog.getByRole("textbox", { name: "Reason for the stock change" }).fill("Counted wrong");
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect.poll(() => row.getByRole("cell").first().textContent()).toBe(String(onHand));
    expectNoFaults(page);
  });

  it("has accessible screens in Arabic on a phone", async () => {
    const page = await shop.visit("/ar/seller/inventory", { as: SELLER, ...ON_PHONE });
    await expectFitsPhone(page);
    await page
      .getByRole("main")
      .getByRole("button", { name: say("Count stock", "/ar") })
      .click();
    await page
      .getByRole("main")
      .getByRole("textbox", { name: say("Barcode or SKU", "/ar") })
      .waitFor();
    await expectFitsPhone(page);
  });
});

describe("the operator", () => {
  it("comes from what is low in stock to its field, and changes from when on it counts as low", async () => {
    const page = await shop.visit("/admin/inventory?state=low", { as: STAFF });
    const main = page.getByRole("main");
    const threshold = main
      .getByRole("table", { name: "Inventory" })
      .getByRole("row")
      .nth(1)
      .getByRole("spinbutton", { name: "Low stock from" });
    await threshold.waitFor();
    await expectAccessibleInBothThemes(page);
    await page.goto(shop.at("/admin"));
    await main
      .getByRole("region", { name: "Sold out or low in stock" })
      .getByRole("listitem")
      .first()
      .getByRole("link")
      .click();
    await arrive(page, /\/admin\/inventory\?q=/);
    await threshold.fill("77");
    await threshold.press("Enter");
    await page.getByText("Saved", { exact: true }).waitFor();
    await page.reload();
    await expect.poll(() => threshold.inputValue()).toBe("77");
    expectNoFaults(page);
  });
});
