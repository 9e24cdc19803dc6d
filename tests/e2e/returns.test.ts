import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Client } from "#tests/support/client.ts";
import { SELLER, SHOPPER, signIn } from "./accounts.ts";
import {
  arrive,
  expectAccessibleInBothThemes,
  expectFitsWidth,
  expectNoFaults,
  type JourneyShop,
  ON_PHONE,
  openJourneyShop,
  untilHydrated,
} from "./browser.ts";

const PIXEL = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

let shop: JourneyShop;
let seller: Client;
let code: string;

beforeAll(async () => {
  shop = await openJourneyShop();
  seller = await signIn(shop.server.url, SELLER);
  code = await deliverOrder(await signIn(shop.server.url, SHOPPER));
});
afterAll(() => shop?.close());

type Order = { order: { purchase: { orders: { shop: { slug: string } }[] } } };
type Listed = { id: number; has_variant: boolean; is_digital: boolean; minimum_order_quantity: number };

/** The shopper has got something of the seller's and paid it at the door. */
async function deliverOrder(shopper: Client): Promise<string> {
  const { body: list } = await seller.get<{ orders: { data: { code: string }[] } }>("seller/orders");
  const { body: first } = await seller.get<Order>(`seller/orders/${list.orders.data[0]!.code}`);
  const { slug } = first.order.purchase.orders[0]!.shop;
  const { body } = await shopper.get<{ products: { data: Listed[] } }>(
    `home/filtered_products?type=shop&slug=${slug}&in_stock=1&per_page=60`,
  );
  const plain = body.products.data.find((each) => !each.has_variant && each.minimum_order_quantity === 1)!;
  const added = await shopper.post<{ trx_id: string }>("user/addToCart", { product_id: plain.id, is_buy_now: 1 });
  const trxId = added.body.trx_id;
  await shopper.post("user/confirm-order", {
    trx_id: trxId,
    email: SHOPPER,
    shipping_address: {
      name: "Sam Carter",
      line_1: "418 Alder Street",
      city: "Portland",
      state: "Oregon",
      postal_code: "97205",
      country_code: "US",
    },
    terms_accepted: true,
  });
  await shopper.post("user/complete-order", { trx_id: trxId, payment_type: "cash_on_delivery" });
  const { html } = await shopper.page(`order-confirmation?trx_id=${trxId}`);
  const placed = /SK-[0-9A-Z]{4}-[0-9A-Z]{4}/.exec(html)![0];
  await seller.post(`seller/orders/${placed}/confirm`);
  const packed = await seller.post<{ order: { parcels: { id: number }[] } }>(`seller/orders/${placed}/parcels`);
  const parcel = packed.body.order.parcels[0]!.id;
  await seller.post(`seller/parcels/${parcel}/hand-over`);
  const delivered = await seller.post(`seller/parcels/${parcel}/deliver`);
  expect(delivered.status).toBe(200);
  return placed;
}

describe("what has arrived", () => {
  it("is sent back with a picture, approved, received and refunded, to its credit note", async () => {
    const shopper = await shop.visit(`/user/order-history/${code}`, { as: SHOPPER });
    const main = shopper.getByRole("main");
    await main.getByRole("link", { name: "Start a return" }).click();
    await main.getByRole("heading", { name: "Why are you returning it?" }).waitFor();
    await main.getByRole("button", { name: /^Send request/ }).click();
    await main.getByText("Choose a reason.").waitFor();
    await main.getByLabel("Reason").selectOption("damaged");
    await main.getByLabel(/^Anything/).fill("The rim is chipped.");
    await main.getByLabel("Add pictures").setInputFiles({ name: "rim.png", mimeType: "image/png", buffer: PIXEL });
    await main.getByRole("img", { name: "Picture 1" }).waitFor();
    await expectAccessibleInBothThemes(shopper);
    await main.getByRole("button", { name: /^Send request/ }).click();
    await main.getByText("The rim is chipped.").waitFor();
    await expectAccessibleInBothThemes(shopper);

    const owner = await shop.visit("/seller/returns", { as: SELLER });
    const desk = owner.getByRole("main");
    await expectAccessibleInBothThemes(owner);
    const row = desk.getByRole("table", { name: "Returns" }).getByRole("row").filter({ hasText: "It arrived damaged" });
    await row.first().getByRole("rowheader").getByRole("link").click();
    await desk.getByText(code).waitFor();
    await desk.getByRole("button", { name: "Approve", exact: true }).click();
    const dialog = owner.getByRole("dialog");
    await dialog.getByLabel(/^Where and how/).fill("To the kiln, please.");
    await expectAccessibleInBothThemes(owner);
    await dialog.getByRole("button", { name: "Approve", exact: true }).click();
    await desk.getByRole("button", { name: "Mark as received" }).click();
    await dialog.getByRole("checkbox").check();
    await dialog.getByRole("button", { name: "Mark as received" }).click();
    await desk.getByRole("button", { name: "Refund" }).click();
    await dialog.getByRole("button", { name: "Refund" }).click();
    await desk.getByText("Refund for a return").waitFor();
    await expectAccessibleInBothThemes(owner);
    expectNoFaults(owner);

    await shopper.reload();
    await untilHydrated(shopper);
    await main.getByText(/was refunded to the wallet\./).waitFor();
    await main.getByRole("region", { name: "Returns" }).getByRole("link", { name: /^CN-/ }).click();
    await arrive(shopper, /\/credit-note\/CN-\d+-\d{6}$/);
    expectNoFaults(shopper);
  });

  it("cannot be sent back twice", async () => {
    const page = await shop.visit(`/user/order-history/${code}/return`, { as: SHOPPER });
    await page.getByRole("heading", { name: "Nothing in this order can be returned" }).waitFor();
    await expectAccessibleInBothThemes(page);
    expectNoFaults(page);
  });
});

it.each(["/ar/seller/returns?state=all", "/ar/user/order-history"])("%s fits a phone in Arabic", async (path) => {
  const email = path.includes("seller") ? SELLER : SHOPPER;
  const page = await shop.visit(path, { as: email, ...ON_PHONE, theme: "dark" });
  await expectFitsWidth(page);
  await expectAccessibleInBothThemes(page);
  expectNoFaults(page);
});
