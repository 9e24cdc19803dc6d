import { beforeAll, describe, expect, it } from "vitest";
import { SHOPPER, signIn } from "./accounts.ts";
import {
  arrive,
  expectAccessibleInBothThemes,
  expectFitsPhone,
  expectNoFaults,
  ON_PHONE,
  takeOverE2eShop,
  untilHydrated,
} from "./browser.ts";
import { placeOrder } from "./placed-orders.ts";
import { findGoods } from "./shopping.ts";

const shop = takeOverE2eShop();
/** Of what the shopper has ordered, and the shop has not begun with. */
let code: string;

beforeAll(async () => {
  const [goods] = await findGoods(shop, 1);
  code = await placeOrder(await signIn(shop.server.url, SHOPPER), goods!.id, SHOPPER);
});

describe("the order history", () => {
  it("filters by state and code, in the URL, and links to each order", async () => {
    const page = await shop.visit("/user/order-history", { as: SHOPPER });
    await expect.poll(() => page.title()).toBe("Order History · Souk");
    await expectAccessibleInBothThemes(page);
    const main = page.getByRole("main");
    await main.getByRole("link", { name: "Delivered", exact: true }).click();
    await arrive(page, /state=delivered/);
    await main.getByLabel("Search your orders").fill("nothing like that");
    await main.getByRole("button", { name: "Search" }).click();
    await main.getByText("No matching orders").waitFor();
    expect(new URL(page.url()).searchParams.get("state")).toBe("delivered");
    await main.getByRole("link", { name: "All orders" }).last().click();
    await arrive(page, (url) => !url.searchParams.has("state"));
    await main.getByLabel("Search your orders").fill(code.toLowerCase());
    await main.getByRole("button", { name: "Search" }).click();
    await main.getByRole("link", { name: `Order ${code}` }).click();
    await arrive(page, `**/user/order-history/${code}`);
    expectNoFaults(page);
  });

  it("adds bought products to the cart again", async () => {
    const page = await shop.visit("/user/order-history", { as: SHOPPER });
    await page.getByRole("main").getByRole("button", { name: "Buy again" }).first().click();
    await arrive(page, "**/cart");
    await page.getByRole("main").getByText("Subtotal").first().waitFor();
    expectNoFaults(page);
  });

  it("is accessible in Arabic on a phone", async () => {
    const page = await shop.visit("/ar/user/order-history", { as: SHOPPER, ...ON_PHONE });
    await expectFitsPhone(page);
  });
});

describe("an order", () => {
  it("shows its status, sends a message to the shop, and is canceled", async () => {
    const page = await shop.visit(`/user/order-history/${code}`, { as: SHOPPER });
    await expect.poll(() => page.title()).toBe(`${code} · Order History · Souk`);
    await untilHydrated(page);
    const main = page.getByRole("main");
    await main.getByLabel(/^Message /).fill("Could you wrap it?\nIt is a present.");
    await main.getByRole("button", { name: "Send" }).click();
    await main.getByRole("listitem").filter({ hasText: "It is a present." }).waitFor();
    await expect.poll(() => main.getByLabel(/^Message /).inputValue()).toBe("");
    await expectAccessibleInBothThemes(page);
    await main.getByRole("button", { name: "Cancel order" }).click();
    const dialog = page.getByRole("dialog", { name: "Cancel this order?" });
    await expectAccessibleInBothThemes(page);
    await dialog.getByLabel("Reason").fill("Ordered twice");
    await dialog.getByRole("button", { name: "Cancel order" }).click();
    await expect.poll(() => main.getByText("Canceled", { exact: true }).count()).toBeGreaterThan(0);
    await expect.poll(() => main.getByRole("button", { name: "Cancel order" }).count()).toBe(0);
    expectNoFaults(page);
  });

  it("is accessible in Arabic on a phone, and not found for others", async () => {
    const page = await shop.visit(`/ar/user/order-history/${code}`, { as: SHOPPER, ...ON_PHONE });
    await expectFitsPhone(page);
    const missing = await page.goto(shop.at("/user/order-history/SK-0000-0000"));
    expect(missing!.status()).toBe(404);
  });
});
