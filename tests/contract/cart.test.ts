import { expect, test } from "vitest";
import { type ListedProduct, type ShownMoney, shareShop } from "./open-shop.ts";

type Line = {
  id: number;
  product_id: number;
  quantity: number;
  price: ShownMoney;
  total: ShownMoney;
  is_saved_for_later: boolean;
};
type Cart = {
  carts: Line[];
  saved_for_later: Line[];
  totals: Record<string, ShownMoney> & { shops: unknown[] };
  trx_id: string;
};

const shop = shareShop();
const [first, second] = (await shop.goods(2)) as [ListedProduct, ListedProduct];

test("an empty cart has totals and a trx_id, and writes nothing", async () => {
  const { status, body, headers } = await shop.guest().get<Cart>("cart/list");
  expect(status).toBe(200);
  expect(body.carts).toEqual([]);
  expect(body.totals.total).toMatchObject({ amount: 0, currency: "USD", formatted: "$0.00" });
  expect(body.trx_id.length).toBeGreaterThanOrEqual(16);
  expect(headers.getSetCookie()).toEqual([]);
});

test("adding returns the carts with totals in whole minor units, and a message", async () => {
  const client = shop.guest();
  await client.post("user/addToCart", { product_id: first.id, quantity: 2 });
  const { status, body } = await client.post<Cart>("user/addToCart", { product_id: second.id });
  expect(status).toBe(200);
  expect(body.success).toEqual(expect.any(String));
  expect(body.carts.map(({ quantity }) => quantity).toSorted((one, other) => one - other)).toEqual([1, 2]);
  const sum = body.carts.reduce((total, line) => total + line.total.amount, 0);
  expect(body.totals.sub_total!.amount).toBe(sum);
  expect(body.totals.shops).toHaveLength(2);
  expect(Object.keys(body.totals)).toEqual(
    expect.arrayContaining([
      "sub_total",
      "discount_offer",
      "coupon_discount",
      "shipping",
      "shipping_tax",
      "tax",
      "total",
    ]),
  );
  expect((await client.get<Cart>("cart/list")).body.trx_id).toBe(body.trx_id);
});

test("a form's text counts as a number, and units add up", async () => {
  const client = shop.guest();
  await client.post("user/addToCart", { product_id: String(first.id), quantity: "1", variants_ids: "" });
  const { body } = await client.post<Cart>("user/addToCart", { product_id: first.id, quantity: 1 });
  expect(body.carts).toHaveLength(1);
  expect(body.carts[0]!.quantity).toBe(2);
});

test.each([0, -1, 1.5, "x", 1e12])("a quantity of %s is refused", async (quantity) => {
  const { status, body } = await shop.guest().post("user/addToCart", { product_id: first.id, quantity });
  expect(status).toBe(422);
  expect(body.errors.quantity).toHaveLength(1);
});

test("more than the stock, and products not for sale, are refused with a message", async () => {
  const client = shop.guest();
  const tooMany = await client.post<Cart>("user/addToCart", { product_id: first.id, quantity: 900_000 });
  expect(tooMany.status).toBe(409);
  expect(tooMany.body.error).toEqual(expect.any(String));
  expect((await client.post("user/addToCart", { product_id: 2_000_000_000 })).status).toBe(404);
  expect((await client.post("user/addToCart", {})).status).toBe(422);
});

test("a product with variants and none chosen is a 422 at variants_ids", async () => {
  const { body } = await shop
    .guest()
    .get<{ products: { data: ListedProduct[] } }>("home/filtered_products?in_stock=1&per_page=60");
  const varied = body.products.data.find(({ has_variant }) => has_variant)!;
  const refused = await shop.guest().post("user/addToCart", { product_id: varied.id });
  expect(refused.status).toBe(422);
  expect(Object.keys(refused.body.errors)).toEqual(["variants_ids"]);
});

test("a line is changed, saved for later, moved back and removed", async () => {
  const client = shop.guest();
  const added = await client.post<Cart>("user/addToCart", { product_id: first.id });
  const { id } = added.body.carts[0]!;
  expect((await client.post<Cart>("cart/update", { id, quantity: 3 })).body.carts[0]!.quantity).toBe(3);
  const saved = await client.post<Cart>("cart/save-for-later", { id });
  expect(saved.body.carts).toEqual([]);
  expect(saved.body.saved_for_later).toHaveLength(1);
  const back = await client.post<Cart>("cart/save-for-later", {
    id: saved.body.saved_for_later[0]!.id,
    is_saved_for_later: false,
  });
  expect(back.body.carts).toHaveLength(1);
  expect((await client.post<Cart>("cart/acknowledge")).status).toBe(200);
  expect((await client.post<Cart>("cart/delete", { id: back.body.carts[0]!.id })).body.carts).toEqual([]);
});

test("another visitor's line is not found", async () => {
  const owner = shop.guest();
  const { id } = (await owner.post<Cart>("user/addToCart", { product_id: first.id })).body.carts[0]!;
  const stranger = shop.guest();
  await stranger.post("user/addToCart", { product_id: second.id });
  for (const path of ["cart/update", "cart/delete", "cart/save-for-later"])
    expect((await stranger.post(path, { id, quantity: 1 })).status).toBe(404);
  expect((await owner.get<Cart>("cart/list")).body.carts).toHaveLength(1);
});

test("buying one product separately leaves the cart as it was", async () => {
  const client = shop.guest();
  const cart = await client.post<Cart>("user/addToCart", { product_id: first.id });
  const alone = await client.post<Cart>("user/addToCart", { product_id: second.id, is_buy_now: 1 });
  expect(alone.body.trx_id).not.toBe(cart.body.trx_id);
  expect(alone.body.carts.map(({ product_id }) => product_id)).toEqual([second.id]);
  const left = (await client.get<Cart>("cart/list")).body;
  expect(left.trx_id).toBe(cart.body.trx_id);
  expect(left.carts.map(({ product_id }) => product_id)).toEqual([first.id]);
});

test("sentences are in the page's language", async () => {
  const { body } = await shop.guest({ language: "ar" }).post<Cart>("user/addToCart", { product_id: first.id });
  expect(body.success).toMatch(/\p{Script=Arabic}/u);
});
