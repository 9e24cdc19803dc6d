import { describe, expect, test } from "vitest";
import type { Client } from "../support/client.ts";
import { buy, openShop } from "./open-shop.ts";

type Card = {
  code: string;
  fulfilment_status: string;
  customer_name: string;
  units: number;
  total: { amount: number };
};
type Listed = { orders: { data: Card[]; total: number; per_page: number; next_page_url: string | null } };
type Order = {
  order: {
    code: string;
    actions: string[];
    lines: { id: number; quantity: number; open: number; packed: number; sent: number }[];
    parcels: { id: number; state: string; carrier_name: string; tracking_link: string | null }[];
    purchase: { email: string; shipping_address: { name: string }; orders: { fulfilment_status: string }[] };
  };
};

const shop = openShop();
const DEMO_PASSWORD = "souk-demo";

async function openSeller(): Promise<Client> {
  const client = shop.guest();
  expect(await client.post("login", { email: "seller@souk.example", password: DEMO_PASSWORD })).toMatchObject({
    status: 200,
    body: { user: { is_seller: true } },
  });
  return client;
}

/** Something of the seller's shop that can be paid at the door, bought by a guest. */
async function placeOrder(seller: Client): Promise<string> {
  const { body } = await seller.get<Listed>("seller/orders?per_page=1");
  const known = (await seller.get<Order>(`seller/orders/${body.orders.data[0]!.code}`)).body.order;
  const slug = (known.purchase.orders[0] as unknown as { lines: { product_slug: string }[]; shop: { slug: string } })
    .shop.slug;
  const goods = await shop.guest().get<{
    products: {
      data: {
        id: number;
        has_variant: boolean;
        is_digital: boolean;
        current_stock: number;
        minimum_order_quantity: number;
        shop: { slug: string };
      }[];
    };
  }>(`home/filtered_products?type=shop&slug=${slug}&in_stock=1&per_page=60`);
  const fitting = goods.body.products.data.filter(
    (product) =>
      !product.has_variant && !product.is_digital && product.current_stock > 2 && product.minimum_order_quantity === 1,
  );
  for (const product of fitting) {
    const placed = await buy(shop.guest(), [product as never]).catch(() => null);
    if (placed) return placed.codes[0]!;
  }
  throw new Error(`The shop ${slug} has nothing that can be paid at the door`);
}

