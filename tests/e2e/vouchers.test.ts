import { describe, expect, it } from "vitest";
import { SHOPPER, STAFF } from "./accounts.ts";
import {
  arrive,
  expectAccessibleInBothThemes,
  expectFitsPhone,
  expectNoFaults,
  ON_PHONE,
  takeOverE2eShop,
} from "./browser.ts";
import { linkTo } from "./mails.ts";
import { fillCheckout, findGoods, order, putIntoCart, untilPaid } from "./shopping.ts";

const RECIPIENT = "granny.ruth@souk.example";

const shop = takeOverE2eShop();
let code = "";

describe("a gift voucher", () => {
  it("is bought for someone, paid at the provider, and mailed with its code", async () => {
    const page = await shop.visit("/user/gift-voucher", { as: SHOPPER });
    await expect.poll(() => page.title()).toBe("Gift Voucher · Souk");
    await expectAccessibleInBothThemes(page);
    const form = page.getByRole("form", { name: "Send a gift voucher" });
    await form.getByRole("radio", { name: "Happy birthday" }).check({ force: true });
    await form.getByLabel("Amount in USD").fill("1");
    await form.getByLabel("Who is it for?").fill("Granny Ruth");
    await form.getByLabel("Recipient's email address").fill(RECIPIENT);
    await form.locator('[name="method"][value="sandbox"]').check();
    await form.getByRole("button", { name: "Buy voucher" }).click();
    await form.getByText(/or more\./).waitFor();
    await form.getByLabel("Amount in USD").fill("5");
    await form.getByRole("button", { name: "Buy voucher" }).click();
    await arrive(page, /\/sandbox\/pay\//);
    await page.getByRole("button", { name: "Pay" }).click();
    await arrive(page, /\/user\/gift-voucher\?bought=paid/);
    const bought = page.getByRole("region", { name: "Vouchers you bought" }).getByRole("listitem").first();
    await bought.getByText("For Granny Ruth").waitFor();
    code = await linkTo(shop, RECIPIENT, /(?:[A-Z2-9]{4}-){3}[A-Z2-9]{4}/);
    await expect.poll(() => bought.innerText()).toContain(code.slice(-4));
    await expect.poll(() => page.content()).not.toContain(code);
    expectNoFaults(page);
  });

  it("pays a part at the checkout, and the provider the rest", async () => {
    const page = await shop.visit("/");
    const [goods] = await findGoods(shop, 1);
    await putIntoCart(shop, page, [goods!]);
    await shop.go(page, "/checkout");
    const field = page.getByLabel("Gift voucher code");
    await field.fill("AAAA-BBBB-CCCC-DDDD");
    await page.getByRole("button", { name: "Apply voucher" }).click();
    await page.getByText("We couldn't find this voucher code. Check it and try again.").waitFor();
    await field.fill(code);
    await field.press("Enter");
    await page.getByText("Your voucher covers $5.00").waitFor();
    await expect.poll(() => page.locator('[name="payment_type"][value="cash_on_delivery"]').count()).toBe(0);
    await expectAccessibleInBothThemes(page);
    await fillCheckout(page, "sandbox");
    await order(page);
    await arrive(page, /\/sandbox\/pay\//);
    await page.getByRole("button", { name: "Pay" }).click();
    await untilPaid(page);
    expectNoFaults(page);
  });

  it("is accessible in Arabic on a phone, and says when nothing is left on it", async () => {
    const page = await shop.visit("/ar/user/gift-voucher", { as: SHOPPER, ...ON_PHONE });
    await expectFitsPhone(page);
    await page.locator('form [name="code"]').fill(code);
    await page.locator('form [name="code"]').press("Enter");
    await page.getByText("لم يبقَ شيء على هذه القسيمة.").waitFor();
  });

  it("is found by staff, who cancel an unused one", async () => {
    const page = await shop.visit("/admin/vouchers", { as: STAFF });
    await expectAccessibleInBothThemes(page);
    const list = page.getByRole("table", { name: "Gift vouchers" });
    await list.getByRole("row").filter({ hasText: "Granny Ruth" }).getByText("Used", { exact: true }).waitFor();
    const search = page.getByRole("main").getByRole("searchbox");
    await search.fill("noor@souk.example");
    await search.press("Enter");
    await expect.poll(() => list.getByRole("row").count()).toBe(2);
    await list.getByRole("button", { name: "Revoke" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Reason").fill("Bought by mistake");
    await dialog.getByRole("button", { name: "Revoke" }).click();
    await list.getByText("Canceled", { exact: true }).waitFor();
    expectNoFaults(page);
  });
});
