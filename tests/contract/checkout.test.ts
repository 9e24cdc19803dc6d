import { describe, expect, test } from "vitest";
import { ADDRESS, type ShownMoney, buy, confirmOrder, shareShop } from "./open-shop.ts";

type Checkout = {
  trx_id: string;
  carts: unknown[];
  shops: {
    id: number;
    needs_delivery: boolean;
    chosen_id: number;
    choices: { id: number; price: ShownMoney; from: string; to: string }[];
  }[];
  totals: Record<"sub_total" | "shipping" | "shipping_tax" | "tax" | "total", ShownMoney>;
  payment_methods: { code: string }[];
  ship_to: string;
};
type Refused = { message: string };

const shop = shareShop();
const goods = await shop.goods(2);

async function fillCart() {
  const client = shop.guest();
  let trxId = "";
  for (const { id } of goods)
    trxId = (await client.post<{ trx_id: string }>("user/addToCart", { product_id: id })).body.trx_id;
  return { client, trxId };
}

describe("the checkout's calls", () => {
  test("show a delivery per shop with price and dates, ways to pay and totals that add up", async () => {
    const { client, trxId } = await fillCart();
    const { status, body } = await client.get<Checkout>("user/checkout");
    expect(status).toBe(200);
    expect(body.trx_id).toBe(trxId);
    expect(body.shops).toHaveLength(2);
    for (const { choices, chosen_id } of body.shops) {
      expect(choices.map(({ id }) => id)).toContain(chosen_id);
      expect(choices[0]).toMatchObject({ from: expect.stringMatching(/^\d{4}-\d\d-\d\d/), price: { currency: "USD" } });
    }
    expect(body.payment_methods.map(({ code }) => code)).toEqual(["cash_on_delivery", "sandbox", "offline_method"]);
    const { sub_total, shipping, shipping_tax, tax, total } = body.totals;
    expect(total.amount).toBe(sub_total.amount + shipping.amount + shipping_tax.amount + tax.amount);
  });

  test("price another delivery and another country without storing anything", async () => {
    const { client, trxId } = await fillCart();
    const before = (await client.get<Checkout>("user/checkout")).body;
    const [first] = before.shops;
    const dearer = first!.choices.find(({ id }) => id !== first!.chosen_id)!;
    const priced = await client.post<Checkout>("user/find/shipping_cost", {
      trx_id: trxId,
      delivery: { [first!.id]: dearer.id },
    });
    expect(priced.body.totals.shipping.amount).toBeGreaterThan(before.totals.shipping.amount);
    const abroad = await client.post<Checkout>("user/find/shipping_cost", { trx_id: trxId, country_code: "DE" });
    expect(abroad.body.ship_to).toBe("DE");
    expect((await client.get<Checkout>("user/checkout")).body.totals).toEqual(before.totals);
  });

  test("ask for contact, address and terms, each at its field", async () => {
    const { client, trxId } = await fillCart();
    const { status, body } = await client.post<Refused>("user/confirm-order", {
      trx_id: trxId,
      shipping_address: {},
      terms_accepted: false,
    });
    expect(status).toBe(422);
    expect(Object.keys(body.errors)).toEqual(
      expect.arrayContaining([
        "email",
        "shipping_address.name",
        "shipping_address.line_1",
        "shipping_address.city",
        "terms_accepted",
      ]),
    );
    const nowhere = await confirmOrder(client, trxId, { shipping_address: { ...ADDRESS, state: "Atlantis" } });
    expect(nowhere.status).toBe(422);
    expect(nowhere.body.errors).toHaveProperty(["shipping_address.state"]);
  });

  test("place one purchase with an order per shop, and give the cart a new trx_id", async () => {
    const { trxId, codes, placed } = await buy(shop.guest(), goods);
    expect(codes).toHaveLength(2);
    expect(placed.redirect_url).toContain(`/order-confirmation?trx_id=${trxId}`);
    expect(placed.trx_id).not.toBe(trxId);
    expect(placed).toMatchObject({ carts: [], totals: { total: { amount: 0 } }, success: expect.any(String) });
  });

  test("sent again, the last button places nothing twice", async () => {
    const { client, trxId } = await fillCart();
    await confirmOrder(client, trxId);
    const press = () => client.post("user/complete-order", { trx_id: trxId, payment_type: "cash_on_delivery" });
    const answers = await Promise.all([press(), press(), press()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const { html } = await client.page(`order-confirmation?trx_id=${trxId}`);
    expect(new Set(html.match(/SK-[0-9A-Z]{4}-[0-9A-Z]{4}/g))).toHaveProperty("size", 2);
  });

  test("refuse what was not confirmed, an empty cart, and a way to pay that is not offered", async () => {
    const { client, trxId } = await fillCart();
    const early = await client.post("user/complete-order", { trx_id: trxId, payment_type: "cash_on_delivery" });
    expect(early.status).toBe(409);
    await confirmOrder(client, trxId);
    expect((await client.post("user/complete-order", { trx_id: trxId, payment_type: "gold" })).status).toBe(409);
    expect((await confirmOrder(shop.guest(), "never-seen-trx-id")).status).toBeGreaterThanOrEqual(404);
  });

  test("another visitor can neither confirm nor place it", async () => {
    const { client, trxId } = await fillCart();
    await confirmOrder(client, trxId);
    const stranger = shop.guest();
    await stranger.post("user/addToCart", { product_id: goods[0]!.id });
    expect((await confirmOrder(stranger, trxId)).status).toBe(404);
    expect(
      (await stranger.post("user/complete-order", { trx_id: trxId, payment_type: "cash_on_delivery" })).status,
    ).toBe(404);
  });
});
