import { eq } from "drizzle-orm";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Database } from "#db/client.ts";
import { customers } from "#db/schema/customer.ts";
import { mails } from "#db/schema/mail.ts";
import { hashPassword } from "#domain/customer/password.ts";
import {
  arrive,
  expectAccessibleInBothThemes,
  expectNoFaults,
  type JourneyShop,
  openJourneyShop,
  untilAwake,
} from "./browser.ts";

const onPhone = { width: 360, height: 740, isTouch: true };
const SCREENS = [
  "/admin",
  "/admin/orders",
  "/admin/shipping",
  "/admin/customers",
  "/admin/mails",
  "/admin/staff",
  "/admin/audit",
];

let shop: JourneyShop;

beforeAll(async () => {
  shop = await openJourneyShop({ change: prepareOffice });
});
afterAll(() => shop?.close());

/** The demo's staff has a password that nobody knows. */
async function prepareOffice(db: Database): Promise<void> {
  const passwordHash = await hashPassword("souk-demo");
  await db.update(customers).set({ passwordHash }).where(eq(customers.email, "staff@souk.example"));
  await db.insert(mails).values({
    onceKey: "given-up:1",
    template: "reset-password",
    recipient: "nadia@souk.example",
    languageCode: "en",
    data: { name: "Nadia", email: "nadia@souk.example", code: "opens-the-account" },
    attempts: 8,
    nextAttemptAt: null,
    failure: "Error: no mail server",
  });
}

async function enterAs(email: string, path: string, options = {}): Promise<Page> {
  const page = await shop.visit(path, options);
  await arrive(page, /\/login\?redirect=/);
  const field = (name: string) => page.getByRole("main").locator(`input[name="${name}"]`);
  await field("email").fill(email);
  await field("password").fill("souk-demo");
  await field("password").press("Enter");
  await arrive(page, (url) => url.pathname === path);
  return page;
}

const enterOffice = (path: string, options = {}) => enterAs("staff@souk.example", path, options);
const fitsItsWidth = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);

async function look(page: Page, path: string): Promise<void> {
  await page.goto(shop.at(path));
  await untilAwake(page);
  await expect.poll(() => fitsItsWidth(page), { message: path }).toBe(true);
  await expectAccessibleInBothThemes(page);
}

describe("the operator's screens", () => {
  it("hinder nobody on a wide screen", async () => {
    const page = await enterOffice("/admin");
    await expect.poll(() => page.title()).toBe("Overview · Souk");
    for (const path of SCREENS) await look(page, path);
  });

  it("hinder nobody in Arabic on a phone", async () => {
    const page = await enterOffice("/ar/admin", onPhone);
    for (const path of SCREENS) await look(page, `/ar${path}`);
    await page.goto(shop.at("/ar/admin/orders"));
    await page.getByRole("main").getByRole("listitem").first().getByRole("link").click();
    await arrive(page, /\/ar\/admin\/orders\/SK-/);
    await look(page, new URL(page.url()).pathname);
  });

  it("are not there for a shopper, whose menu does not lead there", async () => {
    const page = await enterAs("shopper@souk.example", "/user/dashboard");
    await page.getByRole("button", { name: /^Account of/ }).click();
    await page.getByRole("link", { name: "Edit Profile" }).first().waitFor();
    await expect.poll(() => page.getByRole("link", { name: "Administration" }).count()).toBe(0);
    const response = await page.goto(shop.at("/admin/orders"));
    expect(response?.status()).toBe(404);
  });
});

