import { beforeAll, expect, test } from "vitest";
import type { Client } from "../support/client.ts";
import { confirmOrder, type ListedProduct, type ShownMoney } from "./open-shop.ts";
import { takeOverPeopledShop } from "./order-world.ts";

const SKU = "FIXED-BOWL";
const EURO = { amount: 1990, currency: "EUR", formatted: "€19.90" };

const shop = takeOverPeopledShop();
let seller: Client;
let buyer: Client;

type Order = { code: string; total: ShownMoney; lines: { price: ShownMoney }[] };
type Found = { products: { data: ListedProduct[] } };

beforeAll(async () => {
  seller = await shop.signIn("seller@souk.example");
  const [any] = await shop.goods(1);
  const known = await shop.guest().get<{ product: { category: { id: number } } }>(`home/product-details/${any!.slug}`);
  const made = await seller.post<{ id: number }>("seller/products", {
    name: "Fixed bowl",
    category_id: known.body.product.category.id,
    variants: [{ sku: SKU, price: "24.50", stock_change: 7, fixed_prices: [{ currency: "EUR", price: "19.90" }] }],
  });
  expect(made).toMatchObject({ status: 200 });
  const published = { ids: [made.body.id], action: "publish" };
  expect(await seller.post("seller/product-status", published)).toMatchObject({ status: 200 });
  buyer = await shop.customer();
  expect(await buyer.get("change/currency/EUR")).toMatchObject({ status: 200 });
});

/** As the list shows it. */
async function findBowl(client: Client): Promise<ListedProduct> {
  const { body } = await client.get<Found>("home/filtered_products?q=fixed%20bowl");
  return body.products.data.find(({ slug }) => slug === "fixed-bowl")!;
}

test("a fixed price is what the list, the page, the cart, the order, the payment and the refund say, to the cent", async () => {
  const bowl = await findBowl(buyer);
  expect(bowl.price).toEqual(EURO);
  expect((await findBowl(shop.guest())).price).toMatchObject({ amount: 2450, currency: "USD" });
  const page = await buyer.get<{ product: { price: ShownMoney } }>(`home/product-details/${bowl.slug}`);
  expect(page.body.product.price).toEqual(EURO);
  const added = await buyer.post<{ trx_id: string; carts: { price: ShownMoney }[] }>("user/addToCart", {
    product_id: bowl.id,
  });
  expect(added.body.carts[0]!.price).toEqual(EURO);
  const trxId = added.body.trx_id;
  expect(await confirmOrder(buyer, trxId)).toMatchObject({ status: 200 });
  const payment = { trx_id: trxId, payment_type: "sandbox" };
  const placed = await buyer.post<{ redirect_url: string }>("user/complete-order", payment);
  expect(placed).toMatchObject({ status: 200 });
  const invoice = await buyer.get<{ invoice: { orders: Order[] } }>(`user/invoice/${trxId}`);
  const order = invoice.body.invoice.orders[0]!;
  expect(order.lines[0]!.price).toEqual(EURO);
  expect(order.total.currency).toBe("EUR");
  const [path] = placed.body.redirect_url.match(/sandbox\/pay\/.*/)!;
  expect((await buyer.page(path)).html).toContain(order.total.formatted);
  const answer = await fetch(placed.body.redirect_url, {
    method: "POST",
    body: new URLSearchParams({ outcome: "paid" }),
    redirect: "manual",
  });
  expect(answer.status).toBeLessThan(400);
  const staff = await shop.signIn("staff@souk.example");
  type Record = { payments: { status: string; amount: ShownMoney }[]; refunds: { amount: ShownMoney }[] };
  const record = async () => (await staff.get<Record>(`admin/orders/${order.code}`)).body;
  await expect.poll(async () => (await record()).payments[0]!.status).toBe("paid");
  expect((await record()).payments[0]!.amount).toEqual(order.total);
  const back = { amount: "19.90", reason: "It came in pieces" };
  expect(await seller.post(`seller/orders/${order.code}/refund`, back)).toMatchObject({ status: 200 });
  expect((await record()).refunds).toMatchObject([{ amount: EURO }]);
});
