import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { arrive, expectAccessible, expectAccessibleInBothThemes, shareE2eShop, untilHydrated } from "./browser.ts";
import { fillCheckout, findGoods, type Goods, order, putIntoCart } from "./shopping.ts";

const shop = shareE2eShop();
let goods: Goods[];

beforeAll(async () => {
  goods = await findGoods(shop, 2);
});

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

describe("a shopper who pays online", () => {
  it("fails once, keeps the order, and succeeds at the second try", async () => {
    const page = await shop.visit("/");
    await putIntoCart(shop, page, goods);
    await shop.go(page, "/checkout");
    await fillCheckout(page, "sandbox");
    await order(page);

    await arrive(page, /\/sandbox\/pay\//);
    await expectAccessible(page);
    await page.getByRole("button", { name: "Simulate failure" }).click();

    await arrive(page, /\/payment\/[\w-]+\?result=failed/);
    await expect.poll(() => page.title()).toMatch(/^Payment · /);
    await page.getByText("Your payment didn't go through").waitFor();
    await page.getByRole("heading", { name: "Amount due" }).waitFor();
    await expectAccessibleInBothThemes(page);
    const code = new URL(page.url()).pathname.split("/").at(-1)!;

    await page.goto(shop.at(`/order-confirmation?trx_id=${code}`));
    await expect.poll(() => heading(page).innerText()).toBe("Your order is waiting for payment");
    await untilHydrated(page);
    await expectAccessibleInBothThemes(page);
    await page.getByRole("link", { name: "Pay now" }).click();
    await arrive(page, /\/payment\//);
    await page.locator('[name="payment_type"][value="sandbox"]').check();
    await page.getByRole("main").getByRole("button", { name: /^Pay/ }).click();

    await arrive(page, /\/sandbox\/pay\//);
    await page.getByRole("button", { name: "Pay" }).click();
    await arrive(page, /\/order-confirmation\?trx_id=/);
    await expect.poll(() => heading(page).innerText()).toBe("Thank you for your order");
    await page.getByText("Payment received. The shops are getting your order ready.").waitFor();

    await page.goto(shop.at(`/payment/${code}`));
    await page.getByText("This is already paid").waitFor();
    await untilHydrated(page);
    await expectAccessibleInBothThemes(page);
  });

  it("buys one thing at once and finds the cart as it was", async () => {
    const [first, second] = goods as [Goods, Goods];
    const page = await shop.visit("/");
    await putIntoCart(shop, page, [first]);
    await shop.go(page, `/product/${second.slug}`);
    await page.getByRole("main").getByRole("button", { name: "Buy now" }).first().click();
    await arrive(page, /\/checkout\?trx_id=/);
    await expect.poll(() => page.getByRole("complementary", { name: /Your order/ }).innerText()).toContain(second.name);
    await expect
      .poll(() => page.getByRole("complementary", { name: /Your order/ }).innerText())
      .not.toContain(first.name);
    await fillCheckout(page, "sandbox");
    await order(page);
    await arrive(page, /\/sandbox\/pay\//);
    await page.getByRole("button", { name: "Pay" }).click();
    await arrive(page, /\/order-confirmation\?trx_id=/);
    await page.goto(shop.at("/cart"));
    await expect.poll(() => page.getByRole("main").innerText()).toContain(first.name);
    await expect.poll(() => page.getByRole("main").innerText()).not.toContain(second.name);
  });
});
