import { expect } from "vitest";
import type { Client } from "#tests/support/client.ts";
import { SELLER, SHOPPER, signIn } from "./accounts.ts";
import type { E2eShop } from "./browser.ts";

type Listed = { id: number; slug: string; has_variant: boolean; minimum_order_quantity: number };

/** Orders one of a product, to be paid at the door. */
export async function placeOrder(client: Client, productId: number, email: string): Promise<string> {
  const added = await client.post<{ trx_id: string }>("user/addToCart", { product_id: productId, is_buy_now: 1 });
  const { trx_id } = added.body;
  const confirmed = await client.post("user/confirm-order", {
    trx_id,
    email,
    phone: "+1 555 010 9988",
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
  expect(confirmed.status).toBe(200);
  const placed = await client.post("user/complete-order", { trx_id, payment_type: "cash_on_delivery" });
  expect(placed.status).toBe(200);
  const { html } = await client.page(`order-confirmation?trx_id=${trx_id}`);
  return /SK-[0-9A-Z]{4}-[0-9A-Z]{4}/.exec(html)![0];
}

/** The demo's shopper has got something of the demo's seller and paid it at the door. */
export async function deliverOrder({ server }: E2eShop): Promise<{ code: string; slug: string }> {
  const [shopper, seller] = [await signIn(server.url, SHOPPER), await signIn(server.url, SELLER)];
  const { body } = await shopper.get<{ products: { data: Listed[] } }>(
    "home/filtered_products?type=shop&slug=hearth-and-clay&in_stock=1&per_page=60",
  );
  const plain = body.products.data.find((each) => !each.has_variant && each.minimum_order_quantity === 1)!;
  const code = await placeOrder(shopper, plain.id, SHOPPER);
  await seller.post(`seller/orders/${code}/confirm`);
  const packed = await seller.post<{ order: { parcels: { id: number }[] } }>(`seller/orders/${code}/parcels`);
  const parcel = packed.body.order.parcels[0]!.id;
  await seller.post(`seller/parcels/${parcel}/hand-over`);
  expect((await seller.post(`seller/parcels/${parcel}/deliver`)).status).toBe(200);
  return { code, slug: plain.slug };
}
