import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { SHOPPER } from "./accounts.ts";
import { arrive, expectAccessibleInBothThemes, expectNoFaults, takeOverE2eShop } from "./browser.ts";
import { fillCheckout, order, putIntoCart, say } from "./shopping.ts";

const BOOK = {
  id: 0,
  slug: "one-pot-suppers-e-book",
  name: "One-Pot Suppers (E-Book)",
  shopName: "Paper Kite Press",
};

const shop = takeOverE2eShop();

async function save(page: Page, press: () => Promise<void>): Promise<{ name: string; bytes: Buffer }> {
  const [download] = await Promise.all([page.waitForEvent("download"), press()]);
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

describe("the buyer of a file", () => {
  it("downloads it as a guest, as soon as it is paid", async () => {
    const page = await shop.visit("/");
    await putIntoCart(shop, page, [BOOK]);
    await shop.go(page, "/checkout");
    await fillCheckout(page, "sandbox");
    await order(page);
    await arrive(page, /\/sandbox\/pay\//);
    await page.getByRole("button", { name: "Pay" }).click();
    await arrive(page, /\/order-confirmation\?trx_id=/);
    await page.getByRole("link", { name: "Files and license keys" }).click();
    await arrive(page, /\/order-confirmation\?trx_id=[^#]*#files$/);
    await expect.poll(() => page.getByText("5 downloads left").count()).toBe(1);
    const name = `${BOOK.slug}.pdf`;
    const saved = await save(page, () => page.getByRole("button", { name: `Download ${name}` }).click());
    expect(saved.name).toBe(name);
    expect(saved.bytes.toString("latin1", 0, 5)).toBe("%PDF-");
    await expect.poll(() => page.getByText("4 downloads left").count()).toBe(1);
    await expectAccessibleInBothThemes(page);
  });

  it("finds all files and keys in the account, in Arabic as well, and downloads an invoice as PDF", async () => {
    const page = await shop.visit("/user/digital-product-orders", { as: SHOPPER });
    await expect.poll(() => page.title()).toMatch(/^Digital Product Orders · /);
    await page.getByRole("heading", { name: "License key" }).waitFor();
    await expectAccessibleInBothThemes(page);
    await page.setViewportSize({ width: 360, height: 740 });
    await shop.go(page, "/ar/user/digital-product-orders");
    await expect.poll(() => page.getByRole("heading", { level: 1 }).innerText()).toBe(say("Downloads", "/ar"));
    await expectAccessibleInBothThemes(page);

    await page.goto(shop.at("/user/digital-product-orders"));
    await page.locator('main a[href*="/user/order-history/SK-"]').first().click();
    await arrive(page, /\/user\/order-history\/SK-/);
    await page.getByRole("link", { name: "Invoice", exact: true }).last().click();
    await arrive(page, /\/get-invoice\/SK-/);
    await expectAccessibleInBothThemes(page);
    const invoice = await save(page, () => page.getByRole("link", { name: "Download PDF" }).click());
    expect(invoice.name).toMatch(/^Invoice-INV-\d+-\d{6}\.pdf$/);
    expect(invoice.bytes.toString("latin1", 0, 5)).toBe("%PDF-");
    expectNoFaults(page);
  });

  it("prints an invoice without the shop around it", async () => {
    const page = await shop.visit("/user/order-history", { as: SHOPPER });
    const code = /SK-[0-9A-Z]{4}-[0-9A-Z]{4}/.exec(await page.locator("main").innerText())![0];
    await page.goto(shop.at(`/get-invoice/${code}`));
    await page.emulateMedia({ media: "print" });
    await expect.poll(() => page.getByRole("banner").isVisible()).toBe(false);
    await expect.poll(() => page.getByRole("contentinfo").first().isVisible()).toBe(false);
    await expect.poll(() => page.getByRole("link", { name: "Download PDF" }).isVisible()).toBe(false);
    await expect.poll(() => page.getByRole("article").first().innerText()).toContain(code);
  });
});
