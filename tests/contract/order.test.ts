import { describe, expect, test } from "vitest";
import { ADDRESS, buy, shareShop } from "./open-shop.ts";

const shop = shareShop();
const code = (await buy(shop.guest(), await shop.goods(1))).codes[0]!;

describe("track-order", () => {
  test("returns the statuses of an order to anyone with its code and contact, never an address", async () => {
    for (const contact of ["ada@example.com", "ADA@example.com", "+1 (555) 010-9988"]) {
      const { status, body } = await shop.guest().post<{ order: object }>("track-order", { code, contact });
      expect(status).toBe(200);
      expect(body.order).toMatchObject({
        code,
        fulfilment_status: "pending",
        payment_status: "unpaid",
        lines_count: 1,
      });
      expect(JSON.stringify(body)).not.toContain(ADDRESS.line_1);
      expect(JSON.stringify(body)).not.toContain(ADDRESS.name);
    }
  });

  test("gives the same response for a wrong contact as for an unknown code", async () => {
    const client = shop.guest();
    const wrongContact = await client.post("track-order", { code, contact: "eve@example.com" });
    const wrongCode = await client.post("track-order", { code: "SK-0000-0000", contact: "ada@example.com" });
    expect(wrongContact.status).toBe(404);
    expect(wrongCode).toMatchObject({ status: 404, body: wrongContact.body });
  });

  test("mails the link to the address of the purchase, and a guest with it changes where the order goes", async () => {
    const tracked = await shop.guest().post<{ order: object }>("track-order", { code, contact: "ada@example.com" });
    expect(tracked.body.order).toMatchObject({ is_address_open: true });
    const stranger = shop.guest();
    expect((await stranger.post("order-link", { code, contact: "eve@example.com" })).status).toBe(404);
    expect((await stranger.post("order-link", { code, contact: "ada@example.com" })).status).toBe(200);
    for (const key of [undefined, "a-wrong-key"])
      expect((await stranger.post(`user/order-address/${code}`, { ...ADDRESS, ...(key && { key }) })).status).toBe(404);
  });

  test("asks for both", async () => {
    const { status, body } = await shop.guest().post("track-order", {});
    expect(status).toBe(422);
    expect(body.errors).toHaveProperty("code");
  });

  test("is limited per network address", async () => {
    const client = shop.guest();
    let last = await client.post("track-order", { code, contact: "eve@example.com" });
    for (let tries = 0; tries < 40 && last.status !== 429; tries += 1)
      last = await client.post("track-order", { code, contact: "eve@example.com" });
    expect(last.status).toBe(429);
    expect(Number(last.headers.get("Retry-After"))).toBeGreaterThan(0);
  });
});

type OwnPurchase = {
  trx_id: string;
  orders: { id: number; code: string; fulfilment_status: string; actions: string[] }[];
};
type OrderList = {
  purchases: {
    data: OwnPurchase[];
    current_page: number;
    per_page: number;
    total: number;
    next_page_url: string | null;
  };
};

describe("the orders of an account", () => {
  test("are listed by purchase, in pages, filtered by state and search", async () => {
    const customer = await shop.customer();
    expect((await shop.guest().get("user/order-list")).status).toBe(401);
    const goods = await shop.goods(2);
    const first = await buy(customer, goods);
    const second = await buy(customer, goods.slice(0, 1));
    const { body } = await customer.get<OrderList>("user/order-list?per_page=1");
    expect(body.purchases).toMatchObject({ current_page: 1, per_page: 1, total: 2, data: [{ trx_id: second.trxId }] });
    const next = await customer.get<OrderList>(body.purchases.next_page_url!.replace(`${shop.server().url}/`, ""));
    expect(next.body.purchases).toMatchObject({ next_page_url: null, data: [{ trx_id: first.trxId }] });
    expect(next.body.purchases.data[0]!.orders[0]!.actions).toEqual([
      "track",
      "address",
      "cancel",
      "reorder",
      "invoice",
    ]);
    const found = await customer.get<OrderList>(`user/order-list?q=${second.codes[0]}`);
    expect(found.body.purchases).toMatchObject({ total: 1, data: [{ trx_id: second.trxId }] });
    expect((await customer.get<OrderList>("user/order-list?state=delivered")).body.purchases.total).toBe(0);
    expect((await customer.get("user/order-list?state=eaten")).status).toBe(422);
  });

  test("are canceled once, and bought again", async () => {
    const customer = await shop.customer();
    const { codes } = await buy(customer, await shop.goods(1));
    const canceled = await customer.post(`user/cancel-order/${codes[0]}`, { reason: "too late" });
    expect(canceled).toMatchObject({ status: 200, body: { success: expect.any(String) } });
    expect((await customer.post(`user/cancel-order/${codes[0]}`, {})).status).toBe(409);
    const { body } = await customer.get<OrderList>("user/order-list?state=canceled");
    expect(body.purchases.data[0]!.orders[0]).toMatchObject({
      fulfilment_status: "canceled",
      actions: ["reorder", "invoice"],
    });
    const again = await customer.post<{ carts: object[]; left_out: object[] }>(`user/reorder/${codes[0]}`);
    expect(again).toMatchObject({ status: 200, body: { carts: [{ quantity: 1 }], left_out: [] } });
    expect(await customer.post(`user/cancel-order/${codes[0]}`, { reason: "x".repeat(501) })).toMatchObject({
      status: 422,
    });
  });

  test("are taken over from a guest only with a confirmed address", async () => {
    expect((await shop.guest().post("user/claim-orders")).status).toBe(401);
    expect((await (await shop.customer()).post("user/claim-orders")).status).toBe(409);
    const shopper = await shop.signIn("shopper@souk.example");
    expect(await shopper.post("user/claim-orders")).toMatchObject({ status: 200, body: { codes: [] } });
  });
});

test("messages about an order are kept as they were written, and refused when they are empty or too long", async () => {
  const customer = await shop.customer();
  const { codes } = await buy(customer, await shop.goods(1));
  const text = '<script>alert(1)</script>\n"quoted" & נכון';
  const written = await customer.post("user/order-message", { code: codes[0], text });
  expect(written).toMatchObject({ status: 200, body: { messages: [{ author: "shopper", is_own: true, text }] } });
  const { html } = await customer.page(`user/order-history/${codes[0]}`);
  expect(html).not.toContain("<script>alert(1)</script>");
  for (const bad of ["", "  ", "x".repeat(2001), "\u0000"])
    expect((await customer.post("user/order-message", { code: codes[0], text: bad })).status).toBe(422);
});
