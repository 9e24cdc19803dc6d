import { expect, test } from "vitest";
import { shareShop } from "./open-shop.ts";

type Viewed = { viewed_products: { id: number }[] };

const shop = shareShop();
const goods = await shop.goods(2);

test("viewed products are returned newest first, only to that visitor", async () => {
  const client = shop.guest();
  expect((await client.get<Viewed>("viewed-products")).body.viewed_products).toEqual([]);
  for (const { id } of [...goods, goods[0]!]) {
    const { status, body } = await client.post<{ viewProduct: object }>("home/product-view", { product_id: id });
    expect(status).toBe(200);
    expect(body.viewProduct).toEqual(expect.any(Object));
  }
  const viewed = (await client.get<Viewed>("viewed-products")).body.viewed_products.map(({ id }) => id);
  expect(viewed).toEqual([goods[0]!.id, goods[1]!.id]);
  expect((await shop.guest().get<Viewed>("viewed-products")).body.viewed_products).toEqual([]);
});

test("a product that is not there is not found, and a bad id is a 422", async () => {
  const client = shop.guest();
  expect((await client.post("home/product-view", { product_id: 2_000_000_000 })).status).toBe(404);
  expect((await client.post("home/product-view", { product_id: "x" })).status).toBe(422);
});

test("subscribing twice succeeds both times, and the address must be valid", async () => {
  const client = shop.guest();
  for (let time = 0; time < 2; time += 1) {
    const { status, body } = await client.post("home/subscribers", { email: "reader@example.com" });
    expect(status).toBe(200);
    expect(body.success).toEqual(expect.any(String));
  }
  const bad = await client.post<{ message: string }>("home/subscribers", {
    email: "no address",
  });
  expect(bad.status).toBe(422);
  expect(bad.body.errors.email).toHaveLength(1);
  expect(bad.body.message).toEqual(expect.any(String));
});
