import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import type { Database } from "#db/client.ts";
import { mails } from "#db/schema/mail.ts";
import { letStaffIn, SHOPPER, STAFF } from "./accounts.ts";
import {
  arrive,
  expectAccessible,
  expectAccessibleInBothThemes,
  expectFitsWidth,
  expectNoFaults,
  ON_PHONE,
  ownE2eShop,
  untilHydrated,
} from "./browser.ts";
import { linkTo } from "./mails.ts";

const SCREENS = [
  "/admin",
  "/admin/orders",
  "/admin/shipping",
  "/admin/customers",
  "/admin/mails",
  "/admin/staff",
  "/admin/audit",
];

const shop = ownE2eShop({ change: prepareOffice });

async function prepareOffice(db: Database): Promise<void> {
  await letStaffIn(db);
  await db.insert(mails).values({
    idempotencyKey: "given-up:1",
    template: "reset-password",
    recipient: "nadia@souk.example",
    languageCode: "en",
    data: { name: "Nadia", email: "nadia@souk.example", code: "opens-the-account" },
    attempts: 8,
    nextAttemptAt: null,
    failure: "Error: no mail server",
  });
}

async function look(page: Page, path: string): Promise<void> {
  await shop.go(page, path);
  await expectFitsWidth(page);
  await expectAccessibleInBothThemes(page);
}

describe("the operator's screens", () => {
  it("are accessible on a wide screen", async () => {
    const page = await shop.visit("/admin", { as: STAFF });
    await expect.poll(() => page.title()).toBe("Overview · Souk");
    for (const path of SCREENS) await look(page, path);
  });

  it("are accessible in Arabic on a phone", async () => {
    const page = await shop.visit("/ar/admin", { as: STAFF, ...ON_PHONE });
    for (const path of SCREENS) await look(page, `/ar${path}`);
    await page.goto(shop.at("/ar/admin/orders"));
    await page.getByRole("main").getByRole("rowheader").first().getByRole("link").click();
    await arrive(page, /\/ar\/admin\/orders\/SK-/);
    await look(page, new URL(page.url()).pathname);
  });

  it("are not found for a shopper, whose menu has no link to them", async () => {
    const page = await shop.visit("/user/dashboard", { as: SHOPPER });
    await page.getByRole("button", { name: /^Account:/ }).click();
    await page.getByRole("link", { name: "Edit profile" }).first().waitFor();
    await expect.poll(() => page.getByRole("link", { name: "Administration" }).count()).toBe(0);
    const response = await page.goto(shop.at("/admin/orders"));
    expect(response?.status()).toBe(404);
  });
});

async function filterOrders(page: Page, filter: string, choice: string): Promise<void> {
  const main = page.getByRole("main");
  await main.getByText("Filters", { exact: true }).click();
  await main.getByRole("group", { name: filter, exact: true }).getByLabel(choice, { exact: true }).check();
  await main.getByRole("button", { name: "Apply" }).click();
}

