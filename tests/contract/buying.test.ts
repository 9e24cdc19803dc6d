import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openEmbedded } from "#db/client.ts";
import { startBuiltServer, type BuiltServer } from "#tests/built-server.ts";
import type { MadeProduct } from "#tests/catalogue.ts";
import { createClient, type Client } from "#tests/client.ts";
import { prepareShop } from "#tests/prepared-shop.ts";

const MOST_ID = 2_147_483_647;
const NO_CART = expect.objectContaining({
  carts: [],
  trx_id: expect.any(String),
  totals: expect.objectContaining({ shops: [] }),
});

let folder: string;
let server: BuiltServer;
let products: MadeProduct[];
let guest: Client;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "souk-contract-"));
  const handle = await openEmbedded(folder);
  products = await prepareShop(handle, { products: 2, stock: 20 });
  await handle.close();
  server = await startBuiltServer({ data: { folder }, environment: { DEMO_MODE: "false" } });
});

afterAll(async () => {
  await server?.stop();
  await rm(folder, { recursive: true, force: true });
});

beforeEach(() => {
  guest = createClient(server.url);
});

const productForm = (more: object = {}) => ({ product_id: products[0]!.productId, ...more });

function checkoutForm(trxId: unknown, more: object = {}) {
  return {
    trx_id: trxId,
    email: "guest@example.com",
    shipping_address: { name: "A guest", line_1: "1 Lane", city: "Vaduz", postal_code: "9490", country_code: "LI" },
    terms_accepted: true,
    ...more,
  };
}

async function placed(client: Client): Promise<string> {
  const { trx_id: trxId } = (await client.post("user/addToCart", productForm())).body;
  expect(await client.post("user/confirm-order", checkoutForm(trxId))).toMatchObject({ status: 200 });
  const completed = await client.post("user/complete-order", { trx_id: trxId, payment_type: "cash_on_delivery" });
  expect(completed).toMatchObject({
    status: 200,
    body: { redirect_url: `${server.url}/order-confirmation?trx_id=${String(trxId)}` },
  });
  return trxId as string;
}