describe("staff", () => {
  it("finds an order, confirms it in place of its shop, and the log says so", async () => {
    const page = await enterOffice("/admin/orders");
    const main = page.getByRole("main");
    await main.getByLabel("Status").selectOption("pending");
    await arrive(page, /fulfilment=pending/);
    await expect.poll(() => main.getByRole("list", { name: "Orders" }).getByText("Delivered").count()).toBe(0);
    const first = main.getByRole("list", { name: "Orders" }).getByRole("listitem").first().getByRole("link");
    const code = (await first.textContent())!;
    await first.click();
    await main.getByRole("heading", { level: 1, name: `Order ${code}` }).waitFor();
    await expectAccessibleInBothThemes(page);
    await main.getByRole("button", { name: "Confirm" }).click();
    const dialog = page.getByRole("dialog", { name: "Confirm the order" });
    await expectAccessibleInBothThemes(page);
    await dialog.getByRole("textbox").fill("The shop is on holiday");
    await dialog.getByRole("button", { name: "Confirm" }).click();
    await main.getByText("The shop is on holiday").waitFor();
    await page.getByRole("link", { name: "Audit log" }).click();
    const entry = main.getByRole("listitem").filter({ hasText: "The shop is on holiday" });
    await entry.getByText("Order confirmed").waitFor();
    await entry.getByRole("link", { name: `Order ${code}` }).waitFor();
    expectNoFaults(page);
  });

  it("is not let do what lacks a word, and is told so at the field", async () => {
    const page = await enterOffice("/admin/orders");
    const main = page.getByRole("main");
    await main.getByLabel("Needs").selectOption("to_ship");
    await arrive(page, /work=to_ship/);
    await expect.poll(() => main.getByRole("list", { name: "Orders" }).getByText("Delivered").count()).toBe(0);
    await main.getByRole("list", { name: "Orders" }).getByRole("listitem").first().getByRole("link").click();
    await main.getByRole("button", { name: "Cancel the order" }).click();
    const dialog = page.getByRole("dialog", { name: "Cancel the order" });
    await dialog.getByRole("button", { name: "Cancel the order" }).click();
    await dialog.getByText("This must have at least 3 characters.").waitFor();
    await dialog.getByRole("button", { name: "Back" }).click();
    expectNoFaults(page);
  });

  it("takes somebody in by what they may do, changes it, and lets them go", async () => {
    const page = await enterOffice("/admin/staff");
    const main = page.getByRole("main");
    await main.getByRole("button", { name: "Add somebody" }).click();
    const dialog = page.getByRole("dialog", { name: "Add somebody" });
    await dialog.getByRole("button", { name: "Save" }).click();
    await dialog.getByText("Choose at least one.").waitFor();
    await dialog.getByLabel("E-mail").fill("shopper@souk.example");
    await dialog.getByRole("checkbox", { name: /^See all orders/ }).check();
    await expectAccessibleInBothThemes(page);
    await dialog.getByRole("button", { name: "Save" }).click();
    const row = main.getByRole("listitem").filter({ hasText: "shopper@souk.example" });
    await row.getByText("See all orders").waitFor();
    await row.getByRole("button", { name: /^Remove/ }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Remove" }).click();
    await expect.poll(() => row.count()).toBe(0);
    const own = main.getByRole("listitem").filter({ hasText: "staff@souk.example" });
    await own.getByRole("button", { name: /^Remove/ }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Remove" }).click();
    await page.getByText("Somebody has to be able to do everything, and this is the last one.").waitFor();
    expectNoFaults(page);
  });

  it("reads why a mail could not be sent, without the key in it", async () => {
    const page = await enterOffice("/admin/mails");
    const main = page.getByRole("main");
    await main.getByRole("link", { name: "nadia@souk.example" }).click();
    await main.getByRole("heading", { level: 1, name: /^Mail \d/ }).waitFor();
    await main.getByText("Error: no mail server").waitFor();
    await expect.poll(() => main.textContent()).not.toContain("opens-the-account");
    await expectAccessibleInBothThemes(page);
    await main.getByRole("button", { name: "Send it now" }).click();
    await page.getByText("The mail is tried again now.").waitFor();
    expectNoFaults(page);
  });

  it("finds a customer", async () => {
    const page = await enterOffice("/admin/customers");
    const main = page.getByRole("main");
    await main.getByRole("searchbox").fill("shopper@");
    await main.getByRole("searchbox").press("Enter");
    await arrive(page, /q=shopper/);
    await main.getByRole("list", { name: "Customers" }).getByRole("link").first().click();
    await main.getByText("This look is noted in the audit log.").waitFor();
    await expectAccessibleInBothThemes(page);
    expectNoFaults(page);
  });
});