describe("the orders of a shop", () => {
  test("are listed by pages, by state and by words", async () => {
    const seller = await openSeller();
    const all = (await seller.get<Listed>("seller/orders")).body.orders;
    expect(all.total).toBeGreaterThan(4);
    expect(all.data[0]).toMatchObject({ code: expect.stringMatching(/^SK-/), units: expect.any(Number) });
    const first = (await seller.get<Listed>("seller/orders?per_page=2")).body.orders;
    expect(first.data).toHaveLength(2);
    expect(first.next_page_url).toMatch(/seller\/orders\?per_page=2&page=2$/);
    const delivered = (await seller.get<Listed>("seller/orders?state=delivered")).body.orders;
    expect(new Set(delivered.data.map(({ fulfilment_status }) => fulfilment_status))).toEqual(new Set(["delivered"]));
    const { code, customer_name } = delivered.data[0]!;
    expect((await seller.get<Listed>(`seller/orders?q=${code}`)).body.orders.data).toMatchObject([{ code }]);
    const byName = await seller.get<Listed>(`seller/orders?q=${encodeURIComponent(customer_name)}`);
    expect(byName.body.orders.data.map((order) => order.code)).toContain(code);
    expect((await seller.get("seller/orders?state=elsewhere")).status).toBe(422);
    expect((await seller.get("seller/orders?page=0")).status).toBe(422);
  });

  test("are closed to guests, and not found without a shop", async () => {
    expect((await shop.guest().get("seller/orders")).status).toBe(401);
    expect((await (await shop.customer()).get("seller/orders")).status).toBe(404);
    expect((await shop.guest().post("seller/parcels/1/hand-over")).status).toBe(401);
  });

  test("go from new to delivered, in two parcels, each action with its message", async () => {
    const seller = await openSeller();
    const code = await placeOrder(seller);
    const at = `seller/orders/${code}`;
    const opened = (await seller.get<Order>(at)).body.order;
    expect(opened).toMatchObject({ code, actions: ["confirm", "address", "cancel"], parcels: [] });
    expect(opened.purchase).toMatchObject({ email: "ada@example.com", shipping_address: { name: "Ada Lovelace" } });
    expect(await seller.post(`${at}/parcels`, {})).toMatchObject({ status: 409 });
    expect(await seller.post(`${at}/confirm`)).toMatchObject({ status: 200, body: { success: "Order confirmed" } });
    expect(await seller.post(`${at}/confirm`)).toMatchObject({ status: 409 });
    const line = opened.lines[0]!;
    const wrong = await seller.post<Order>(`${at}/parcels`, {
      lines: [{ order_line_id: line.id, quantity: 0 }],
      tracking_link: "javascript:alert(1)",
    });
    expect(wrong.status).toBe(422);
    expect(Object.keys(wrong.body.errors)).toEqual(expect.arrayContaining(["tracking_link", "lines.0.quantity"]));
    const tooMany = { lines: [{ order_line_id: line.id, quantity: line.quantity + 1 }] };
    expect(await seller.post(`${at}/parcels`, tooMany)).toMatchObject({ status: 409 });
    const packed = await seller.post<Order>(`${at}/parcels`, { carrier: "dhl", tracking_number: "00 34" });
    expect(packed.body.order.parcels).toMatchObject([
      {
        state: "packed",
        carrier_name: "DHL",
        tracking_link: expect.stringMatching(/^https:\/\/www\.dhl\.com\/.*00%2034$/),
      },
    ]);
    const { id } = packed.body.order.parcels[0]!;
    const ofParcel = `seller/parcels/${id}`;
    expect((await seller.post<Order>(`${ofParcel}/cancel`)).body.order.parcels).toEqual([]);
    const again = await seller.post<Order>(`${at}/parcels`, {});
    const parcel = `seller/parcels/${again.body.order.parcels[0]!.id}`;
    const changed = await seller.post<Order>(`${parcel}/change`, { carrier_name: "Bike" });
    expect(changed.body.order.parcels).toMatchObject([{ carrier_name: "Bike", tracking_link: null }]);
    const sent = await seller.post<Order>(`${parcel}/hand-over`);
    expect(sent.body.order).toMatchObject({
      actions: ["deliver", "cancel"],
      purchase: { orders: [{ fulfilment_status: "on_the_way" }] },
    });
    expect(await seller.post(`${parcel}/end`, { outcome: "eaten" })).toMatchObject({ status: 422 });
    const back = await seller.post<Order>(`${parcel}/end`, { outcome: "returned" });
    expect(back.body.order.actions).toEqual(["pack", "cancel"]);
    const anew = await seller.post<Order>(`${at}/parcels`, {});
    const last = `seller/parcels/${anew.body.order.parcels.at(-1)!.id}`;
    await seller.post(`${last}/hand-over`);
    const delivered = await seller.post<Order>(`${last}/deliver`);
    expect(delivered.body.order).toMatchObject({
      actions: [],
      purchase: { orders: [{ fulfilment_status: "delivered" }] },
    });
    expect(await seller.post(`${at}/deliver`)).toMatchObject({ status: 409 });
  });

  test("are confirmed in bulk, only those of the shop, and a dry run changes nothing", async () => {
    const seller = await openSeller();
    const code = await placeOrder(seller);
    const filter = `q=${code}`;
    const dry = await seller.post("seller/orders/bulk", { filter, action: "confirm", dry_run: true });
    expect(dry).toMatchObject({ status: 200, body: { matched: 1, changed: 1, failed: [], next_after: null } });
    expect((await seller.get<Order>(`seller/orders/${code}`)).body.order.actions).toContain("confirm");
    expect((await seller.post("seller/orders/bulk", { filter, action: "confirm" })).body).toMatchObject({ changed: 1 });
    expect((await seller.get<Order>(`seller/orders/${code}`)).body.order.actions).not.toContain("confirm");
    expect((await seller.post("seller/orders/bulk", { filter, action: "confirm" })).body).toMatchObject({
      changed: 0,
      failed: [{ label: code }],
    });
    expect((await seller.post("seller/orders/bulk", { filter: "state=elsewhere", action: "confirm" })).status).toBe(
      422,
    );
    expect((await (await shop.customer()).post("seller/orders/bulk", { filter, action: "confirm" })).status).toBe(404);
  });

  test("can be canceled by the shop for a reason", async () => {
    const seller = await openSeller();
    const at = `seller/orders/${await placeOrder(seller)}`;
    expect(await seller.post(`${at}/cancel`, { reason: "" })).toMatchObject({ status: 422 });
    expect(await seller.post(`${at}/cancel`, { reason: "The kiln broke." })).toMatchObject({ status: 200 });
    expect((await seller.get<Order>(at)).body.order.actions).toEqual([]);
  });
});
