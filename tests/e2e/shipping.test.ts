import { describe, expect, it } from "vitest";
import { SELLER } from "./accounts.ts";
import { arrive, expectAccessibleInBothThemes, expectNoFaults, takeOverE2eShop, untilHydrated } from "./browser.ts";
import { ADDRESS, order, putIntoCart, type Goods } from "./shopping.ts";

const shop = takeOverE2eShop();

type Listed = { id: number; slug: string; name: string; has_variant: boolean; is_digital: boolean };

/** Something of the shop with pick-up points that is paid at the door. */
async function findPotteryGoods(): Promise<Goods> {
  const read = async <Answer>(path: string) => (await (await fetch(shop.at(path))).json()) as Answer;
  const { products } = await read<{ products: { data: (Listed & { minimum_order_quantity: number })[] } }>(
    "/home/filtered_products?type=shop&slug=hearth-and-clay&in_stock=1&per_page=60",
  );
  for (const { id, slug, name, has_variant: hasVariant, is_digital: isDigital, ...rest } of products.data) {
    if (hasVariant || isDigital || rest.minimum_order_quantity !== 1) continue;
    const { product } = await read<{ product: { is_cash_on_delivery_allowed: boolean } }>(
      `/home/product-details/${slug}`,
    );
    if (product.is_cash_on_delivery_allowed) return { id, slug, name, shopName: "Hearth & Clay" };
  }
  throw new Error("The demo shop has nothing to pick up.");
}

describe("a shopper who picks up", () => {
  it("goes back and forward without losing anything, and finds the pick-up point on confirmation, tracking and invoice", async () => {
    const page = await shop.visit("/");
    await putIntoCart(shop, page, [await findPotteryGoods()]);
    await shop.go(page, "/checkout");
    const form = page.locator("main form");
    const field = (name: string) => form.locator(`[name="${name}"]`);
    for (const [name, value] of Object.entries(ADDRESS)) await field(name).fill(value);
    await form.locator('select[name="shipping_address.state"]').selectOption("Texas");
    await form.getByText("Pick up").first().click();
    await expect.poll(() => form.locator('[value^="pickup-"]').first().isChecked()).toBe(true);
    await form.getByText("Add a note for the shop").click();
    await form.getByText("Buying for a company?").click();
    await field("vat_number").fill("DE123456789");
    await form.getByLabel("Note for Hearth & Clay").fill("I come on Friday");
    await form.locator('[name="payment_type"][value="cash_on_delivery"]').check();
    await expect.poll(() => form.getByRole("heading", { name: "Billing address" }).count()).toBe(1);
    await expectAccessibleInBothThemes(page);

    await page.goto(shop.at("/cart"));
    await page.goBack();
    await untilHydrated(page);
    await expect.poll(() => form.locator('[value^="pickup-"]').first().isChecked()).toBe(true);
    for (const [name, value] of Object.entries(ADDRESS)) await expect.poll(() => field(name).inputValue()).toBe(value);
    await expect.poll(() => field("shipping_address.state").inputValue()).toBe("Texas");
    await expect.poll(() => form.getByLabel("Note for Hearth & Clay").inputValue()).toBe("I come on Friday");
    await expect.poll(() => form.locator('[name="payment_type"][value="cash_on_delivery"]').isChecked()).toBe(true);

    await field("terms_accepted").check();
    await order(page);
    await arrive(page, /\/order-confirmation\?trx_id=/);
    await page.getByText("Rua de Miragaia 114").waitFor();
    await expectAccessibleInBothThemes(page);
    await page.getByRole("main").getByRole("link", { name: "Track order" }).click();
    await arrive(page, /\/track-order\?/);
    await page.getByText("Rua de Miragaia 114").waitFor();
    await page.goBack();
    await arrive(page, /\/order-confirmation\?trx_id=/);
    await page.getByRole("link", { name: "Invoice", exact: true }).first().click();
    await arrive(page, /\/get-invoice\//);
    await page.getByText("Rua de Miragaia 114").waitFor();
    expectNoFaults(page);
  });
});

describe("a seller", () => {
  it("makes a zone and a delivery for it, is shown that steps are in the wrong order, and adds a pick-up point", async () => {
    const page = await shop.visit("/seller/shipping", { as: SELLER });
    const main = page.getByRole("main");
    const dialog = page.getByRole("dialog");
    await expect.poll(() => page.title()).toMatch(/^Shipping · /);
    await expectAccessibleInBothThemes(page);
    await main.getByRole("button", { name: "Add zone" }).click();
    await dialog.getByLabel("Zone name").fill("Minho");
    await dialog.getByLabel("Country").selectOption("PT");
    await dialog.getByLabel("City").fill("Braga");
    await dialog.getByRole("button", { name: "Save" }).click();
    await main.getByText("Braga, Portugal").waitFor();

    await main.getByRole("button", { name: "Add shipping method" }).click();
    await dialog.getByLabel("Name customers see").fill("Post");
    await dialog.getByLabel("Method").selectOption("invoice_base");
    await dialog.locator('[name="price"]').fill("7.90");
    await dialog.getByRole("button", { name: "Add tier" }).click();
    for (const [index, [from, price]] of [
      ["20", "4"],
      ["10", "2"],
    ].entries()) {
      await dialog.locator('[name="step_from"]').nth(index).fill(from!);
      await dialog.locator('[name="step_price"]').nth(index).fill(price!);
    }
    await dialog.getByRole("button", { name: "Save" }).click();
    await dialog.getByText("Each tier must start above the one before it.").waitFor();
    await expectAccessibleInBothThemes(page);
    await dialog.locator('[name="step_from"]').nth(1).fill("50");
    await dialog.getByRole("button", { name: "Save" }).click();
    await main.getByText(/from .\$50\.00.: .\$2\.00/).waitFor();

    await main.getByRole("button", { name: "Add pickup point" }).click();
    await dialog.getByLabel("Pickup point name").fill("Kiosk");
    await dialog.getByLabel("Street address").fill("Neue Gasse 1");
    await dialog.getByLabel("City").fill("Munich");
    await dialog.getByLabel("State").fill("Bavaria");
    await dialog.getByLabel("Postal code").fill("80331");
    await dialog.getByLabel("Country").selectOption("DE");
    await dialog.getByLabel("Opening hours").fill("Mon 9 to 17");
    await dialog.getByRole("button", { name: "Save" }).click();
    await main.getByText("Neue Gasse 1").waitFor();
    await expectAccessibleInBothThemes(page);
  });
});
