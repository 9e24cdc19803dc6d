import { describe, expect, it } from "vitest";
import { arrive, expectNoFaults, ownE2eShop, untilHydrated } from "./browser.ts";
import { fillCheckout, findGoods, order, orderCodes, putIntoCart } from "./shopping.ts";

const shop = ownE2eShop({ environment: { APP_PATH: "/shop/" } });

describe("the shop below another path", () => {
  it("asks for nothing outside of it, from the home screen to the confirmation", async () => {
    const goods = await findGoods(shop, 1);
    const page = await shop.visit("/");
    const outside: string[] = [];
    page.on("request", (request) => {
      const { protocol, pathname } = new URL(request.url());
      if (protocol === "http:" && !pathname.startsWith("/shop/")) outside.push(pathname);
    });
    page.on("response", (response) => {
      if (response.status() >= 400) outside.push(`${response.status()} ${response.url()}`);
    });
    await page.reload();
    await untilHydrated(page);
    await expect.poll(() => page.locator("#app_path").inputValue()).toBe("/shop/");
    await putIntoCart(shop, page, goods);
    await shop.go(page, "/cart");
    await page.getByRole("link", { name: "Continue to checkout" }).click();
    await arrive(page, /\/shop\/checkout$/);
    await fillCheckout(page, "cash_on_delivery");
    await order(page);
    await arrive(page, /\/shop\/order-confirmation\?trx_id=/);
    await expect.poll(() => orderCodes(page)).toHaveLength(1);
    expect(outside).toEqual([]);
    expectNoFaults(page);
  });

  it("leads from a screen that needs an account to the login of the same path, in each language", async () => {
    const page = await shop.visit("/ar/cart");
    await expect.poll(() => page.locator("html").getAttribute("dir")).toBe("rtl");
    const links = await page
      .locator("a[href^='/']")
      .evaluateAll((all) => all.map((link) => link.getAttribute("href")!));
    expect(links.length).toBeGreaterThan(10);
    expect(links.filter((link) => !link.startsWith("/shop"))).toEqual([]);
    expectNoFaults(page);
  });
});
