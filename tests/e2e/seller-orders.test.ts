import { describe, expect, it } from "vitest";
import { SELLER, SHOPPER } from "./accounts.ts";
import { expectAccessibleInBothThemes, expectFitsPhone, expectNoFaults, ON_PHONE, takeOverE2eShop } from "./browser.ts";

const shop = takeOverE2eShop();

describe("a seller", () => {
  it("confirms a new order, sends it in a parcel, and sees it delivered", async () => {
    const page = await shop.visit("/seller", { as: SELLER });
    const main = page.getByRole("main");
    await expect.poll(() => page.title()).toBe("Hearth & Clay · Your shop · Souk");
    await expectAccessibleInBothThemes(page);
    await main.getByRole("list", { name: "To confirm" }).getByRole("link").first().click();
    await main.getByRole("button", { name: "Confirm order" }).click();
    await main.getByRole("button", { name: "Pack a shipment" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Carrier", { exact: true }).selectOption("ups");
    await dialog.getByLabel("Tracking number").fill("1Z999AA10123456784");
    await dialog.getByRole("button", { name: "Pack" }).click();
    await main.getByRole("button", { name: "Mark as shipped" }).click();
    const link = main.getByRole("link", { name: /^Track shipment/ });
    await expect.poll(() => link.getAttribute("href")).toBe("https://www.ups.com/track?tracknum=1Z999AA10123456784");
    await expectAccessibleInBothThemes(page);
    await main.getByRole("button", { name: "Mark as delivered" }).click();
    await main.getByText("Delivered", { exact: true }).first().waitFor();
    await main.getByRole("button", { name: "Refund" }).click();
    await dialog.getByLabel("Amount in USD").fill("1.00");
    await dialog.getByLabel("Reason").fill("A chip in the glaze");
    await dialog.getByRole("button", { name: "Refund" }).click();
    await main.getByText("Partially refunded", { exact: true }).first().waitFor();
    await main.getByRole("link", { name: "Packing slip" }).click();
    await main.getByRole("table").waitFor();
    await expect.poll(() => main.getByText("$").count()).toBe(0);
    await expectAccessibleInBothThemes(page);
  });

  it("finds an order, and cancels it only with a reason", async () => {
    const page = await shop.visit("/seller/orders?state=to_send", { as: SELLER });
    const main = page.getByRole("main");
    await expectAccessibleInBothThemes(page);
    await main.getByRole("table", { name: "Orders" }).getByRole("rowheader").first().getByRole("link").click();
    await main.getByRole("button", { name: "Cancel order" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: "Cancel order" }).click();
    await dialog.getByText("This field is required.").waitFor();
    await expectAccessibleInBothThemes(page);
    await dialog.getByLabel("Reason (the customer will see this)").fill("The kiln broke.");
    await dialog.getByRole("button", { name: "Cancel order" }).click();
    await main.getByText("Canceled", { exact: true }).first().waitFor();
    expectNoFaults(page);
  });

  it("has accessible screens in Arabic on a phone", async () => {
    const page = await shop.visit("/ar/seller/orders", { as: SELLER, ...ON_PHONE });
    await expectFitsPhone(page);
    await shop.go(page, "/ar/seller");
    await expectFitsPhone(page);
  });
});

describe("who has no shop", () => {
  it("finds no seller's screens, and a guest is asked to sign in", async () => {
    const page = await shop.visit("/user/dashboard", { as: SHOPPER });
    expect((await page.goto(shop.at("/seller")))!.status()).toBe(404);
    const guest = await shop.visit("/seller/orders");
    expect(new URL(guest.url()).pathname).toBe("/login");
  });
});
