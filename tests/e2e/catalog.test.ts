import { describe, expect, it } from "vitest";
import { STAFF } from "./accounts.ts";
import { expectAccessibleInBothThemes, expectFitsPhone, expectNoFaults, takeOverE2eShop } from "./browser.ts";

const NARROW = { width: 390, height: 844, isTouch: true };

const shop = takeOverE2eShop();

describe("the operator", () => {
  it("creates a category, moves it with the keyboard, and merges it", async () => {
    const page = await shop.visit("/admin/categories", { as: STAFF });
    const main = page.getByRole("main");
    await expectAccessibleInBothThemes(page);
    await main.getByRole("button", { name: "New category" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: "Save" }).click();
    await dialog.getByText("This field is required.").waitFor();
    await dialog.getByRole("textbox", { name: "Name", exact: true }).first().fill("Observatory");
    await expectAccessibleInBothThemes(page);
    await dialog.getByRole("button", { name: "Save" }).click();
    const row = main.getByRole("listitem").filter({ hasText: "Observatory" });
    await row.waitFor();
    const placeOf = async () =>
      (await main.getByRole("listitem").allInnerTexts()).findIndex((text) => text.includes("Observatory"));
    const before = await placeOf();
    await row.getByRole("button", { name: "Move Observatory up" }).press("Enter");
    await expect.poll(placeOf).toBeLessThan(before);
    await row.getByRole("button", { name: "Merge Observatory" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Merge", exact: true }).click();
    await expect.poll(() => row.count()).toBe(0);
    expectNoFaults(page);
  });

  it("creates a brand, a color and a value of an attribute", async () => {
    const page = await shop.visit("/admin/brands", { as: STAFF });
    const dialog = page.getByRole("dialog");
    const fill = async (button: string, name: string) => {
      await page.getByRole("main").getByRole("button", { name: button }).first().click();
      await dialog.getByRole("textbox", { name: "Name", exact: true }).fill(name);
      await dialog.getByRole("button", { name: "Save" }).click();
      await page.getByText(`${name} created`).first().waitFor();
    };
    await expectAccessibleInBothThemes(page);
    await fill("New brand", "Zenith & Sons");
    await page.getByRole("navigation").getByRole("link", { name: "Colors" }).click();
    await fill("New color", "Petrol");
    await expectAccessibleInBothThemes(page);
    await page.getByRole("navigation").getByRole("link", { name: "Attributes" }).click();
    await page
      .getByRole("table")
      .getByRole("link", { name: /^Values of/ })
      .first()
      .click();
    await fill("New value", "Extra small");
    await expectAccessibleInBothThemes(page);
  });

  it.each(["categories", "brands", "colors", "attributes"])("sees the %s in Arabic on a phone", async (noun) => {
    const page = await shop.visit(`/ar/admin/${noun}`, { as: STAFF, ...NARROW });
    await expectFitsPhone(page);
  });
});