describe("the calls of the cart", () => {
  test("answer an empty cart to a visitor who never came, and begin no session", async () => {
    const answer = await guest.get("cart/list");
    expect(answer).toMatchObject({ status: 200, body: NO_CART });
    expect(answer.headers.get("Set-Cookie")).toBeNull();
  });

  test("take the product form and answer lines, totals and trx_id", async () => {
    const { status, body } = await guest.post(
      "user/addToCart",
      productForm({
        quantity: 2,
        color_id: null,
        attribute_values: [],
        variants_ids: "",
        variants_name: "",
        is_buy_now: 0,
      }),
    );
    expect(status).toBe(200);
    expect(body).toMatchObject({
      success: expect.any(String),
      trx_id: expect.stringMatching(/^[\w-]{22,}$/),
      carts: [
        {
          product_id: products[0]!.productId,
          variant_id: products[0]!.variantIds[0],
          quantity: 2,
          price: { amount: 990, currency: "USD", formatted: "$9.90" },
          total: { amount: 1980 },
        },
      ],
      totals: { sub_total: { amount: 1980 }, shops: [{ shop_id: products[0]!.shopId, sub_total: { amount: 1980 } }] },
    });
  });

  test.each([
    [{}, "product_id"],
    [{ product_id: "lamp" }, "product_id"],
    [{ product_id: 0 }, "product_id"],
    [{ product_id: MOST_ID + 1 }, "product_id"],
    [{ product_id: 1, quantity: 0 }, "quantity"],
    [{ product_id: 1, quantity: 1.5 }, "quantity"],
    [{ product_id: 1, quantity: "many" }, "quantity"],
  ])("answer 422 with a sentence at the field for %j", async (form, field) => {
    const { status, body } = await guest.post("user/addToCart", form);
    expect(status).toBe(422);
    expect(body).toMatchObject({ message: expect.any(String), errors: { [field]: [expect.any(String)] } });
  });

  test("refuse in words what there is not", async () => {
    expect(await guest.post("user/addToCart", { product_id: MOST_ID })).toMatchObject({
      status: 404,
      body: { error: expect.any(String) },
    });
    expect(await guest.post("user/addToCart", productForm({ quantity: 21 }))).toMatchObject({
      status: 409,
      body: { error: expect.stringContaining("20") },
    });
    expect(await guest.post("user/addToCart", undefined, { text: "{" })).toMatchObject({
      status: 400,
      body: { error: expect.any(String) },
    });
    expect(await guest.post("user/addToCart", productForm(), { token: "g.1.x" })).toMatchObject({ status: 419 });
    expect(await guest.post("user/addToCart", productForm(), { withoutMarker: true })).toMatchObject({ status: 419 });
  });

  test("change, put aside, take back and remove a line, and know nobody else's", async () => {
    const { body } = await guest.post<{ carts: { id: number }[] }>("user/addToCart", productForm());
    const { id } = body.carts[0]!;
    const stranger = createClient(server.url);
    for (const call of ["cart/update", "cart/delete", "cart/save-for-later"])
      expect(await stranger.post(call, { id, quantity: 2 })).toMatchObject({ status: 404 });
    expect(await guest.post("cart/update", { id, quantity: 3 })).toMatchObject({
      status: 200,
      body: { carts: [{ quantity: 3 }] },
    });
    expect(await guest.post("cart/update", { id, quantity: 0 })).toMatchObject({ status: 422 });
    expect(await guest.post("cart/save-for-later", { id })).toMatchObject({
      body: { carts: [], saved_for_later: [{ id }] },
    });
    expect(await guest.post("cart/save-for-later", { id, is_saved_for_later: false })).toMatchObject({
      body: { carts: [{ id }] },
    });
    expect(await guest.post("cart/acknowledge", {})).toMatchObject({ status: 200, body: { changes: [] } });
    expect(await guest.post("cart/delete", { id })).toMatchObject({ status: 200, body: NO_CART });
  });

  test("keep what is bought at once apart from the cart", async () => {
    const cart = (await guest.post("user/addToCart", productForm())).body;
    const alone = (await guest.post("user/addToCart", { product_id: products[1]!.productId, is_buy_now: 1 })).body;
    expect(alone.trx_id).not.toBe(cart.trx_id);
    expect((await guest.get("cart/list")).body).toMatchObject({
      trx_id: cart.trx_id,
      carts: [{ product_id: products[0]!.productId }],
    });
    expect((await guest.get(`user/checkout?trx_id=${String(alone.trx_id)}`)).body).toMatchObject({
      trx_id: alone.trx_id,
      carts: [{ product_id: products[1]!.productId }],
    });
  });
});

