import { eq } from "drizzle-orm";
import { beforeEach, expect, test, vi } from "vitest";
import { products, productTranslations } from "#db/schema/product.ts";
import { stockLevels } from "#db/schema/stock.ts";
import type { Context } from "#domain/context.ts";
import { refreshListings } from "#domain/discovery/listing/refresh-listings.ts";
import { findColors } from "#domain/catalog/color/find-colors.ts";
import { findProductCards } from "#domain/catalog/product/find-product-cards.ts";
import { productTag } from "#domain/catalog/product/product.ts";
import { refreshStock } from "#domain/fulfilment/stock/refresh-stock.ts";
import { makeCategory, makeProduct, makeShop } from "#tests/support/catalog.ts";
import { makeContext, type ContextOptions } from "#tests/support/context.ts";
import { reducePrice } from "#tests/support/sales.ts";
import { openTestDatabase } from "#tests/database/open-test-database.ts";
import { createCache } from "../cache/cache.ts";

const NOW = new Date("2026-11-20T12:00:00Z");
const IN_STOCK = { colors: [], valueGroups: [], isInStock: true, named: null };
const { db, handle } = await openTestDatabase();
let cache = createCache({ kilobytes: 100, announce: async () => undefined });

const visit = (options: ContextOptions = {}): Context => ({ ...makeContext(db, { now: NOW, ...options }), cache });

async function rename(name: string): Promise<void> {
  await db.update(products).set({ name }).where(eq(products.id, lamp!.productId));
}

const [shop, category] = [await makeShop(db), await makeCategory(db)];
const lamp = await makeProduct(db, shop, category, { prices: [2000], stock: 100 });
const vase = await makeProduct(db, shop, category, { prices: [1500], stock: 100 });
await refreshListings(visit(), "all");

beforeEach(async () => {
  cache = createCache({ kilobytes: 100, announce: async () => undefined });
  await rename("Lamp");
});

test("a card is cached until its product is written again, each in its place", async () => {
  const ids = [vase!.productId, lamp!.productId, vase!.productId];
  expect((await findProductCards(visit(), ids)).map(({ id }) => id)).toEqual(ids);
  await rename("Lantern");
  expect((await findProductCards(visit(), ids))[1]).toMatchObject({ name: "Lamp" });
  await cache.purge([productTag(vase!.productId)]);
  expect((await findProductCards(visit(), ids))[1]).toMatchObject({ name: "Lamp" });
  await cache.purge([productTag(lamp!.productId)]);
  expect((await findProductCards(visit(), ids))[1]).toMatchObject({ name: "Lantern" });
});

test("cards of a list of what is in stock, and of another language, are others", async () => {
  const ids = [lamp!.productId];
  await db
    .insert(productTranslations)
    .values({ productId: lamp!.productId, languageCode: "es", name: "Lámpara", shortDescription: "", description: "" });
  await db.update(stockLevels).set({ onHand: 0 }).where(eq(stockLevels.variantId, lamp!.variantIds[0]!));
  await refreshListings(visit(), ids);
  expect(await findProductCards(visit(), ids)).toMatchObject([{ name: "Lamp" }]);
  expect(await findProductCards(visit(), ids, IN_STOCK)).toEqual([]);
  const spanish = { code: "es", name: "Español", direction: "ltr" as const, flag: "es" };
  expect(await findProductCards(visit({ visitor: { language: spanish } }), ids)).toMatchObject([{ name: "Lámpara" }]);
  await db.update(stockLevels).set({ onHand: 100 }).where(eq(stockLevels.variantId, lamp!.variantIds[0]!));
  await refreshListings(visit(), ids);
  expect(await findProductCards(visit(), ids, IN_STOCK)).toMatchObject([{ name: "Lamp", currentStock: 100 }]);
});

test("a product that is not shown is not asked for again before it is", async () => {
  const ids = [lamp!.productId, vase!.productId];
  const change = (status: "draft" | "published") =>
    db.update(products).set({ status }).where(eq(products.id, lamp!.productId));
  await change("draft");
  await refreshListings(visit(), [lamp!.productId]);
  expect((await findProductCards(visit(), ids)).map(({ id }) => id)).toEqual([vase!.productId]);
  await change("published");
  await refreshListings(visit(), [lamp!.productId]);
  expect((await findProductCards(visit(), ids)).map(({ id }) => id)).toEqual(ids);
});

test("the number of units is exact, however many there are", async () => {
  const [ids, variantId] = [[lamp!.productId], lamp!.variantIds[0]!];
  expect(await findProductCards(visit(), ids)).toMatchObject([{ currentStock: 100 }]);
  await db.update(stockLevels).set({ allocated: 7 }).where(eq(stockLevels.variantId, variantId));
  expect(await findProductCards(visit(), ids)).toMatchObject([{ currentStock: 93 }]);
  await db.update(stockLevels).set({ allocated: 0 }).where(eq(stockLevels.variantId, variantId));
});

test("a card that was just read is not asked about once more", async () => {
  await findColors(visit());
  const query = handle.embedded ? vi.spyOn(handle.embedded, "query") : vi.spyOn(handle.pool!, "query");
  await findProductCards(visit(), [lamp!.productId, vase!.productId]);
  expect(query).toHaveBeenCalledTimes(1);
  await findProductCards(visit(), [lamp!.productId, vase!.productId]);
  expect(query).toHaveBeenCalledTimes(2);
  query.mockRestore();
});

test("the last units are counted exactly", async () => {
  const [ids, variantId] = [[lamp!.productId], lamp!.variantIds[0]!];
  expect(await findProductCards(visit(), ids)).toMatchObject([{ currentStock: 100 }]);
  await db.update(stockLevels).set({ onHand: 2 }).where(eq(stockLevels.variantId, variantId));
  await refreshStock(visit(), [{ variantId, quantity: 98 }]);
  expect(await findProductCards(visit(), ids)).toMatchObject([{ currentStock: 2 }]);
  await db.update(stockLevels).set({ onHand: 100 }).where(eq(stockLevels.variantId, variantId));
  await refreshStock(visit(), [{ variantId, quantity: 98 }]);
  expect(await findProductCards(visit(), ids)).toMatchObject([{ currentStock: 100 }]);
});

test("a kept card costs what it does behind the edge of a sale", async () => {
  const ids = [vase!.productId];
  const endsAt = new Date(NOW.getTime() + 60_000);
  await reducePrice(db, vase!.productId, {
    percentBasisPoints: 2000,
    startsAt: new Date(NOW.getTime() - 60_000),
    endsAt,
  });
  await refreshListings(visit(), ids);
  expect(await findProductCards(visit(), ids)).toMatchObject([{ price: { amount: 1200 } }]);
  expect(await findProductCards(visit({ now: endsAt }), ids)).toMatchObject([{ price: { amount: 1500 } }]);
});
