import { expect, test } from "vitest";
import { attributes, attributeValues } from "#db/schema/attribute.ts";
import { productTranslations, variantValues } from "#db/schema/product.ts";
import { shippingRates } from "#db/schema/shipping.ts";
import { makeCategory, makeProduct, makeShop } from "#tests/support/catalog.ts";
import { makeContext } from "#tests/support/context.ts";
import { reducePrice } from "#tests/support/sales.ts";
import { openTestDatabase } from "#tests/database/open-test-database.ts";
import { refreshListings } from "../listing/refresh-listings.ts";
import type { FeedItem } from "./feed.ts";
import { readFeed } from "./read-feed.ts";

const NOW = new Date("2026-11-20T12:00:00Z");
const TOMORROW = new Date("2026-11-21T12:00:00Z");
const SPANISH = { code: "es", name: "Español", direction: "ltr" as const, flag: "es" };
const EURO = { code: "EUR", name: "Euro", symbol: "€", exchangeRate: "0.5", roundingStepMinor: 1 };
const { db } = await openTestDatabase();
const [shop, category] = [await makeShop(db), await makeCategory(db)];
const shirt = await makeProduct(db, shop, category, { slug: "shirt", name: "Shirt", prices: [2000, 2400], stock: 3 });
await makeProduct(db, shop, category, { slug: "mug", name: "Mug", prices: [900], stock: 0 });
await makeProduct(db, shop, category, { slug: "draft", status: "draft" });
const [size] = await db.insert(attributes).values({ name: "Shoe size" }).returning({ id: attributes.id });
const [large] = await db
  .insert(attributeValues)
  .values({ attributeId: size!.id, name: "Large" })
  .returning({ id: attributeValues.id });
const variantId = shirt.variantIds[1]!;
await db.insert(variantValues).values({ variantId, attributeId: size!.id, attributeValueId: large!.id });
await db.insert(productTranslations).values({ productId: shirt.productId, languageCode: "es", name: "Camisa" });
await reducePrice(db, shirt.productId, {
  percentBasisPoints: 5000,
  startsAt: new Date("2026-11-19T12:00:00Z"),
  endsAt: TOMORROW,
});
await refreshListings(makeContext(db, { now: NOW }), "all");

async function read(visitor: Parameters<typeof makeContext>[1] = {}): Promise<FeedItem[]> {
  const items: FeedItem[] = [];
  for await (const part of readFeed(makeContext(db, { now: NOW, ...visitor }))) items.push(...part);
  return items;
}

test("every variant that is shown is one item, those of a product in a group", async () => {
  const items = await read();
  expect(items.map(({ title }) => title)).toEqual(["Shirt", "Shirt – Large", "Mug"]);
  expect(new Set(items.slice(0, 2).map(({ groupId }) => groupId)).size).toBe(1);
  expect(items[1]).toMatchObject({ size: "Large", details: [{ name: "Shoe size", value: "Large" }], isInStock: true });
  expect(items[1]?.path).toMatch(/^\/product\/shirt\?variant=\d+&currency=USD$/);
  expect(items[2]).toMatchObject({ groupId: null, isInStock: false, salePrice: null });
  expect(items[2]?.path).toMatch(/^\/product\/mug\?variant=\d+&currency=USD$/);
});

test("the delivery of each is the same as on the product's own screen", async () => {
  await db.update(shippingRates).set({ priceMinor: 500, freeFromMinor: 1100, minimumDays: 2, maximumDays: 4 });
  const items = await read({ visitor: { currency: EURO } });
  expect(items[0]?.shipping).toMatchObject({ countryCode: "US", service: "Standard delivery", minimumDays: 2 });
  // The second costs so much that its delivery is free.
  expect(items.map(({ shipping }) => shipping?.price)).toEqual([
    { minor: 250, currency: "EUR" },
    { minor: 0, currency: "EUR" },
    { minor: 250, currency: "EUR" },
  ]);
});

test("an offer has the old price, the current price and its end, in the requested currency and language", async () => {
  const [first] = await read({ visitor: { language: SPANISH, currency: EURO } });
  expect(first).toMatchObject({
    title: "Camisa",
    price: { minor: 1000, currency: "EUR" },
    salePrice: { minor: 500, currency: "EUR" },
    saleEndsAt: TOMORROW,
  });
});
