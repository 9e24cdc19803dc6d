import { eq } from "drizzle-orm";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import type { Database } from "#db/client.ts";
import { currencies } from "#db/schema/currency.ts";
import { letStaffIn, SELLER, STAFF } from "./accounts.ts";
import { arrive, expectAccessible, expectFitsWidth, expectNoFaults, ON_PHONE, ownE2eShop } from "./browser.ts";

const SCREENS = ["/admin/tax", "/admin/currencies", "/admin/commissions"];

const shop = ownE2eShop({ change: prepareOffice });

/** A rate has jumped. */
async function prepareOffice(db: Database): Promise<void> {
  await letStaffIn(db);
  await db.update(currencies).set({ proposedRate: "1.25" }).where(eq(currencies.code, "EUR"));
}

/** In Arabic, in the dark, on a phone. */
async function lookInTheDark(page: Page, path: string): Promise<void> {
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  await shop.go(page, `/ar${path}`);
  await expectFitsWidth(page);
  await expectAccessible(page);
}

describe("the rules of money", () => {
  it("are set by staff: a tax, a currency and a commission", async () => {
    const page = await shop.visit("/admin/tax", { as: STAFF });
    const main = page.getByRole("main");
    const dialog = page.getByRole("dialog");
    await expect.poll(() => page.title()).toBe("Tax · Souk");
    await expectAccessible(page);
    await main.getByRole("radio", { name: /^Including tax/ }).check();
    await main.getByText("Includes tax").waitFor();
    await main.getByRole("button", { name: "Add tax class" }).click();
    await dialog.getByLabel("Name").fill("Books");
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Save" }).click();
    await main.getByRole("listitem").filter({ hasText: "Books" }).first().getByText("0 products").waitFor();
    const germany = main.getByRole("row").filter({ hasText: "Germany" });
    await germany.getByRole("button", { name: /^Edit/ }).click();
    await dialog.getByLabel("Books, in percent").fill("120");
    await dialog.getByRole("button", { name: "Save" }).click();
    await dialog.getByText("Enter a percentage from 0 to 100.").waitFor();
    await dialog.getByLabel("Books, in percent").fill("7.5");
    await dialog.getByRole("button", { name: "Save" }).click();
    await germany.getByText("7.5 %").waitFor();

    await page.getByRole("link", { name: "Currencies" }).click();
    await main.getByRole("heading", { level: 1, name: "Currencies" }).waitFor();
    await expectAccessible(page);
    await main.getByRole("button", { name: /^Accept new rate/ }).click();
    await main.getByRole("row").filter({ hasText: "Euro" }).getByText("1.25", { exact: true }).waitFor();
    const francs = main.getByRole("row").filter({ hasText: "Swiss Franc" });
    await francs.getByRole("button", { name: /^Edit/ }).click();
    await dialog.getByLabel("Rounding step").fill("5");
    await dialog.getByRole("button", { name: "Save" }).click();
    await dialog.getByText(/^This rounding step is too small/).waitFor();
    await dialog.getByLabel("Rounding step").fill("0.05");
    await dialog.getByRole("checkbox", { name: "Available to customers" }).check();
    await dialog.getByRole("button", { name: "Save" }).click();
    await francs.getByText("Available").waitFor();

    await page.getByRole("link", { name: "Commissions and points" }).click();
    await main.getByRole("button", { name: "Add commission" }).click();
    await dialog.getByLabel("Category").selectOption({ label: "Books" });
    await dialog.getByLabel("Percentage of price").fill("6.5");
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Save" }).click();
    const rules = main.getByRole("table", { name: "Commission" });
    await rules.getByRole("row").filter({ hasText: "Books" }).getByText("6.5 %").waitFor();
    await expectAccessible(page);
    expectNoFaults(page);
  });

  it("are accessible in Arabic on a phone", async () => {
    const page = await shop.visit(`/ar${SCREENS[0]}`, { as: STAFF, ...ON_PHONE });
    for (const path of SCREENS) await lookInTheDark(page, path);
    expectNoFaults(page);
  });
});

describe("a seller", () => {
  it("sees what the shop earns, and exports it as a table", async () => {
    const page = await shop.visit("/seller/earnings", { as: SELLER });
    const main = page.getByRole("main");
    await main.getByRole("table", { name: "Earnings" }).getByRole("row").nth(1).waitFor();
    await expectAccessible(page);
    const part = main.getByRole("region", { name: "Earnings by item" });
    await part.locator("summary").first().click();
    await part.getByRole("checkbox", { name: "Posted" }).check();
    await part.getByRole("button", { name: "Apply" }).click();
    await arrive(page, /state=booked/);
    const download = page.waitForEvent("download");
    await part.getByRole("link", { name: "Export CSV" }).click();
    expect((await download).suggestedFilename()).toBe("earnings.csv");
    await page.setViewportSize({ width: 360, height: 740 });
    await lookInTheDark(page, "/seller/earnings");
    expectNoFaults(page);
  });
});
