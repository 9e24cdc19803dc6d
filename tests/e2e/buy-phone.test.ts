import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { arrive, expectAccessible, expectNoFaults, ON_PHONE, shareE2eShop, untilHydrated } from "./browser.ts";
import { fillCheckout, findGoods, type Goods, order, putIntoCart } from "./shopping.ts";

const PHONE = ON_PHONE;

const shop = shareE2eShop();
let goods: Goods[];

beforeAll(async () => {
  goods = await findGoods(shop, 2);
});

describe("a guest with a phone", () => {
  it.each(["", "/ar"] as const)(
    "buys without scrolling sideways, and prints only the invoice (%s)",
    async (language) => {
      const page = await shop.visit(`${language}/`, PHONE);
      await putIntoCart(shop, page, goods, language);
      await page.goto(shop.at(`${language}/cart`));
      await expectFit(page);
      await page.goto(shop.at(`${language}/checkout`));
      await expectFit(page);
      await fillCheckout(page, "cash_on_delivery");
      await order(page);
      await arrive(page, /\/order-confirmation\?trx_id=/);
      await expectFit(page);
      const trxId = new URL(page.url()).searchParams.get("trx_id")!;
      for (const path of [`/invoice/${trxId}`, "/track-order", "/login", "/register"]) {
        await page.goto(shop.at(language + path));
        await expectFit(page);
      }
      await page.goto(shop.at(`${language}/invoice/${trxId}`));
      await page.emulateMedia({ media: "print" });
      for (const around of [
        page.locator("body header").first(),
        page.getByRole("contentinfo"),
        page.locator("main button").first(),
      ])
        await expect.poll(() => around.isVisible()).toBe(false);
      // Of each of the two orders its lines and its taxes.
      await expect.poll(() => page.locator("main table").count()).toBe(4);
    },
  );
});

async function expectFit(page: Page): Promise<void> {
  await untilHydrated(page);
  const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(tooWide).toBeLessThanOrEqual(0);
  await expectAccessible(page);
  expectNoFaults(page);
}
