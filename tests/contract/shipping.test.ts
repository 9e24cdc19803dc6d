import { describe, expect, test } from "vitest";
import type { Client } from "../support/client.ts";
import { confirmOrder, openShop } from "./open-shop.ts";
import { peopleTheShop } from "./order-world.ts";

type Rate = { id: number; name: string; method: string; price: { major: string } };
type Setup = {
  rates: Rate[];
  zones: { id: number; name: string }[];
  pickup_points: { id: number; name: string; opening_hours: string }[];
  common_rates: Rate[];
};
type Answer = { id: number; errors: Record<string, string[]> };
type Checkout = {
  trx_id: string;
  totals: { shipping: { amount: number } };
  shops: {
    id: number;
    choices: { id: number; name: string; price: { amount: number } }[];
    chosen_id: number | null;
    pickup_points: { id: number; name: string; opening_hours: string; ready_on: string }[];
    chosen_pickup_id: number | null;
  }[];
};

const shop = openShop({ change: peopleTheShop });
const RATE = { name: "Van", method: "flat_rate", price: "4.90", minimum_days: 1, maximum_days: 2 };
const ZONE = { name: "Capital", places: [{ country_code: "DE", state: "Berlin", city: "Berlin" }] };
const POINT = {
  name: "Back door",
  line_1: "1 Lane",
  city: "Berlin",
  state: "Berlin",
  postal_code: "10115",
  country_code: "DE",
  opening_hours: "Mon 9 to 17",
};

const openSeller = () => shop.signIn("seller@souk.example");

type Listed = { id: number; slug: string; has_variant: boolean; is_digital: boolean; minimum_order_quantity: number };

/** Fills a cart with a product of the shop with pick-up points, for cash on delivery; returns its trx_id. */
async function putPotteryIntoCart(client: Client): Promise<string> {
  const path = "home/filtered_products?type=shop&slug=hearth-and-clay&in_stock=1&per_page=60";
  for (const each of (await client.get<{ products: { data: Listed[] } }>(path)).body.products.data) {
    if (each.has_variant || each.is_digital || each.minimum_order_quantity > 1) continue;
    const { product } = (
      await client.get<{ product: { is_cash_on_delivery_allowed: boolean } }>(`home/product-details/${each.slug}`)
    ).body;
    if (product.is_cash_on_delivery_allowed)
      return (await client.post<{ trx_id: string }>("user/addToCart", { product_id: each.id })).body.trx_id;
  }
  throw new Error("The demo shop has nothing to pick up.");
}

