import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { FAKE_PAYPAL_KEYS, openFakePaypal, type FakePaypal } from "#tests/support/fake-paypal.ts";
import { arrive, expectAccessible, expectNoFaults, type E2eShop, openE2eShop, untilHydrated } from "./browser.ts";
import { fillCheckout, findGoods, type Goods, order, putIntoCart, untilPaid } from "./shopping.ts";

let fake: FakePaypal;
let shop: E2eShop;
let goods: Goods[];

beforeAll(async () => {
  fake = await openFakePaypal();
  shop = await openE2eShop({
    environment: {
      PAYPAL_CLIENT_ID: FAKE_PAYPAL_KEYS.clientId,
      PAYPAL_CLIENT_SECRET: FAKE_PAYPAL_KEYS.clientSecret,
      PAYPAL_WEBHOOK_ID: FAKE_PAYPAL_KEYS.webhookId,
      PAYPAL_API_URL: fake.apiUrl,
    },
  });
  fake.webhookUrl = shop.at("/payment/webhook/paypal");
  goods = await findGoods(shop, 1);
});
afterAll(async () => {
  await shop?.close();
  await fake?.close();
});

describe("a shopper who pays with PayPal", () => {
  it("cancels, tries a declined card, and pays", async () => {
    const page = await shop.visit("/");
    await putIntoCart(shop, page, goods);
    await shop.go(page, "/checkout");
    await fillCheckout(page, "paypal");
    await order(page);
    await arrive(page, /\/checkoutnow\?token=/);
    await page.getByRole("link", { name: "Cancel" }).click();

    await arrive(page, /\/payment\/[\w-]+\?result=canceled/);
    await page.getByText("You haven't paid yet").waitFor();
    await expectAccessible(page);
    const payAgain = async () => {
      await untilHydrated(page);
      await page.locator('[name="payment_type"][value="paypal"]').check();
      await page.getByRole("main").getByRole("button", { name: /^Pay/ }).click();
      await arrive(page, /\/checkoutnow\?token=/);
    };
    await payAgain();
    await page.getByRole("button", { name: "Pay with a declined card" }).click();
    await arrive(page, /\/payment\/[\w-]+\?result=failed/);

    await payAgain();
    await page.getByRole("button", { name: "Pay now" }).click();
    await untilPaid(page);
    await expect.poll(() => page.getByRole("main").innerText()).toContain("PayPal");
    const captures = fake.orders.all.flatMap((each) => each.captures);
    expect(captures.map(({ status }) => status)).toEqual(["COMPLETED"]);
    expect(shop.server.output()).not.toContain(FAKE_PAYPAL_KEYS.clientSecret);
    expectNoFaults(page);
  });
});