describe("staff", () => {
  it("goes through orders by keyboard, and confirms the selected ones after a look at what would change", async () => {
    const page = await shop.visit("/admin/orders?fulfilment=pending&per_page=25", { as: STAFF });
    const main = page.getByRole("main");
    const table = main.getByRole("table", { name: "Orders" });
    await table.getByRole("rowheader").nth(1).waitFor();
    await page.keyboard.press("?");
    const keys = page.getByRole("dialog");
    await keys.waitFor();
    await expectAccessibleInBothThemes(page);
    await page.keyboard.press("Escape");
    await keys.waitFor({ state: "hidden" });
    await page.keyboard.press("j");
    await page.keyboard.press("x");
    await expect.poll(() => table.getByRole("checkbox", { name: "Select row 1", exact: true }).isChecked()).toBe(true);
    const code = (await table.getByRole("rowheader").first().textContent())!;
    await page.keyboard.press("Enter");
    await main.getByRole("heading", { level: 1, name: `Order ${code}` }).waitFor();
    await main.getByRole("link", { name: "Next", exact: true }).click();
    await expect.poll(() => main.getByRole("heading", { level: 1 }).textContent()).not.toContain(code);
    await main.getByRole("link", { name: "Previous", exact: true }).click();
    await main.getByRole("heading", { level: 1, name: `Order ${code}` }).waitFor();
    await main.getByRole("navigation", { name: "List" }).getByRole("link").first().click();
    await arrive(page, /fulfilment=pending/);
    await table.getByRole("checkbox", { name: "Select row 1", exact: true }).check();
    await main.getByRole("button", { name: "Confirm" }).click();
    const dialog = page.getByRole("dialog");
    await expectAccessibleInBothThemes(page);
    await dialog.getByRole("button", { name: /^Confirm/ }).click();
    await expect.poll(() => table.getByRole("rowheader").first().textContent()).not.toBe(code);
    expectNoFaults(page);
  });

  it("finds an order, confirms it in place of its shop, and the log says so", async () => {
    const page = await shop.visit("/admin/orders", { as: STAFF });
    const main = page.getByRole("main");
    await filterOrders(page, "Status", "Placed");
    await arrive(page, /fulfilment=pending/);
    const table = main.getByRole("table", { name: "Orders" });
    await expect.poll(() => table.getByText("Delivered").count()).toBe(0);
    const first = table.getByRole("rowheader").first().getByRole("link");
    const code = (await first.textContent())!;
    await first.click();
    await main.getByRole("heading", { level: 1, name: `Order ${code}` }).waitFor();
    await expectAccessibleInBothThemes(page);
    await main.getByRole("button", { name: "Confirm" }).click();
    const dialog = page.getByRole("dialog", { name: "Confirm order" });
    await expectAccessibleInBothThemes(page);
    await dialog.getByRole("textbox").fill("The shop is on holiday");
    await dialog.getByRole("button", { name: "Confirm" }).click();
    await main.getByText("The shop is on holiday").waitFor();
    await page.getByRole("link", { name: "System" }).click();
    await page.getByRole("link", { name: "Audit log" }).click();
    const entry = main.getByRole("row").filter({ hasText: "The shop is on holiday" });
    await entry.getByText("Order confirmed").waitFor();
    await entry.getByRole("link", { name: `Order ${code}`, exact: true }).waitFor();
    expectNoFaults(page);
  });

  it("cannot save without a required word, and is shown that at the field", async () => {
    const page = await shop.visit("/admin/orders", { as: STAFF });
    const main = page.getByRole("main");
    await filterOrders(page, "Needs attention", "To ship");
    await arrive(page, /work=to_ship/);
    const table = main.getByRole("table", { name: "Orders" });
    await expect.poll(() => table.getByText("Delivered").count()).toBe(0);
    await table.getByRole("rowheader").first().getByRole("link").click();
    await main.getByRole("button", { name: "Cancel order" }).click();
    const dialog = page.getByRole("dialog", { name: "Cancel order" });
    await dialog.getByRole("button", { name: "Cancel order" }).click();
    await dialog.getByText("Use at least 3 characters.").waitFor();
    await dialog.getByRole("button", { name: "Back" }).click();
    expectNoFaults(page);
  });

  it("invites someone by mail, who accepts it signed in, and removes them again", async () => {
    const page = await shop.visit("/admin/staff", { as: STAFF });
    const main = page.getByRole("main");
    await main.getByRole("button", { name: "Invite someone" }).click();
    const dialog = page.getByRole("dialog", { name: "Invite someone" });
    await dialog.getByRole("button", { name: "Save" }).click();
    await dialog.getByText("Choose at least one.").waitFor();
    await dialog.getByRole("textbox", { name: "Email" }).fill("shopper@souk.example");
    await dialog.getByRole("checkbox", { name: /^View all orders/ }).check();
    await expectAccessibleInBothThemes(page);
    await dialog.getByRole("button", { name: "Save" }).click();
    const row = main.getByRole("row").filter({ hasText: "shopper@souk.example" });
    await row.getByText("The link expires on").waitFor();
    await expectAccessible(page);

    const friend = await shop.visit(await linkTo(shop, SHOPPER, /\/admin\/join\/[\w-]+/), { as: SHOPPER });
    await expectAccessible(friend);
    await friend.getByRole("button", { name: "Accept" }).click();
    await arrive(friend, /\/admin$/);
    await page.reload();
    await untilHydrated(page);
    await row.getByText("View all orders").waitFor();
    await row.getByRole("button", { name: /^Remove/ }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Remove" }).click();
    await expect.poll(() => row.count()).toBe(0);
    const own = main.getByRole("row").filter({ hasText: "staff@souk.example" });
    await own.getByRole("button", { name: /^Remove/ }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Remove" }).click();
    await page.getByText("At least one person needs full access, and this is the last one.").waitFor();
    expectNoFaults(page);
  });

  it("reads why a mail could not be sent, without the key in it", async () => {
    const page = await shop.visit("/admin/mails?state=failed", { as: STAFF });
    const main = page.getByRole("main");
    await main.getByRole("link", { name: "nadia@souk.example" }).click();
    await main.getByRole("heading", { level: 1, name: /^Email \d/ }).waitFor();
    await main.getByText("Error: no mail server").waitFor();
    await expect.poll(() => main.textContent()).not.toContain("opens-the-account");
    await expectAccessibleInBothThemes(page);
    await main.getByRole("button", { name: "Send now" }).click();
    await page.getByText("Sending the email again").waitFor();
    expectNoFaults(page);
  });

  it("finds a customer", async () => {
    const page = await shop.visit("/admin/customers", { as: STAFF });
    const main = page.getByRole("main");
    await main.getByRole("searchbox").fill("shopper@");
    await main.getByRole("searchbox").press("Enter");
    await arrive(page, /q=shopper/);
    await main.getByRole("table", { name: "Customers" }).getByRole("rowheader").getByRole("link").first().click();
    await main.getByText("Viewing this page is recorded in the audit log.").waitFor();
    await expectAccessibleInBothThemes(page);
  });
});