describe("the calls of the checkout", () => {
  test("show deliveries, ways to pay and totals, also for another country", async () => {
    const { trx_id: trxId } = (await guest.post("user/addToCart", productForm())).body;
    const checkout = (await guest.get("user/checkout")).body;
    expect(checkout).toMatchObject({
      trx_id: trxId,
      ship_to: "US",
      payment_methods: [{ code: "cash_on_delivery" }],
      shops: [{ needs_delivery: true, choices: expect.any(Array) }],
    });
    const german = await guest.post("user/find/shipping_cost", { trx_id: trxId, country_code: "DE" });
    expect(german).toMatchObject({ status: 200, body: { ship_to: "DE", totals: { tax: { amount: 188 } } } });
  });

  test("answer 422 at each field that is missing or wrong", async () => {
    const { trx_id: trxId } = (await guest.post("user/addToCart", productForm())).body;
    expect((await guest.post("user/confirm-order", { trx_id: trxId })).body).toMatchObject({
      errors: { email: [expect.any(String)], terms_accepted: [expect.any(String)] },
    });
    const wrong = checkoutForm(trxId, { email: "nobody", terms_accepted: false });
    expect((await guest.post("user/confirm-order", wrong)).body).toMatchObject({
      errors: { email: [expect.any(String)], terms_accepted: [expect.any(String)] },
    });
    const nowhere = checkoutForm(trxId, {
      shipping_address: { name: "A", line_1: "1", city: "X", country_code: "ZZ" },
    });
    expect(await guest.post("user/confirm-order", nowhere)).toMatchObject({
      status: 422,
      body: { errors: { "shipping_address.country_code": [expect.any(String)] } },
    });
    expect(await guest.post("user/complete-order", { trx_id: trxId })).toMatchObject({ status: 422 });
  });

  test("place nothing without details, nor somebody else's, nor by a way that is not offered", async () => {
    const { trx_id: trxId } = (await guest.post("user/addToCart", productForm())).body;
    const complete = (client: Client, paymentType = "cash_on_delivery") =>
      client.post("user/complete-order", { trx_id: trxId, payment_type: paymentType });
    expect(await complete(guest)).toMatchObject({ status: 409, body: { error: expect.any(String) } });
    expect(await guest.post("user/confirm-order", checkoutForm(trxId))).toMatchObject({ status: 200 });
    expect(await complete(createClient(server.url))).toMatchObject({ status: 404 });
    expect(await complete(guest, "gold")).toMatchObject({ status: 409 });
    expect(await createClient(server.url).post("user/confirm-order", checkoutForm(trxId))).toMatchObject({
      status: 404,
    });
  });

  test("place one purchase, however often it is sent, and empty the cart", async () => {
    const trxId = await placed(guest);
    const again = await guest.post("user/complete-order", { trx_id: trxId, payment_type: "cash_on_delivery" });
    expect(again).toMatchObject({ status: 200, body: { redirect_url: expect.stringContaining(trxId), carts: [] } });
    expect((await guest.get("cart/list")).body.trx_id).not.toBe(trxId);
  });
});

describe("the calls of an order", () => {
  test("open its invoice for the session that placed it alone", async () => {
    const trxId = await placed(guest);
    const { body, status, headers } = await guest.get<{ invoice: { orders: { code: string }[] } }>(
      `user/invoice/${trxId}`,
    );
    expect(status).toBe(200);
    expect(headers.get("Cache-Control")).toContain("no-store");
    expect(body.invoice).toMatchObject({
      trx_id: trxId,
      email: "guest@example.com",
      orders: [{ invoice_number: expect.any(String), lines: [{ quantity: 1 }] }],
    });
    const { code } = body.invoice.orders[0]!;
    expect(await guest.get(`user/invoice/${code}`)).toMatchObject({
      status: 200,
      body: { invoice: { orders: [{ code }] } },
    });
    const stranger = createClient(server.url);
    for (const address of [trxId, code, `${trxId}?key=wrong`])
      expect(await stranger.get(`user/invoice/${address}`)).toMatchObject({
        status: 404,
        body: { error: expect.any(String) },
      });
  });

  test("track it by code and contact, and never tell an address", async () => {
    const trxId = await placed(guest);
    const { body } = await guest.get<{ invoice: { orders: { code: string }[] } }>(`user/invoice/${trxId}`);
    const { code } = body.invoice.orders[0]!;
    const stranger = createClient(server.url);
    const tracked = await stranger.post("track-order", { code, contact: "Guest@example.com" });
    expect(tracked).toMatchObject({
      status: 200,
      body: { order: { code, fulfilment_status: "pending", payment_status: "unpaid", lines_count: 1 } },
    });
    expect(JSON.stringify(tracked.body)).not.toMatch(/guest|Lane|Vaduz/i);
    expect(await stranger.post("track-order", { code, contact: "eve@example.com" })).toMatchObject({ status: 404 });
    expect(await stranger.post("track-order", { code })).toMatchObject({
      status: 422,
      body: { errors: { contact: [expect.any(String)] } },
    });
  });
});
