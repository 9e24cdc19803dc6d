import type { Page } from "playwright-core";
import { expect } from "vitest";
import { arrive, type E2eShop } from "./browser.ts";
import { linkTo } from "./mails.ts";
import { wordsOf } from "./shopping.ts";

const PASSWORD = "a long password";
const PASSPORT = { name: "passport.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.4 a passport") };
const IBAN = "DE89 3704 0044 0532 0130 00";

export type Place = { country: string; currency: string; language?: string };
export type Person = { firstName: string; lastName: string; email: string };

/** Opens a screen, as a link there does. */
export async function openScreen(shop: E2eShop, page: Page, path: string) {
  await shop.go(page, path);
  return page.getByRole("main");
}

/** A new shop is set up by its operator, with the code that the server prints. */
export async function setUpShop(shop: E2eShop, page: Page, operator: Person, place: Place): Promise<void> {
  await arrive(page, /\/setup$/);
  const t = await wordsOf(page);
  const form = page.getByRole("form", { name: t("Set up your shop") });
  const code = /type this code: (\S+)/.exec(shop.server.output())?.[1] ?? "";
  await fillFields(form, { code, shop_name: "Corner Shop", ...fieldsOf(operator) });
  await form.locator('[name="country"]').selectOption(place.country);
  await form.locator('[name="currency"]').selectOption(place.currency);
  await form.locator('[name="language"]').selectOption(place.language ?? "en");
  await form.getByRole("button", { name: t("Open shop") }).click();
  await arrive(page, (url) => !url.pathname.endsWith("/setup"));
}

export async function addCategories(shop: E2eShop, page: Page, names: readonly string[]): Promise<void> {
  const main = await openScreen(shop, page, "/admin/categories");
  const t = await wordsOf(page);
  for (const name of names) {
    await main.getByRole("button", { name: t("New category") }).click();
    const dialog = page.getByRole("dialog");
    await dialog
      .getByRole("textbox", { name: t("Name"), exact: true })
      .first()
      .fill(name);
    await dialog.getByRole("button", { name: t("Save") }).click();
    await main.getByRole("listitem").filter({ hasText: name }).waitFor();
  }
}

/** A delivery at 3.50, and the account that transfers go to. */
export async function addDeliveryAndAccount(shop: E2eShop, page: Page, country: string): Promise<void> {
  let main = await openScreen(shop, page, "/admin/shipping");
  const t = await wordsOf(page);
  await main.getByRole("button", { name: t("Add shipping method") }).click();
  const rate = page.getByRole("dialog");
  await rate.getByLabel(t("Name customers see")).fill("Corner post");
  await rate.locator('[name="country_code"]').selectOption(country);
  await rate.locator('[name="price"]').fill("3.50");
  await rate.getByRole("button", { name: t("Save") }).click();
  await main.getByText("Corner post").first().waitFor();

  main = await openScreen(shop, page, "/admin/payment-settings");
  await main.locator('[name="bank_holder"]').fill("Corner Shop");
  await main.locator('[name="bank_account"]').fill("DE89370400440532013000");
  const saved = page.waitForResponse((response) => response.url().endsWith("/admin/payment-settings"));
  await main.getByRole("button", { name: t("Save") }).click();
  expect((await saved).status()).toBe(200);
}

/** A product that was imported as a draft goes live. */
export async function publish(shop: E2eShop, page: Page, desk: "admin" | "seller", name: string): Promise<void> {
  const main = await openScreen(shop, page, `/${desk}/products`);
  const t = await wordsOf(page);
  await main.getByRole("link", { name }).first().click();
  await arrive(page, /\/product\/\d+$/);
  await main.getByRole("button", { name: t("Save and publish") }).click();
  await main.getByText(t("Published"), { exact: true }).first().waitFor();
}

/** Creates an account and confirms its address by the link of the mail. */
export async function register(shop: E2eShop, page: Page, person: Person): Promise<void> {
  const main = await openScreen(shop, page, "/register");
  await fillFields(main, fieldsOf(person));
  await main.getByRole("button", { name: "Create account" }).click();
  await arrive(page, (url) => !url.pathname.endsWith("/register"));
  await openScreen(shop, page, await linkTo(shop, person.email, /\/verify-email\/[\w.-]+/));
  await main.getByRole("button", { name: "Confirm my email address" }).click();
  await main.getByRole("link", { name: "Start shopping" }).waitFor();
}

export async function signInAs(shop: E2eShop, page: Page, { email }: Person): Promise<void> {
  const main = await openScreen(shop, page, "/login");
  await fillFields(main, { email, password: PASSWORD });
  await main.getByRole("button", { name: "Sign in", exact: true }).click();
  await arrive(page, (url) => !url.pathname.endsWith("/login"));
}

/** Everything that an application to sell needs, up to the confirmed bank account. */
export async function fillApplication(
  shop: E2eShop,
  page: Page,
  { shopName, person }: { shopName: string; person: Person },
): Promise<void> {
  const main = page.getByRole("main");
  const name = `${person.firstName} ${person.lastName}`;
  await main.getByRole("textbox", { name: "Shop name" }).fill(shopName);
  await main.getByRole("textbox", { name: "What will you sell?" }).fill("Lamps of the fifties");
  await main.getByRole("textbox", { name: "Full legal name" }).fill(name);
  await main.getByLabel("Date of birth").fill("1990-05-17");
  await main.getByRole("textbox", { name: "Phone" }).fill("+1 503 555 0100");
  await main.getByRole("combobox", { name: "Country" }).selectOption("US");
  await main.getByRole("textbox", { name: "Street and number" }).fill("1 Market Street");
  await main.getByRole("textbox", { name: "City" }).fill("Portland");
  await main.getByLabel("Add a document").setInputFiles(PASSPORT);
  await main.getByRole("link", { name: "Identity document" }).waitFor();
  await main.getByRole("textbox", { name: "Account holder" }).fill(name);
  await main.getByRole("textbox", { name: "IBAN or account number" }).fill(IBAN);
  await main.getByRole("button", { name: "Email me a code" }).click();
  await main.getByText("Waiting for your code").waitFor();
  const code = /ending in 3000:[\s\S]*?Code[\s:]*([\w-]{22})/;
  const found = code.exec(await linkTo(shop, person.email, code));
  await main.getByRole("textbox", { name: "Code from our email" }).fill(found![1]!);
  await main.getByRole("button", { name: "Confirm", exact: true }).click();
  await main.getByText(/ending in 3000 · Confirmed/).waitFor();
}

/** Staff check every point and approve. */
export async function approveApplication(desk: Page, shopName: string): Promise<void> {
  const record = desk.getByRole("main");
  await record.getByRole("heading", { level: 1, name: shopName }).waitFor();
  for (const box of await record.getByRole("checkbox").all()) {
    await box.click();
    await expect.poll(() => box.isChecked()).toBe(true);
  }
  await record.getByRole("button", { name: "Approve" }).click();
  await record.getByText("Approved", { exact: true }).waitFor();
}

const fieldsOf = ({ firstName, lastName, email }: Person) => ({
  first_name: firstName,
  last_name: lastName,
  email,
  password: PASSWORD,
  password_confirmation: PASSWORD,
});

async function fillFields(form: ReturnType<Page["locator"]>, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await form.locator(`[name="${name}"]`).fill(value);
}
