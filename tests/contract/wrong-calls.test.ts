import { describe, expect, test } from "vitest";
import { confirmOrder, shareShop } from "./open-shop.ts";

const shop = shareShop();
const goods = await shop.goods(1);

/** A request as any program could send it. */
async function ask(method: string, path: string, headers: Record<string, string>) {
  const response = await fetch(`${shop.server().url}/${path}`, { method, headers, redirect: "manual" });
  const isJson = response.headers.get("Content-Type")?.startsWith("application/json") === true;
  const body = isJson ? ((await response.json()) as { error?: string }) : await response.text();
  return { status: response.status, isJson, body, allow: response.headers.get("Allow") };
}

const CALL = { "X-Requested-With": "XMLHttpRequest" };
const PROGRAM = { Accept: "application/json" };
const BROWSER = { Accept: "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8" };

describe("an unknown call", () => {
  test.each([CALL, PROGRAM, { Accept: "application/json, text/plain, */*" }])("is 404 in JSON: %o", async (headers) => {
    for (const path of ["user/no-such-call", "no-such-call", "admin/no-such-call", "home/no/such/call"]) {
      const answer = await ask("GET", path, headers);
      expect(answer).toMatchObject({ status: 404, isJson: true, body: { error: "We couldn't find this." } });
    }
  });

  test("is the 404 screen for a browser, and screens stay screens", async () => {
    expect(await ask("GET", "no-such-call", BROWSER)).toMatchObject({ status: 404, isJson: false });
    expect(await ask("GET", "cart", BROWSER)).toMatchObject({ status: 200, isJson: false });
    expect(await ask("GET", "login", BROWSER)).toMatchObject({ status: 200, isJson: false });
    expect(await ask("GET", "products", {})).toMatchObject({ status: 200, isJson: false });
  });

  test.each([
    ["POST", "settings-data", "GET, HEAD"],
    ["DELETE", "home/filtered_products", "GET, HEAD"],
    ["PUT", "user/addToCart", "POST"],
    ["PATCH", "user/transfer/SK-1", "GET, HEAD"],
    ["GET", "user/addToCart", "POST"],
    ["GET", "user/cancel-order/SK-1/", "POST"],
  ])("by its method says which there are: %s %s", async (method, path, allow) => {
    expect(await ask(method, path, { ...CALL, ...PROGRAM })).toMatchObject({
      status: 405,
      allow,
      body: { error: "This call takes another method." },
    });
  });
});

test("a body of another type is 415 with the type that the call takes", async () => {
  const client = shop.guest();
  const typed = (path: string, type: string) =>
    client.post(path, undefined, { text: "email=a", headers: { "Content-Type": type } });
  for (const type of ["text/plain", "application/x-www-form-urlencoded", "application/jsonx", "application/xml"])
    expect(await typed("home/subscribers", type)).toMatchObject({
      status: 415,
      body: { error: "Please send JSON." },
    });
  for (const type of ["application/json", "text/plain"])
    expect(await typed("user/profile-image", type)).toMatchObject({
      status: 415,
      body: { error: "Please send a form with the file." },
    });
  const json = {
    text: JSON.stringify({ email: "ada@example.com" }),
    headers: { "Content-Type": "Application/JSON; charset=utf-8" },
  };
  expect((await client.post("home/subscribers", undefined, json)).status).toBe(200);
});

test("the filters of a listing are requested by only the slug of a category, a brand or a shop", async () => {
  const client = shop.guest();
  type Facets = { shop: { slug: string } | null; in_stock_count: number };
  const { slug } = goods[0]!.shop;
  const ofShop = await client.get<Facets>(`home/filter_data?slug=${slug}`);
  expect(ofShop).toMatchObject({ status: 200, body: { shop: { slug } } });
  expect(ofShop.body).toEqual((await client.get(`home/filter_data?slug=${slug}&type=shop`)).body);
  const { categories } = (await client.get<{ categories: { slug: string }[] }>("home/categories")).body;
  const category = categories[0]!.slug;
  const ofCategory = await client.get<Facets>(`home/filter_data?slug=${category}`);
  expect(ofCategory.body).toEqual((await client.get(`home/filter_data?slug=${category}&type=category`)).body);
  expect(ofCategory.body).not.toEqual((await client.get("home/filter_data")).body);
  expect((await client.get("home/filter_data?slug=")).body).toEqual((await client.get("home/filter_data")).body);
  expect((await client.get("home/filter_data?slug=no-such-thing")).status).toBe(404);
  const listed = await client.get<{ type: string }>(`home/filtered_products?slug=${category}`);
  expect(listed.body.type).toBe("category");
});

test("the way back after signing in never has what the router adds to addresses of its own", async () => {
  const guest = shop.guest();
  for (const path of [
    "user/order-history.data?page=2&_routes=routes%2Faccount%2Forder-history%2Forder-history",
    "seller/orders.data?_routes=routes%2Fseller%2Forders%2Forders",
  ]) {
    const { html, headers } = await guest.page(path);
    const shown = decodeURIComponent(html + (headers.get("Location") ?? ""));
    expect(shown).toContain("/login?redirect=");
    expect(shown).not.toContain("_routes");
    expect(shown).not.toContain(".data");
  }
});

test("the price of a delivery is refused where the order would be", async () => {
  const client = shop.guest();
  const price = (more: object) => client.post("user/find/shipping_cost", more);
  expect((await price({})).status).toBe(409);
  const { trx_id: trxId } = (await client.post<{ trx_id: string }>("user/addToCart", { product_id: goods[0]!.id }))
    .body;
  const shopId = goods[0]!.shop.id;
  expect((await price({ trx_id: trxId })).status).toBe(200);
  for (const [wrong, status] of [
    [{ trx_id: "another-one" }, 404],
    [{ trx_id: trxId, country_code: "ZZ" }, 422],
    [{ trx_id: trxId, country_code: "US", state: "Nowhere" }, 422],
    [{ trx_id: trxId, delivery: { [shopId]: 2_000_000_000 } }, 409],
    [{ trx_id: trxId, pickup: { [shopId]: 2_000_000_000 } }, 409],
  ] as const)
    expect([wrong, (await price(wrong)).status]).toEqual([wrong, status]);
  expect((await confirmOrder(client, trxId, { delivery: { [shopId]: 2_000_000_000 } })).status).toBe(409);
});

test("an amount that is finer than its currency is refused, and never rounded", async () => {
  const customer = await shop.customer();
  const recharge = (amount: string) =>
    customer.post<{ errors?: { amount: string[] } }>("user/recharge-wallet", { amount, method: "sandbox" });
  for (const amount of ["10.005", "10.001", "10.0001"])
    expect(await recharge(amount)).toMatchObject({ status: 422, body: { errors: { amount: ["Enter an amount."] } } });
  expect((await recharge("10.5000")).status).toBe(200);
});

test("files of a guest are on the page of their order: the account's screen and call need sign-in", async () => {
  const guest = shop.guest();
  const { status, headers } = await guest.page("user/digital-product-orders?code=SK-1");
  expect(status).toBe(302);
  expect(headers.get("Location")).toBe("/login?redirect=%2Fuser%2Fdigital-product-orders%3Fcode%3DSK-1");
  const mailed = await guest.page("user/digital-product-orders?code=SK-1&key=abc");
  expect(mailed.headers.get("Location")).toBe("/track-order?code=SK-1&key=abc");
  expect((await guest.get("user/digital-product-order-list")).status).toBe(401);
});
