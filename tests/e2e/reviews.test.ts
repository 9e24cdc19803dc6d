import { afterAll, beforeAll, expect, it } from "vitest";
import type { Client } from "#tests/support/client.ts";
import { SELLER, SHOPPER, signIn } from "./accounts.ts";
import {
  expectAccessibleInBothThemes,
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
const ADDRESS = {
  name: "Sam Carter",
  line_1: "418 Alder Street",
  city: "Portland",
  state: "Oregon",
  postal_code: "97205",
  country_code: "US",
};

let shop: JourneyShop;
let bought: { code: string; slug: string };

beforeAll(async () => {
  shop = await openJourneyShop();
  bought = await deliverOrder(await signIn(shop.server.url, SHOPPER), await signIn(shop.server.url, SELLER));
});
afterAll(() => shop?.close());

type Order = { order: { purchase: { orders: { shop: { slug: string } }[] } } };
type Listed = { id: number; slug: string; has_variant: boolean; minimum_order_quantity: number };

/** The shopper has got something of the seller's. */
async function deliverOrder(shopper: Client, seller: Client): Promise<{ code: string; slug: string }> {
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
    shipping_address: ADDRESS,
    terms_accepted: true,
  });
  await shopper.post("user/complete-order", { trx_id: trxId, payment_type: "cash_on_delivery" });
  const { html } = await shopper.page(`order-confirmation?trx_id=${trxId}`);
  const code = /SK-[0-9A-Z]{4}-[0-9A-Z]{4}/.exec(html)![0];
  await seller.post(`seller/orders/${code}/confirm`);
  const packed = await seller.post<{ order: { parcels: { id: number }[] } }>(`seller/orders/${code}/parcels`);
  const parcel = packed.body.order.parcels[0]!.id;
  await seller.post(`seller/parcels/${parcel}/hand-over`);
  expect((await seller.post(`seller/parcels/${parcel}/deliver`)).status).toBe(200);
  return { code, slug: plain.slug };
}

it("what has arrived is reviewed with a picture, answered, found helpful and reported", async () => {
  const shopper = await shop.visit(`/user/order-history/${bought.code}`, { as: SHOPPER });
  await shopper.getByRole("button", { name: "Write a review" }).click();
  const dialog = shopper.getByRole("dialog");
  await dialog.getByRole("button", { name: "Post review" }).click();
  await dialog.getByText("Choose one to five stars.").waitFor();
  await dialog.getByText("Your rating").waitFor();
  await dialog.getByRole("radio", { name: /Good/ }).check({ force: true });
  await dialog.getByLabel("Title").fill("Worth the wait");
  await dialog.getByLabel("Your review").fill("<b>Solid</b> and warm.");
  await dialog.getByLabel("Add pictures").setInputFiles({ name: "it.png", mimeType: "image/png", buffer: PIXEL });
  await dialog.getByRole("img", { name: "Picture 1" }).waitFor();
  await expectAccessibleInBothThemes(shopper);
  await dialog.getByRole("button", { name: "Post review" }).click();
  await shopper.getByRole("button", { name: "Edit review" }).waitFor();

  const seller = await shop.visit(`/product/${bought.slug}`, { as: SELLER, ...ON_PHONE });
  const reviews = seller.locator("#reviews");
  await reviews.scrollIntoViewIfNeeded();
  await reviews.getByLabel("Sort by").waitFor();
  const written = reviews.getByRole("article").filter({ hasText: "Worth the wait" });
  await written.getByText("<b>Solid</b> and warm.").waitFor();
  await written.getByText("Verified purchase").waitFor();
  await written.getByRole("button", { name: "Helpful" }).click();
  await written.getByRole("button", { name: "Helpful (1)", pressed: true }).waitFor();
  await written.getByRole("button", { name: "Reply" }).click();
  await written.getByLabel("Your reply").fill("Thank you, Sam.");
  await written.locator("form").getByRole("button", { name: "Reply" }).click();
  await written.getByText("Thank you, Sam.").waitFor();
  await written.getByRole("button", { name: "Report" }).first().click();
  await seller.getByLabel("What's wrong with it?").selectOption("untrue");
  await seller.getByRole("button", { name: "Send report" }).click();
  await expect.poll(() => seller.getByRole("dialog").count()).toBe(0);
  await expectAccessibleInBothThemes(seller);
  await seller.goto(shop.at("/seller/reviews"));
  await untilHydrated(seller);
  await seller.getByRole("table", { name: "Reviews" }).waitFor();
  await expectAccessibleInBothThemes(seller);
  for (const page of [shopper, seller]) expectNoFaults(page);
});
