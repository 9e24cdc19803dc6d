import { beforeAll, describe, expect, it } from "vitest";
import { coupons } from "#db/schema/coupon.ts";
import { arrive, expectAccessibleInBothThemes, ownE2eShop } from "./browser.ts";
import { fillCheckout, findGoods, type Goods, order, putIntoCart, say } from "./shopping.ts";

const CODE = "MARKET3";
const MIN_UNITS = 5;

const FOR_CUSTOMERS = "ONCEEACH";

const shop = ownE2eShop({
  change: async (db) => {
    await db.insert(coupons).values({
      code: FOR_CUSTOMERS,
      shopId: null,
      title: "Once for each of you",
      kind: "invoice_base",
      discountKind: "flat",
      amountMinor: 100,
      maximumUsesPerCustomer: 1,
      startsAt: new Date(Date.now() - 60_000),
      endsAt: new Date(Date.now() + 86_400_000),
    });
  },
});
let goods: Goods;

beforeAll(async () => {
  [goods] = (await findGoods(shop, 1)) as [Goods];
});

describe("a guest with a coupon", () => {
  it("types a code, is shown why another one is refused, removes the code, and buys with it", async () => {
    const page = await shop.visit("/");
    await putIntoCart(shop, page, [goods]);
    await shop.go(page, "/cart");
    await page.getByText("Add a coupon code").click();
    const field = page.getByLabel("Coupon code");
    const more = page.getByRole("main").getByRole("button", { name: "Increase quantity" }).first();
    const quantity = page.getByRole("main").getByRole("textbox", { name: "Quantity" }).first();
    for (let units = 2; units <= MIN_UNITS; units += 1) {
      await more.click();
      await expect.poll(() => quantity.inputValue()).toBe(String(units));
    }

    await field.fill("no-such-code");
    await page.getByRole("button", { name: "Apply", exact: true }).click();
    await page.getByText("We couldn't find this code. Check it and try again.").waitFor();
    await expect.poll(() => field.getAttribute("aria-invalid")).toBe("true");

    await field.fill(CODE.toLowerCase());
    await field.press("Enter");
    const chips = page.getByRole("list", { name: "Applied codes" });
    await expect.poll(() => chips.innerText()).toContain(CODE);
    await expect.poll(() => page.getByRole("complementary").last().innerText()).toMatch(/Coupon\s+−\$3\.00/);
    await expectAccessibleInBothThemes(page);

    await page.getByRole("button", { name: `Remove code ${CODE}` }).click();
    await expect.poll(() => chips.count()).toBe(0);
    await page.getByRole("button", { name: `Apply code ${CODE}` }).click();
    await expect.poll(() => chips.count()).toBe(1);

    await page.getByRole("link", { name: "Continue to checkout" }).click();
    await arrive(page, /\/checkout$/);
    await expect.poll(() => chips.innerText()).toContain(CODE);
    await fillCheckout(page, "cash_on_delivery");
    await order(page);
    await arrive(page, /\/order-confirmation\?trx_id=/);
    await expect.poll(() => page.getByRole("main").innerText()).toMatch(/Coupon\s+−\$3\.00/);
  });

  it("signs in for one whose uses are counted for each customer, and comes back to the cart", async () => {
    const page = await shop.visit("/");
    await putIntoCart(shop, page, [goods]);
    await shop.go(page, "/cart");
    const offered = page.getByRole("main").getByRole("listitem").filter({ hasText: FOR_CUSTOMERS });
    await page.getByText("Add a coupon code").click();
    await offered.getByRole("link", { name: "Sign in to use this coupon" }).waitFor();
    await expect.poll(() => offered.getByRole("button").count()).toBe(0);
    const signIn = page.getByRole("link", { name: "Sign in to use this coupon" });
    const before = await signIn.count();
    await page.getByLabel("Coupon code").fill(FOR_CUSTOMERS);
    await page.getByRole("button", { name: "Apply", exact: true }).click();
    await expect.poll(() => signIn.count()).toBe(before + 1);
    await expectAccessibleInBothThemes(page);
    await offered.getByRole("link", { name: "Sign in to use this coupon" }).click();
    await arrive(page, /\/login\?redirect=%2Fcart$/);
  });

  it("reads the same in Arabic", async () => {
    const page = await shop.visit("/ar");
    await putIntoCart(shop, page, [goods], "/ar");
    await shop.go(page, "/ar/cart");
    await page.getByText(say("Add a coupon code", "/ar")).click();
    await page.getByLabel(say("Coupon code", "/ar")).fill("no-such-code");
    await page.getByRole("button", { name: say("Apply", "/ar"), exact: true }).click();
    await page.getByText(say("We couldn't find this code. Check it and try again.", "/ar")).waitFor();
    await expectAccessibleInBothThemes(page);
  });
});
