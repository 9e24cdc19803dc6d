import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { arrive, expectAccessibleInBothThemes, expectNoFaults, takeOverE2eShop, untilHydrated } from "./browser.ts";
import { ADDRESS, fillCheckout, findGoods, type Goods, order, orderCodes, putIntoCart } from "./shopping.ts";

/** Mails to it are this file's own. */
const EMAIL = "ada.buys@example.com";

const shop = takeOverE2eShop();
let goods: Goods[];

beforeAll(async () => {
  goods = await findGoods(shop, 2);
});

const button = (page: Page, name: string | RegExp) => page.getByRole("main").getByRole("button", { name });
const cartLines = (page: Page) =>
  page.getByRole("main").locator(`section[aria-labelledby^="shop-"] > header + ul > li`);

describe("a guest who buys", () => {
  it("orders from two shops at once, pays at the door, reads the mail and opens its link elsewhere", async () => {
    const page = await shop.visit("/");
    await putIntoCart(shop, page, goods);

    await shop.go(page, "/cart");
    await expect.poll(() => page.title()).toMatch(/^Cart · /);
    for (const { name, shopName } of goods) {
      const group = page.getByRole("region", { name: new RegExp(`Sold by ${shopName}`) });
      await expect.poll(() => group.getByRole("link", { name }).count()).toBe(1);
    }
    await expectAccessibleInBothThemes(page);
    await page.getByRole("link", { name: "Continue to checkout" }).click();

    await arrive(page, /\/checkout$/);
    const banner = page.getByRole("banner");
    await banner.getByText("Secure checkout").waitFor();
    await expect.poll(() => banner.getByRole("link").count()).toBe(1);
    await expect.poll(() => page.getByRole("searchbox").or(page.getByRole("navigation")).count()).toBe(0);
    await expect.poll(() => page.title()).toMatch(/^Checkout · /);
    await fillCheckout(page, "cash_on_delivery", EMAIL);
    await expectAccessibleInBothThemes(page);
    await expect.poll(() => button(page, /Place order|Order with obligation to pay/).innerText()).toMatch(/\$\d/);
    await order(page);

    await arrive(page, /\/order-confirmation\?trx_id=/);
    await expect.poll(() => page.title()).toMatch(/^Order Confirmation · /);
    await expect.poll(() => page.getByRole("heading", { level: 1 }).innerText()).toBe("Thank you for your order");
    await page.getByRole("heading", { name: "2 orders in this purchase" }).waitFor();
    const codes = await orderCodes(page);
    expect(codes).toHaveLength(2);
    await expectAccessibleInBothThemes(page);

    const invoice = await findMailedInvoice();
    const elsewhere = await shop.visit(new URL(invoice).pathname + new URL(invoice).search);
    await expect.poll(() => elsewhere.title()).toMatch(/^Invoice · /);
    for (const code of codes) await elsewhere.getByText(code).first().waitFor();
    await expectAccessibleInBothThemes(elsewhere);

    await followOrder(elsewhere, codes[0]!);

    await page.goto(shop.at("/cart"));
    await expect.poll(() => page.getByRole("heading", { level: 1 }).innerText()).toBe("Your cart is empty");
  });

  it("ordering while the total is computed shows the new total, and the next order uses it", async () => {
    const page = await shop.visit("/");
    await putIntoCart(shop, page, goods.slice(0, 1));
    await shop.go(page, "/checkout");
    await fillCheckout(page, "cash_on_delivery");
    const submit = page.locator('main form button[type="submit"]');
    await expect.poll(() => page.locator('main form [aria-busy="true"]').count()).toBe(0);
    const { promise: isPressed, resolve: press } = Promise.withResolvers<void>();
    await page.route("**/user/find/shipping_cost", async (route) => {
      await isPressed;
      await route.continue();
    });
    await page.locator('main form input[type="radio"][name^="delivery"]:not(:checked)').first().check();
    await expect.poll(() => page.locator('main form [aria-busy="true"]').count()).toBe(1);
    await submit.click();
    await expect.poll(() => submit.getAttribute("aria-busy")).toBe("true");
    press();
    await page.getByText("Check it, then place your order again.").waitFor();
    const notice = page.getByText(/Your total is now/);
    const total = (await notice.innerText()).match(/\$[\d.,]+\d/)![0];
    await expect.poll(() => submit.innerText()).toContain(total);
    await submit.click();
    await arrive(page, /\/order-confirmation\?trx_id=/);
    expectNoFaults(page);
  });

  it("shows at the field what is missing, and keeps everything that was typed, even after a reload", async () => {
    const page = await shop.visit("/");
    await putIntoCart(shop, page, goods.slice(0, 1));
    await shop.go(page, "/checkout");
    const city = page.locator('[name="shipping_address.city"]');
    await city.fill("Austin");
    await order(page);
    const email = page.getByLabel("Email", { exact: true });
    await expect.poll(() => email.getAttribute("aria-invalid")).toBe("true");
    await expect.poll(() => email.evaluate((input) => input === document.activeElement)).toBe(true);
    await page.getByText("Check this box to continue.").waitFor();
    await expectAccessibleInBothThemes(page);
    await email.fill(ADDRESS.email);
    await expect.poll(() => email.getAttribute("aria-invalid")).toBe(null);
    await expect.poll(() => city.inputValue()).toBe("Austin");
    await page.reload();
    await untilHydrated(page);
    await expect.poll(() => city.inputValue()).toBe("Austin");
    await expect.poll(() => email.inputValue()).toBe(ADDRESS.email);
    expectNoFaults(page);
  });

  it("sees another price for another country and another delivery at once", async () => {
    const page = await shop.visit("/");
    await putIntoCart(shop, page, goods.slice(0, 1));
    await shop.go(page, "/checkout");
    const total = () => button(page, /Place order|Order with obligation to pay/).innerText();
    const before = await total();
    await page.locator('main [name^="delivery."]').nth(1).check();
    await expect.poll(total).not.toBe(before);
    const faster = await total();
    await page.locator('[name="shipping_address.country_code"]').selectOption("DE");
    await expect.poll(total).not.toBe(faster);
    expectNoFaults(page);
  });

  it("changes a quantity, removes and brings back, saves for later and moves back", async () => {
    const page = await shop.visit("/");
    await putIntoCart(shop, page, goods);
    await shop.go(page, "/cart");
    const [first, second] = goods as [Goods, Goods];
    const summary = page.getByRole("complementary", { name: "Order summary" });
    const before = await summary.innerText();
    await page
      .getByRole("group", { name: `Quantity of ${first.name}` })
      .getByRole("button", { name: "Increase quantity" })
      .click();
    await expect.poll(() => summary.innerText()).not.toBe(before);

    await button(page, `Remove ${second.name}`).click();
    await expect.poll(() => cartLines(page).count()).toBe(1);
    await page.getByRole("button", { name: "Undo" }).click();
    await expect.poll(() => cartLines(page).count()).toBe(2);

    await button(page, `Save for later ${second.name}`).click();
    const saved = page.getByRole("region", { name: /Saved for later/ });
    await expect.poll(() => saved.getByRole("link", { name: second.name }).count()).toBe(1);
    await expectAccessibleInBothThemes(page);
    await saved.getByRole("button", { name: /Move to cart/ }).click();
    await expect.poll(() => saved.count()).toBe(0);
    await expect.poll(() => cartLines(page).count()).toBe(2);
    expectNoFaults(page);
  });
});

