import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { STAFF } from "./accounts.ts";
import {
  expectAccessible,
  expectAccessibleInBothThemes,
  expectFitsWidth,
  expectNoFaults,
  ON_PHONE,
  takeOverE2eShop,
  untilHydrated,
} from "./browser.ts";
import { fillCheckout, findGoods, order, putIntoCart } from "./shopping.ts";

const PROOF = { name: "transfer.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7 a transfer") };

const shop = takeOverE2eShop();

/** Orders one thing to be paid by transfer; the page with the account is open. */
async function orderByTransfer(): Promise<{ page: Page; reference: string }> {
  const [goods] = await findGoods(shop, 1);
  const page = await shop.visit("/");
  await putIntoCart(shop, page, [goods!]);
  await shop.go(page, "/checkout");
  await fillCheckout(page, "offline_method");
  await order(page);
  await page.getByRole("heading", { name: "Make your bank transfer" }).waitFor();
  await untilHydrated(page);
  const reference = await page.getByText(/^TR-[0-9A-Z]{4}-[0-9A-Z]{4}$/).innerText();
  return { page, reference };
}

async function prove(page: Page): Promise<void> {
  await page.getByLabel("Account holder's name").fill("Ada Lovelace");
  await page.getByLabel("Transfer date").fill("2026-01-05");
  await page.locator('input[name="proof"]').setInputFiles(PROOF);
  await page.getByRole("button", { name: "Send proof" }).click();
  await page.getByRole("heading", { name: "We're checking your transfer" }).waitFor();
}

async function openTransfer(office: Page, reference: string) {
  await shop.go(office, `/admin/payments?q=${reference}`);
  return office.getByRole("table", { name: "Transfers" }).getByRole("row").filter({ hasText: reference });
}

describe("a purchase paid by transfer", () => {
  it("shows the account, takes the proof, and is paid when staff have found the money", async () => {
    const { page, reference } = await orderByTransfer();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Send proof" }).click();
    await page.getByText("This field is required.").first().waitFor();
    await prove(page);

    const office = await shop.visit("/admin/payments", { as: STAFF });
    const record = await openTransfer(office, reference);
    await expectAccessible(office);
    await record.getByRole("button", { name: /^Payment received/ }).click();
    await office.getByRole("button", { name: "Confirm", exact: true }).click();
    await record.getByText("Paid", { exact: true }).waitFor();

    await page.reload();
    await page.getByText("This is already paid").waitFor();
    expectNoFaults(page);
    expectNoFaults(office);
  });

  it("is shown why its proof was rejected; a wrong amount is noted to be sent back", async () => {
    const { page, reference } = await orderByTransfer();
    await prove(page);
    const office = await shop.visit("/admin/payments", { as: STAFF });
    const record = await openTransfer(office, reference);
    await record.getByRole("button", { name: /^Reject/ }).click();
    await office.getByLabel("Reason").fill("It went to another account.");
    await office.getByRole("dialog").getByRole("button", { name: "Reject" }).click();
    await record.getByText("Not accepted").waitFor();
    await page.reload();
    await page.getByText("It went to another account.").waitFor();

    await record.getByRole("button", { name: /^Payment received/ }).click();
    await office.getByLabel(/^Amount received/).fill("0.50");
    await office.getByRole("button", { name: "Confirm", exact: true }).click();
    await office.getByRole("button", { name: "Add to refunds" }).click();
    await record.getByText("Received, to be refunded").waitFor();

    await shop.go(office, "/admin/refunds");
    await expectAccessible(office);
    await office
      .getByRole("row")
      .filter({ hasText: reference })
      .getByRole("button", { name: /^Sent manually/ })
      .click();
    await office.getByRole("button", { name: "Mark as sent" }).click();
    await office.getByText(reference).waitFor({ state: "detached" });
    expectNoFaults(office);
  });
});

describe("the payment settings", () => {
  it("say what is wrong, and are kept", async () => {
    const office = await shop.visit("/admin/payment-settings", { as: STAFF });
    await expectAccessibleInBothThemes(office);
    await office.getByLabel("Reminder (minutes before)").fill("99");
    await office.getByRole("button", { name: "Save" }).click();
    const form = office.getByRole("form", { name: "Payment settings" });
    await form.getByText("The reminder must be before the deadline.").waitFor();
    await office.getByLabel("Reminder (minutes before)").fill("4");
    await office.getByLabel("Maximum, in").fill("1");
    await office.getByRole("button", { name: "Save" }).click();
    await form.getByText("The maximum can't be lower than the minimum.").waitFor();
    await office.getByLabel("Maximum, in").fill("400");
    const answer = office.waitForResponse((response) => response.url().endsWith("/admin/payment-settings"));
    await office.getByRole("button", { name: "Save" }).click();
    expect((await answer).status()).toBe(200);
    expectNoFaults(office);
  });

  it("and refunds by hand are accessible in Arabic on a phone", async () => {
    const office = await shop.visit("/ar/admin/payments", { as: STAFF, ...ON_PHONE, theme: "dark" });
    for (const path of ["/ar/admin/payments", "/ar/admin/refunds", "/ar/admin/payment-settings"]) {
      await shop.go(office, path);
      await expectFitsWidth(office);
      await expectAccessible(office);
    }
  });
});
