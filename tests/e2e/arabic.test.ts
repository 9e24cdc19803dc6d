import { describe, expect, it } from "vitest";
import { arrive, expectAccessibleInBothThemes, shareE2eShop } from "./browser.ts";
import { fillCheckout, findGoods, order, orderCodes, putIntoCart, say } from "./shopping.ts";

const shop = shareE2eShop();

describe("the shop in Arabic", () => {
  it("is read from right to left all the way from the product to the invoice", async () => {
    const goods = await findGoods(shop, 2);
    const page = await shop.visit("/ar/products");
    await putIntoCart(shop, page, goods, "/ar");

    await shop.go(page, "/ar/cart");
    await expect.poll(() => page.locator("html").getAttribute("dir")).toBe("rtl");
    await expect.poll(() => page.title()).toContain(say("Cart", "/ar"));
    await expectAccessibleInBothThemes(page);
    await page.getByRole("link", { name: say("Continue to checkout", "/ar") }).click();
    await arrive(page, /\/ar\/checkout$/);

    await fillCheckout(page, "cash_on_delivery", "layla@example.com");
    await expectAccessibleInBothThemes(page);
    const summary = await page.getByRole("complementary").first().boundingBox();
    const fields = await page.locator('[name="shipping_address.name"]').boundingBox();
    expect(summary!.x).toBeLessThan(fields!.x);
    await order(page);

    await arrive(page, /\/ar\/order-confirmation\?trx_id=/);
    await expect
      .poll(() => page.getByRole("heading", { level: 1 }).innerText())
      .toBe(say("Thank you for your order", "/ar"));
    const codes = await orderCodes(page);
    expect(codes).toHaveLength(2);
    await expectAccessibleInBothThemes(page);

    const trxId = new URL(page.url()).searchParams.get("trx_id")!;
    await shop.go(page, `/ar/invoice/${trxId}`);
    for (const code of codes) await page.getByText(code).first().waitFor();
    await expectAccessibleInBothThemes(page);
  });
});
