import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { orders } from "#db/schema/order.ts";
import { purchases } from "#db/schema/purchase.ts";
import { openTestDatabase } from "#tests/database/open-test-database.ts";
import { makeContext } from "#tests/support/context.ts";
import { buy, guestContext, fillCart, makeGoods } from "#tests/support/shopping.ts";
import type { MadeProduct } from "#tests/support/catalog.ts";
import { getMarketSales, getShopSales } from "./get-shop-sales.ts";

const { db } = await openTestDatabase();
const { lamp, shirt } = await makeGoods(db);

/** Places an order of this product at an instant; returns its total in minor units of the base currency. */
async function sell(product: MadeProduct, iso: string, values: Partial<typeof orders.$inferInsert> = {}) {
  const ctx = await guestContext(db);
  const trxId = await fillCart(ctx, [product, 1]);
  await buy(ctx, trxId);
  const [purchase] = await db
    .update(purchases)
    .set({ placedAt: new Date(iso) })
    .where(eq(purchases.trxId, trxId))
    .returning({ id: purchases.id });
  const [order] = await db
    .update(orders)
    .set({ totalMinor: 2000, ...values })
    .where(eq(orders.purchaseId, purchase!.id))
    .returning({ total: orders.totalMinor });
  return order!.total;
}

const at = (iso: string, timeZone = "UTC", permissions: string[] = []) =>
  makeContext(db, { now: new Date(iso), settings: { timeZone }, visitor: { customerId: 1, permissions } });

test("a shop's sales are its own, to the cent, next to those of the period before, and the bars add up", async () => {
  await sell(lamp, "2026-11-20T10:00:00Z", { totalMinor: 1999 });
  await sell(lamp, "2026-11-20T23:59:59Z", { totalMinor: 2 });
  await sell(lamp, "2026-11-25T00:00:00Z", { totalMinor: 1000 });
  await sell(lamp, "2026-11-19T00:00:00Z", { totalMinor: 6002 });
  await sell(lamp, "2026-11-11T00:00:00Z", { totalMinor: 70 });
  await sell(shirt, "2026-11-20T10:00:00Z");
  const figures = await getShopSales(at("2026-11-26T08:00:00Z"), { id: lamp.shopId, role: "owner" }, "7d");
  expect(figures).toMatchObject({
    firstDay: "2026-11-20",
    lastDay: "2026-11-26",
    sales: { now: { amount: 3001 }, before: { amount: 6002 }, change: -50 },
    orders: { now: 3, before: 1, change: 200 },
    average: { now: { amount: 1000 }, before: { amount: 6002 } },
    earned: { now: { amount: 0 }, change: null },
    most: { amount: 2001 },
  });
  expect(figures!.buckets.map(({ sales }) => sales.amount)).toEqual([2001, 0, 0, 0, 0, 1000, 0]);
  expect(figures!.buckets.map(({ share }) => share)).toEqual([1000, 0, 0, 0, 0, 500, 0]);
});

test("canceled orders are no sales, and a day begins when it does in the shop's time zone", async () => {
  await sell(lamp, "2026-11-21T03:30:00Z");
  await sell(lamp, "2026-11-21T12:00:00Z", { fulfilmentStatus: "canceled" });
  const shop = { id: lamp.shopId, role: "owner" } as const;
  const days = (figures: Awaited<ReturnType<typeof getShopSales>>) =>
    figures!.buckets.filter(({ orders: count }) => count > 0).map(({ day, orders: count }) => [day, count]);
  expect(days(await getShopSales(at("2026-11-22T12:00:00Z"), shop, "7d"))).toEqual([["2026-11-21", 1]]);
  expect(days(await getShopSales(at("2026-11-22T12:00:00Z", "America/New_York"), shop, "7d"))).toEqual([
    ["2026-11-20", 1],
  ]);
  expect(days(await getShopSales(at("2026-11-22T12:00:00Z"), shop, "12m"))).toEqual([["2026-11-01", 1]]);
});

test("each sees what their role shows", async () => {
  const ctx = at("2026-11-22T12:00:00Z");
  expect(await getShopSales(ctx, { id: lamp.shopId, role: "products" }, "7d")).toBeNull();
  expect(await getShopSales(ctx, { id: lamp.shopId, role: "orders" }, "7d")).toMatchObject({ earned: null });
  expect((await getShopSales(ctx, { id: lamp.shopId, role: "finance" }, "7d"))!.earned).not.toBeNull();
  expect(await getMarketSales(ctx, "7d")).toBeNull();
  expect(await getMarketSales(at("2026-11-22T12:00:00Z", "UTC", ["orders.read"]), "7d")).toMatchObject({
    earned: null,
  });
});

test("the operator sees all shops together, in the base currency", async () => {
  await sell(lamp, "2026-11-21T10:00:00Z", { totalMinor: 1000 });
  await sell(shirt, "2026-11-21T10:00:00Z", { totalMinor: 500 });
  const all = await getMarketSales(at("2026-11-22T12:00:00Z", "UTC", ["*"]), "30d");
  expect(all).toMatchObject({ sales: { now: { amount: 1500, currency: "USD" } }, orders: { now: 2 } });
  expect(all!.buckets).toHaveLength(30);
  expect(all!.earned).not.toBeNull();
});