describe("a seller's shipping", () => {
  test("is read, changed and shown at the checkout for the place that goods go to", async () => {
    const seller = await openSeller();
    const before = (await seller.get<Setup>("seller/shipping")).body;
    expect(before.pickup_points.length).toBe(2);
    const zone = (await seller.post<Answer>("seller/shipping/zones", ZONE)).body;
    const bike = { ...RATE, name: "Bike", method: "area_base", zone_id: zone.id, price: "2.50" };
    const stored = await seller.post<Answer>("seller/shipping/rates", bike);
    expect(stored).toMatchObject({ status: 200, body: { success: "Saved", id: expect.any(Number) } });

    const guest = shop.guest();
    await putPotteryIntoCart(guest);
    const ask = async (more: object) =>
      (await guest.post<Checkout>("user/find/shipping_cost", { country_code: "DE", ...more })).body;
    const inTown = (await ask({ state: "Berlin", city: "berlin" })).shops[0]!;
    expect(inTown.choices).toMatchObject([{ name: "Bike", price: { amount: 250 } }]);
    expect((await ask({ state: "Bavaria", city: "Munich" })).shops[0]!.choices).toEqual([]);
    const point = inTown.pickup_points[0]!;
    const pickedUp = await ask({ pickup: { [inTown.id]: point.id } });
    expect(pickedUp.shops[0]).toMatchObject({ chosen_id: null, chosen_pickup_id: point.id });
    expect(pickedUp.totals.shipping.amount).toBe(0);

    expect((await seller.post(`seller/shipping/zones/${zone.id}/delete`, {})).status).toBe(409);
    expect((await seller.post(`seller/shipping/rates/${stored.body.id}/delete`, {})).status).toBe(200);
    expect((await seller.post(`seller/shipping/zones/${zone.id}/delete`, {})).status).toBe(200);
    expect((await seller.get<Setup>("seller/shipping")).body).toEqual(before);
  });

  test("keeps pick-up points, and says what is wrong with one", async () => {
    const seller = await openSeller();
    const { id } = (await seller.post<Answer>("seller/shipping/pickup-points", POINT)).body;
    const wrong = await seller.post<Answer>("seller/shipping/pickup-points", { ...POINT, state: "Nowhere" });
    expect(wrong).toMatchObject({ status: 422, body: { errors: { state: [expect.any(String)] } } });
    expect((await seller.post(`seller/shipping/pickup-points/${id}/delete`, {})).status).toBe(200);
    expect((await seller.post(`seller/shipping/pickup-points/${id}/delete`, {})).status).toBe(404);
  });

  test("stands in the operator's record of an order that is picked up, in place of the address", async () => {
    const guest = shop.guest();
    const trxId = await putPotteryIntoCart(guest);
    const { shops } = (await guest.post<Checkout>("user/find/shipping_cost", { country_code: "US" })).body;
    const { id: shopId, pickup_points: points } = shops[0]!;
    expect((await confirmOrder(guest, trxId, { pickup: { [shopId]: points[0]!.id } })).status).toBe(200);
    const placing = { trx_id: trxId, payment_type: "cash_on_delivery" };
    expect((await guest.post("user/complete-order", placing)).status).toBe(200);
    const { html: confirmation } = await guest.page(`order-confirmation?trx_id=${trxId}`);
    const staff = await shop.signIn("boss@matrix.example");
    const { html } = await staff.page(`admin/orders/${/SK-[0-9A-Z]{4}-[0-9A-Z]{4}/.exec(confirmation)![0]}`);
    expect(html).toContain("Pick up at");
    expect(html).toContain("Rua de Miragaia 114");
    expect(html).not.toContain("Ship to</h3>");
  });

  test("is closed to guests, other customers and other shops", async () => {
    const guest = shop.guest();
    const shopper = await shop.signIn("shopper@souk.example");
    for (const [client, status] of [
      [guest, 401],
      [shopper, 404],
    ] as const) {
      expect((await client.get("seller/shipping")).status).toBe(status);
      for (const [path, body] of [
        ["rates", RATE],
        ["zones", ZONE],
        ["pickup-points", POINT],
        ["rates/1/delete", {}],
        ["zones/1/delete", {}],
        ["pickup-points/1/delete", {}],
      ] as const)
        expect((await client.post(`seller/shipping/${path}`, body)).status, path).toBe(status);
    }
    const common = (await (await openSeller()).get<Setup>("seller/shipping")).body.common_rates[0]!;
    expect((await (await openSeller()).post(`seller/shipping/rates/${common.id}/delete`, {})).status).toBe(404);
  });
});

test("handling, packages, carriers and a rate table belong to the shop, and the promise at checkout uses them", async () => {
  const seller = await openSeller();
  expect((await seller.post("seller/shipping/practice", { handling_days: 30, cut_off: "00:00" })).status).toBe(200);
  const csv = "name,country,up_to_grams,price,minimum_days,maximum_days\nTable,DE,50000,6.50,1,2";
  const checked = await seller.post<{ created: string[]; errors: unknown[]; is_written: boolean }>(
    "seller/shipping/import",
    { csv, dry_run: true },
  );
  expect(checked.body).toMatchObject({ created: ["Table · DE"], errors: [], is_written: false });
  expect((await seller.post("seller/shipping/import", { csv, dry_run: false })).body).toMatchObject({
    is_written: true,
  });
  const wrong = await seller.post("seller/shipping/import", { csv: csv.replace("6.50", "cheap"), dry_run: false });
  expect(wrong.body).toMatchObject({ errors: [{ line: 2, column: "price" }], is_written: false });
  const found = await seller.get<{ practice: object; rates: Rate[] }>("seller/shipping");
  expect(found.body.practice).toMatchObject({ handling_days: 30, cut_off: "00:00", is_own: true });
  expect(found.body.rates.map(({ name }) => name)).toContain("Table");
  const carrier = { name: "Bike", tracking_link: "http://bike.example/{number}" };
  expect((await seller.post("seller/shipping/carriers", carrier)).status).toBe(422);
  expect((await seller.post("seller/shipping/practice", { handling_days: -1 })).status).toBe(422);
  expect((await shop.guest().post("seller/shipping/practice", { handling_days: 1 })).status).toBe(401);
});
