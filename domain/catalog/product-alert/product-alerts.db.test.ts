import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { currencies } from "#db/schema/currency.ts";
import { customers } from "#db/schema/customer.ts";
import { mails, rateLimits } from "#db/schema/mail.ts";
import { notifications } from "#db/schema/notification.ts";
import { productAlerts } from "#db/schema/product-alert.ts";
import { variants } from "#db/schema/product.ts";
import { stockLevels } from "#db/schema/stock.ts";
import { variantPrices } from "#db/schema/variant-price.ts";
import { makeCategory, makeProduct, makeShop } from "#tests/support/catalog.ts";
import { makeContext } from "#tests/support/context.ts";
import { makeCustomer } from "#tests/support/customers.ts";
import { openTestDatabase } from "#tests/database/open-test-database.ts";
import { refreshListings } from "../../discovery/listing/refresh-listings.ts";
import { refreshStock } from "../../fulfilment/stock/refresh-stock.ts";
import { askForAlert } from "./ask-for-alert.ts";
import { countAlertsOfKey, endAlerts } from "./end-alerts.ts";
import { notifyAlerts } from "./notify-alerts.ts";

const { db } = await openTestDatabase({ commits: true });
const email = "noor@souk.example";
let soldOut: number;
let sold: number;
let soldProduct: number;

beforeEach(async () => {
  for (const table of [productAlerts, mails, notifications, customers, rateLimits]) await db.delete(table);
  const [shop, category] = [await makeShop(db), await makeCategory(db)];
  soldOut = (await makeProduct(db, shop, category, { stock: 0, name: "Copper kettle" })).variantIds[0]!;
  const made = await makeProduct(db, shop, category, { prices: [2000] });
  [sold, soldProduct] = [made.variantIds[0]!, made.productId];
  await refreshListings(makeContext(db), "all");
});

const requestAlert = (variantId: number, kind: "back_in_stock" | "price_drop", visitor = {}) =>
  askForAlert(makeContext(db, { visitor }), { variant_id: variantId, kind, email });

async function receive(variantId: number) {
  const ctx = makeContext(db);
  await db.update(stockLevels).set({ onHand: 5 }).where(eq(stockLevels.variantId, variantId));
  await refreshStock(ctx, [{ variantId, quantity: 5 }]);
  return ctx;
}

async function reprice(priceMinor: number) {
  const ctx = makeContext(db);
  await db.update(variants).set({ priceMinor }).where(eq(variants.id, sold));
  await refreshListings(ctx, [soldProduct]);
  return ctx;
}

describe("asking", () => {
  test("is answered the same the second time, and leaves one row", async () => {
    const first = await requestAlert(soldOut, "back_in_stock");
    expect(first).toEqual({ ok: true, value: null });
    expect(await requestAlert(soldOut, "back_in_stock")).toEqual(first);
    expect(await db.select().from(productAlerts)).toHaveLength(1);
  });

  test("is refused for available or hidden products, and too often from one address", async () => {
    expect(await requestAlert(sold, "back_in_stock")).toFail("in_stock_already");
    expect(await requestAlert(2_000_000_000, "price_drop")).toFail("not_found");
    const ctx = makeContext(db, { settings: { alertTriesPerAddress: 1 }, visitor: { address: "10.1.1.1" } });
    const input = { variant_id: sold, kind: "price_drop" as const, email };
    expect(await askForAlert(ctx, input)).toSucceed();
    expect(await askForAlert(ctx, input)).toFail("too_many_tries");
  });
});

describe("notifying", () => {
  test("comes by mail once the stock has arrived, and once only", async () => {
    await requestAlert(soldOut, "back_in_stock");
    expect(await notifyAlerts(makeContext(db))).toBe(0);
    expect((await receive(soldOut)).traces.woken).toContain("tell-alerts");
    expect(await notifyAlerts(makeContext(db))).toBe(1);
    expect(await notifyAlerts(makeContext(db))).toBe(0);
    const sent = await db.select().from(mails);
    expect(sent).toMatchObject([
      { recipient: email, template: "product-alert", data: { name: "Copper kettle", price: "$10.00" } },
    ]);
  });

  test("comes when the price falls below what it was when asked", async () => {
    await requestAlert(sold, "price_drop");
    await reprice(2000);
    expect(await notifyAlerts(makeContext(db))).toBe(0);
    expect((await reprice(1500)).traces.woken).toContain("tell-alerts");
    expect(await notifyAlerts(makeContext(db))).toBe(1);
    await reprice(1200);
    expect(await notifyAlerts(makeContext(db))).toBe(0);
  });

  test("follows the fixed price of the alert's currency, neither the base price nor the rate", async () => {
    const currency = { code: "EUR", name: "Euro", symbol: "€", exchangeRate: "0.92", roundingStepMinor: 1 };
    const fix = (priceMinor: number) =>
      db
        .insert(variantPrices)
        .values({ variantId: sold, currencyCode: "EUR", priceMinor })
        .onConflictDoUpdate({ target: [variantPrices.variantId, variantPrices.currencyCode], set: { priceMinor } });
    await fix(1990);
    await db.update(currencies).set({ isActive: true }).where(eq(currencies.code, "EUR"));
    await requestAlert(sold, "price_drop", { currency });
    await reprice(900);
    expect(await notifyAlerts(makeContext(db))).toBe(0);
    await fix(1989);
    await reprice(2500);
    expect(await notifyAlerts(makeContext(db))).toBe(1);
    expect(await db.select().from(mails)).toMatchObject([{ data: { price: "€19.89" } }]);
  });

  test("notifies a customer in the shop as well, each in the reader's language", async () => {
    const customerId = await makeCustomer(db, { email, languageCode: "ar" });
    await requestAlert(soldOut, "back_in_stock", { customerId });
    await receive(soldOut);
    await notifyAlerts(makeContext(db));
    const received = await db.select().from(notifications);
    expect(received).toMatchObject([{ customerId, link: expect.stringMatching(/^\/product\/.*variant=/) }]);
    expect(received[0]!.title).toMatch(/\p{Script=Arabic}/u);
    expect((await db.select().from(mails))[0]!.languageCode).toBe("en");
  });

  test("is done once by two concurrent workers", async () => {
    for (let index = 0; index < 30; index += 1)
      await askForAlert(makeContext(db, { settings: { alertTriesPerAddress: 100 } }), {
        variant_id: soldOut,
        kind: "back_in_stock",
        email: `reader-${index}@souk.example`,
      });
    await receive(soldOut);
    const counts = await Promise.all([1, 2, 3].map(() => notifyAlerts(makeContext(db))));
    expect(counts.reduce((sum, count) => sum + count)).toBe(30);
    expect(await db.select().from(mails)).toHaveLength(30);
  });
});

test("the link in the mail ends what still waits for the address, without signing in", async () => {
  await requestAlert(soldOut, "back_in_stock");
  await requestAlert(sold, "price_drop");
  await receive(soldOut);
  await notifyAlerts(makeContext(db));
  const { key } = (await db.select().from(mails))[0]!.data as { key: string };
  const guest = makeContext(db);
  expect(await countAlertsOfKey(guest, key)).toBe(1);
  expect(await countAlertsOfKey(guest, "another")).toBeNull();
  await endAlerts(guest, "another");
  expect(await countAlertsOfKey(guest, key)).toBe(1);
  await endAlerts(guest, key);
  await endAlerts(guest, key);
  expect(await countAlertsOfKey(guest, key)).toBe(0);
  await reprice(100);
  expect(await notifyAlerts(guest)).toBe(0);
});