/** The newest confirmation in the mail reader has the secret link. */
async function findMailedInvoice(): Promise<string> {
  const mails = await shop.visit("/track-order", { isLocal: true });
  await expect
    .poll(async () => {
      await mails.goto(shop.at("/dev/mail"));
      return mails.getByRole("row").filter({ hasText: EMAIL }).count();
    })
    .toBeGreaterThan(0);
  await mails.getByRole("row").filter({ hasText: EMAIL }).first().getByRole("link").click();
  const link = mails.frameLocator("iframe").locator('a[href*="/invoice/"]').first();
  const address = await link.getAttribute("href");
  expect(address).toMatch(/\/invoice\/[\w-]+\?key=[\w-]{20,}/);
  await mails.close();
  return address!;
}

async function followOrder(page: Page, code: string): Promise<void> {
  await shop.go(page, "/track-order");
  await expect.poll(() => page.title()).toMatch(/^Track Order · /);
  await page.getByLabel("Order code").fill(code);
  await page.getByLabel("Email or phone").fill(EMAIL);
  await button(page, "Track").click();
  await page.getByRole("list", { name: "Order progress" }).waitFor();
  await expect.poll(() => page.getByRole("main").innerText()).not.toContain(ADDRESS["shipping_address.line_1"]);
  await expectAccessibleInBothThemes(page);
}
