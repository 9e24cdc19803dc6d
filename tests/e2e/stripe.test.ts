import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { FAKE_STRIPE_KEYS, openFakeStripe, type FakeStripe } from "#tests/support/fake-stripe.ts";
import { SHOPPER } from "./accounts.ts";
import { arrive, expectAccessible, expectNoFaults, type E2eShop, openE2eShop } from "./browser.ts";
import { ADDRESS, fillCheckout, findGoods, type Goods, order, putIntoCart, untilPaid } from "./shopping.ts";

let fake: FakeStripe;
let shop: E2eShop;
let goods: Goods[];

beforeAll(async () => {
  fake = await openFakeStripe();
  shop = await openE2eShop({
    environment: {
      STRIPE_SECRET_KEY: FAKE_STRIPE_KEYS.secretKey,
      STRIPE_WEBHOOK_SECRET: FAKE_STRIPE_KEYS.webhookSecret,
      STRIPE_API_URL: fake.apiUrl,
    },
  });
  fake.webhook.url = shop.at("/payment/webhook/stripe");
  goods = await findGoods(shop, 1);
});
afterAll(async () => {
  await shop?.close();
  await fake?.close();
});

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

async function pay(page: Page, card: string, isKept = false): Promise<void> {
  await arrive(page, /\/pay\/cs_/);
  await page.getByLabel(card, { exact: true }).check();
  if (isKept) await page.getByLabel("Keep my card").check();
  await page.getByRole("button", { name: "Pay" }).click();
}

describe("a shopper who pays by card", () => {
  it("goes back, tries a card that is declined, and pays with a good one", async () => {
    const page = await shop.visit("/");
    await putIntoCart(shop, page, goods);
    await shop.go(page, "/checkout");
    await fillCheckout(page, "stripe");
    await order(page);
    await arrive(page, /\/pay\/cs_/);
    await page.getByRole("link", { name: "Back" }).click();

    await arrive(page, /\/payment\/[\w-]+\?result=canceled/);
    await page.getByText("You haven't paid yet").waitFor();
    await expectAccessible(page);
    await page.locator('[name="payment_type"][value="stripe"]').check();
    await page.getByRole("main").getByRole("button", { name: /^Pay/ }).click();

    await pay(page, "declined");
    await page.getByText("Your card was declined.").waitFor();
    await pay(page, "good");
    await untilPaid(page);
    expectNoFaults(page);
  });

  it("keeps the card, buys again in two clicks, and takes the card away", async () => {
    const [wanted] = goods as [Goods];
    const page = await shop.visit("/user/dashboard", { as: SHOPPER });
    const buyNow = async () => {
      await shop.go(page, `/product/${wanted.slug}`);
      await page.getByRole("main").getByRole("button", { name: "Buy now" }).first().click();
      await arrive(page, /\/checkout\?trx_id=/);
    };
    await buyNow();
    const form = page.locator("main form");
    await form.locator('[name="email"]').fill(ADDRESS.email);
    await form.locator('[name="payment_type"][value="stripe"]').check();
    await order(page);
    await pay(page, "good", true);
    await arrive(page, /\/order-confirmation\?trx_id=/);

    await buyNow();
    await expect.poll(() => page.getByRole("radio", { name: /Visa •••• 4242/ }).isChecked()).toBe(true);
    await expectAccessible(page);
    await order(page);
    await untilPaid(page);
    expect(fake.bank.sessions().filter(({ customer }) => customer !== null)).toHaveLength(1);

    await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
    await shop.go(page, "/ar/my-wallet");
    await expectAccessible(page);
    await shop.go(page, "/my-wallet");
    await page.getByRole("button", { name: "Remove card ending in 4242" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Remove", exact: true }).click();
    await expect.poll(() => page.getByRole("heading", { name: "Your cards" }).count()).toBe(0);
    expect(fake.bank.cards().every(({ customer }) => customer === null)).toBe(true);
    await expect.poll(() => heading(page).innerText()).toBe("Wallet");
    expect(shop.server.output()).not.toContain(FAKE_STRIPE_KEYS.secretKey);
    expectNoFaults(page);
  });
});
