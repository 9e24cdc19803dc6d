import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { arrive, expectAccessibleInBothThemes, expectNoFaults, ownE2eShop } from "./browser.ts";
import { findGoods, type Goods, order, putIntoCart } from "./shopping.ts";

const PASSWORD = "a long and quiet sentence";

const shop = ownE2eShop({ settings: { disableGuest: true } });
let goods: Goods[];

beforeAll(async () => {
  goods = await findGoods(shop, 2);
});

describe("signing in", () => {
  it("joins the cart of the guest with that of the account", async () => {
    const [first, second] = goods as [Goods, Goods];
    const email = "grace@example.com";
    const page = await shop.visit("/register");
    await expect.poll(() => page.title()).toMatch(/^SignUp · /);
    await expectAccessibleInBothThemes(page);
    await register(page, email);
    await putIntoCart(shop, page, [first]);

    const elsewhere = await shop.visit("/");
    await putIntoCart(shop, elsewhere, [first, second]);
    await shop.go(elsewhere, "/login?redirect=/cart");
    await expect.poll(() => elsewhere.title()).toMatch(/^Login · /);
    await login(elsewhere, email);
    await arrive(elsewhere, /\/cart$/);
    await expect.poll(() => quantityOf(elsewhere, first)).toBe("2");
    await expect.poll(() => quantityOf(elsewhere, second)).toBe("1");
    expectNoFaults(elsewhere);
  });

  it("ends by signing out: on the login, with the cart of a guest and a new token", async () => {
    const page = await shop.visit("/register");
    await register(page, "barbara@example.com");
    await putIntoCart(shop, page, goods.slice(0, 1));
    await shop.go(page, "/cart");
    const token = await page.locator("#token").inputValue();
    await page.getByRole("button", { name: "Account: Test" }).click();
    await page.getByRole("button", { name: "Sign out" }).click();
    await arrive(page, /\/login$/);
    await expect.poll(() => page.locator("#token").inputValue()).not.toBe(token);
    await page.goto(shop.at("/cart"));
    await expect.poll(() => page.getByRole("heading", { level: 1 }).innerText()).toBe("Your cart is empty");
    expectNoFaults(page);
  });

  it("says the same for a wrong password as for an unknown address, and keeps what was typed", async () => {
    const page = await shop.visit("/login");
    await page.getByLabel("Email", { exact: true }).fill("nobody@example.com");
    await page.getByLabel("Password", { exact: true }).fill("wrong");
    await page.getByRole("main").getByRole("button", { name: "Sign in", exact: true }).click();
    await page.getByRole("main").getByText("Wrong email address or password.").waitFor();
    await expect.poll(() => page.getByLabel("Email", { exact: true }).inputValue()).toBe("nobody@example.com");
    await expectAccessibleInBothThemes(page);
  });

  it("is asked of a guest at the checkout where guests may not buy, and leads back there", async () => {
    const page = await shop.visit("/");
    await putIntoCart(shop, page, goods);
    await page.goto(shop.at("/checkout"));
    await arrive(page, /\/login\?redirect=%2Fcheckout/);
    await page.getByText("Please sign in first.").waitFor();
    await expectAccessibleInBothThemes(page);
    await page.getByRole("main").getByRole("link", { name: "Create account" }).click();
    await arrive(page, /\/register\?redirect=%2Fcheckout/);
    await register(page, "edsger@example.com");
    await arrive(page, /\/checkout$/);
    await page.locator('[name="shipping_address.name"]').waitFor();
    await expect.poll(() => page.locator('main [name="email"]').inputValue()).toBe("edsger@example.com");

    await buyAndKeepAddress(page);
    await putIntoCart(shop, page, goods.slice(0, 1));
    await shop.go(page, "/checkout");
    const kept = page.getByRole("radio", { name: /Edsger Dijkstra/ });
    await expect.poll(() => kept.isChecked()).toBe(true);
    await expectAccessibleInBothThemes(page);
  });

  it("is asked of a guest at the payment, in Arabic too", async () => {
    const page = await shop.visit("/ar/payment");
    await arrive(page, /\/ar\/login\?redirect=%2Fpayment/);
    await expect.poll(() => page.locator("html").getAttribute("dir")).toBe("rtl");
  });
});

async function register(page: Page, email: string): Promise<void> {
  await page.getByLabel("First name").fill("Test");
  await page.getByLabel("Last name").fill("Shopper");
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByLabel("Confirm password").fill(PASSWORD);
  const answer = page.waitForResponse(
    (response) => response.url().endsWith("/register") && response.request().method() === "POST",
  );
  await page.getByRole("main").getByRole("button", { name: "Create account" }).click();
  expect((await answer).status()).toBe(200);
  await arrive(page, (url) => !url.pathname.endsWith("/register"));
}

async function login(page: Page, email: string): Promise<void> {
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("main").getByRole("button", { name: "Sign in", exact: true }).click();
}

function quantityOf(page: Page, { name }: Goods): Promise<string> {
  return page
    .getByRole("main")
    .getByRole("group", { name: `Quantity of ${name}` })
    .getByRole("textbox")
    .inputValue();
}

async function buyAndKeepAddress(page: Page): Promise<void> {
  const form = page.locator("main form");
  await form.locator('[name="shipping_address.name"]').fill("Edsger Dijkstra");
  await form.locator('[name="shipping_address.line_1"]').fill("1 Shortest Path");
  await form.locator('select[name="shipping_address.state"]').selectOption("Texas");
  await form.locator('[name="shipping_address.city"]').fill("Austin");
  await form.locator('[name="shipping_address.postal_code"]').fill("78701");
  await form.locator('[name="is_address_kept"]').check();
  await form.locator('[name="payment_type"][value="cash_on_delivery"]').check();
  await form.locator('[name="terms_accepted"]').check();
  await order(page);
  await arrive(page, /\/order-confirmation\?trx_id=/);
}
