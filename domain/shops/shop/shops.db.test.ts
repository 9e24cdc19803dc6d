import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { categories } from "#db/schema/category.ts";
import { products } from "#db/schema/product.ts";
import { shopFollowers } from "#db/schema/shop-follower.ts";
import { shops, shopFigures, shopTranslations } from "#db/schema/shop.ts";
import { createCache } from "#server/cache/cache.ts";
import { makeCategory, makeProduct, makeShop } from "#tests/support/catalog.ts";
import { ARABIC, makeContext } from "#tests/support/context.ts";
import { makeCustomer } from "#tests/support/customers.ts";
import { openTestDatabase } from "#tests/database/open-test-database.ts";
import { refreshListings } from "../../discovery/listing/refresh-listings.ts";
import { findShopPage } from "./find-shop-page.ts";
import { findShopsById } from "./find-shops-by-id.ts";
import { getShop } from "./get-shop.ts";
import type { ShopQuery } from "./shop.ts";

const DAY = 86_400_000;
const { db } = await openTestDatabase();
const ctx = makeContext(db);

const top = await makeCategory(db);
await db.update(categories).set({ slug: "kitchen" }).where(eq(categories.id, top));
const leaf = await makeCategory(db);
await db.update(categories).set({ parentId: top }).where(eq(categories.id, leaf));
const old = new Date(ctx.now().getTime() - 300 * DAY);
const clay = await makeShop(db, { slug: "clay", name: "Hearth & Clay", story: "Two potters.", createdAt: old });
const until = new Date(ctx.now().getTime() + 3 * DAY);
const cafe = await makeShop(db, { slug: "cafe", name: "Café 100%", onHolidayUntilAt: until });
const empty = await makeShop(db, { slug: "empty", name: "Empty" });
await db.insert(shopTranslations).values({ shopId: clay, languageCode: "ar", tagline: "طين", story: "خزّافان" });
const leafProduct = (await makeProduct(db, clay, leaf, { ratingTenths: 50, reviewsCount: 3 })).productId;
await makeProduct(db, clay, leaf, { ratingTenths: 40, reviewsCount: 1 });
await makeProduct(db, cafe, await makeCategory(db), { ratingTenths: 30, reviewsCount: 2 });
const customerId = await makeCustomer(db);
await db.insert(shopFollowers).values({ customerId, shopId: cafe });
await refreshListings(ctx, "all");

const EVERY: ShopQuery = {
  q: "",
  rating: null,
  category: null,
  isOpen: false,
  sort: "top_rated",
  page: 1,
  perPage: 24,
};
const found = async (query: Partial<ShopQuery>) =>
  (await findShopPage(ctx, { ...EVERY, ...query })).items.map(({ slug }) => slug);

describe("the list of shops", () => {
  test("has those that sell something, with their details", async () => {
    const { items, total } = await findShopPage(ctx, EVERY);
    expect(total).toBe(2);
    expect(items).toMatchObject([
      { id: clay, rating: 4.8, reviewsCount: 4, productsCount: 2, followersCount: 0, onHolidayUntil: null },
      { id: cafe, rating: 3, reviewsCount: 2, productsCount: 1, followersCount: 1 },
    ]);
    expect(items[1]!.onHolidayUntil).toMatch(/^\d{4}-/);
  });

  test("is sorted as asked", async () => {
    expect(await found({ sort: "most_followed" })).toEqual(["cafe", "clay"]);
    expect(await found({ sort: "most_products" })).toEqual(["clay", "cafe"]);
    expect(await found({ sort: "newest" })).toEqual(["cafe", "clay"]);
    expect(await found({ sort: "name" })).toEqual(["cafe", "clay"]);
  });

  test("is filtered by name ignoring accents, by rating, category and holiday", async () => {
    expect(await found({ q: "CAFE" })).toEqual(["cafe"]);
    expect(await found({ q: "clay hearth" })).toEqual(["clay"]);
    expect(await found({ q: "100%" })).toEqual(["cafe"]);
    expect(await found({ q: "%" })).toEqual(["cafe"]);
    expect(await found({ q: "_" })).toEqual([]);
    expect(await found({ rating: 4 })).toEqual(["clay"]);
    expect(await found({ category: "kitchen" })).toEqual(["clay"]);
    expect(await found({ category: "nowhere" })).toEqual([]);
    expect(await found({ isOpen: true })).toEqual(["clay"]);
  });

  test("comes in pages", async () => {
    expect(await findShopPage(ctx, { ...EVERY, page: 2, perPage: 1 })).toMatchObject({
      items: [{ id: cafe }],
      total: 2,
    });
    expect(await found({ page: 9 })).toEqual([]);
  });
});

describe("the figures of a shop", () => {
  test("follow what it shows", async () => {
    await db.update(products).set({ status: "archived" }).where(eq(products.id, leafProduct));
    await refreshListings(ctx, [leafProduct]);
    expect(await findShopsById(ctx, [clay])).toMatchObject([{ productsCount: 1, rating: 4, reviewsCount: 1 }]);
    const first = await makeProduct(db, empty, await makeCategory(db));
    await refreshListings(ctx, [first.productId]);
    expect(await found({ q: "empty" })).toEqual(["empty"]);
    expect(ctx.traces.purged).toContain("shop-figures");
  });

  test("leave pages in the cache when they stay as they are, as after a new price", async () => {
    const fresh = makeContext(db);
    await refreshListings(fresh, [leafProduct]);
    expect(fresh.traces.purged).not.toContain("shop-figures");
  });

  test("exist for every shop after a complete rewrite", async () => {
    await db.delete(shopFigures);
    await refreshListings(ctx, "all");
    expect(await db.select().from(shopFigures)).toHaveLength(3);
    expect(await findShopsById(ctx, [cafe, clay])).toMatchObject([{ followersCount: 1 }, { productsCount: 2 }]);
  });
});

describe("a shop's own page", () => {
  test("uses the page's language", async () => {
    expect(await getShop(makeContext(db, { visitor: { language: ARABIC } }), "clay")).toSucceed({
      tagline: "طين",
      story: "خزّافان",
      name: "Hearth & Clay",
    });
  });

  test("exists while it sells, is gone once closed, and is unknown otherwise", async () => {
    expect(await getShop(ctx, "clay")).toSucceed({ story: "Two potters." });
    expect(await getShop(ctx, "nowhere")).toFail("not_found");
    for (const [status, code] of [
      ["suspended", "not_found"],
      ["pending", "not_found"],
      ["closed", "shop_gone"],
    ] as const) {
      await db.update(shops).set({ status }).where(eq(shops.id, clay));
      expect(await getShop(ctx, "clay")).toFail(code);
    }
  });
});

test("a shop that returns from its holiday is open at once, whatever was cached", async () => {
  const edges: Date[] = [];
  const cache = {
    ...createCache({ kilobytes: 100, announce: async () => undefined }),
    cacheExpiresAt: (edge: Date) => void edges.push(edge),
  };
  const openAt = async (now: Date) =>
    (await findShopPage({ ...ctx, cache, now: () => now }, { ...EVERY, isOpen: true })).items.map(({ slug }) => slug);
  const back = new Date(ctx.now().getTime() + 3 * DAY);
  expect(await openAt(ctx.now())).not.toContain("cafe");
  expect(edges).toEqual([back]);
  expect(await openAt(back)).toContain("cafe");
  expect(await getShop({ ...ctx, cache, now: () => back }, "cafe")).toMatchObject({ value: { onHolidayUntil: null } });
});
