import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { SHOPPER } from "./accounts.ts";
import {
  arrive,
  expectAccessibleInBothThemes,
  expectFitsPhone,
  expectNoFaults,
  ON_PHONE,
  takeOverE2eShop,
} from "./browser.ts";
import { fillCheckout, findGoods, order, putIntoCart, untilPaid } from "./shopping.ts";

const shop = takeOverE2eShop();

const balance = async (page: Page) =>
  Number((await page.getByRole("region", { name: "Balance" }).innerText()).match(/\$([\d.,]+)/)![1]!.replace(",", ""));
describe("the wallet", () => {
  it("is recharged at the provider, once, and pays a purchase", async () => {
    const page = await shop.visit("/my-wallet", { as: SHOPPER });
    await expect.poll(() => page.title()).toBe("Wallet · Souk");
    const before = await balance(page);
    await expectAccessibleInBothThemes(page);
    await page.getByLabel("Amount in USD").fill("0.5");
    await page.getByRole("button", { name: "Top up wallet" }).click();
    await page.getByText("Enter 1 or more.").waitFor();
    await page.getByLabel("Amount in USD").fill("250");
    await page.getByRole("button", { name: "Top up wallet" }).click();
    await arrive(page, /\/sandbox\/pay\//);
    await page.getByLabel("Twice").check();
    await page.getByRole("button", { name: "Pay" }).click();
    await arrive(page, /\/my-wallet\?recharge=approved/);
    await page.getByRole("main").getByText("Your wallet has been topped up").waitFor();
    await expect.poll(() => balance(page)).toBe(before + 250);

    const [goods] = await findGoods(shop, 1);
    await putIntoCart(shop, page, [goods!]);
    await shop.go(page, "/checkout");
    await page.locator('[name="payment_type"][value="wallet"]').waitFor();
    const typed = page.locator('main form [name="address_id"][value="typed"]');
    if (await typed.count()) await typed.check();
    await fillCheckout(page, "wallet");
    await order(page);
    await untilPaid(page);
    await shop.go(page, "/my-wallet?kind=purchase");
    await expect.poll(() => balance(page)).toBeLessThan(before + 250);
    await page
      .getByRole("listitem")
      .filter({ hasText: /^Purchase/ })
      .first()
      .waitFor();
    expectNoFaults(page);
  });

  it("exports its history as a table, filtered as shown", async () => {
    const page = await shop.visit("/my-wallet", { as: SHOPPER });
    await page.getByLabel("Type", { exact: true }).selectOption("conversion");
    await page.getByRole("button", { name: "Show", exact: true }).click();
    await arrive(page, /kind=conversion/);
    await expect.poll(() => page.getByRole("region", { name: "History" }).getByRole("listitem").count()).toBe(1);
    const download = page.waitForEvent("download");
    await page.getByRole("link", { name: "Export CSV" }).click();
    const table = await readFile(await (await download).path(), "utf8");
    expect(table.split("\r\n")).toEqual([
      "date,kind,amount,balance,currency,order,purchase,note",
      expect.stringContaining(",conversion,2,"),
      "",
    ]);
  });

  it("takes a transfer, which waits for the shop", async () => {
    const page = await shop.visit("/my-wallet", { as: SHOPPER });
    const before = await balance(page);
    await page.locator('[name="method"][value="offline"]').check();
    await page.getByLabel("Amount in USD").fill("30");
    await page.getByLabel(/^Note/).fill("Transfer 7-001");
    await page.getByRole("button", { name: "Top up wallet" }).click();
    const row = page.getByRole("listitem").filter({ hasText: "Transfer 7-001" });
    await row.getByText("Waiting for confirmation").waitFor();
    await expect.poll(() => balance(page)).toBe(before);
  });

  it("is accessible in Arabic on a phone", async () => {
    const page = await shop.visit("/ar/my-wallet", { as: SHOPPER, ...ON_PHONE });
    await expectFitsPhone(page);
  });
});

describe("points", () => {
  it("are turned into money in the wallet", async () => {
    const page = await shop.visit("/my-rewards", { as: SHOPPER });
    await expect.poll(() => page.title()).toBe("Reward · Souk");
    await expectAccessibleInBothThemes(page);
    const points = page.getByLabel("Points", { exact: true });
    await points.fill("99");
    await page.getByRole("button", { name: "Convert to wallet credit" }).click();
    await page.getByText("Enter 100 or more.").waitFor();
    await points.fill("100");
    const answer = page.waitForResponse((response) => response.url().endsWith("/user/convert-reward"));
    await page.getByRole("button", { name: "Convert to wallet credit" }).click();
    expect((await answer).status()).toBe(200);
    await page.getByRole("link", { name: "Go to wallet" }).click();
    await page.getByText("Points converted").first().waitFor();
    expectNoFaults(page);
  });

  it("are accessible in Arabic on a phone", async () => {
    const page = await shop.visit("/ar/my-rewards", { as: SHOPPER, ...ON_PHONE });
    await expectFitsPhone(page);
  });
});
