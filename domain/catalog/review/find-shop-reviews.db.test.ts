import { expect, test } from "vitest";
import { reviews } from "#db/schema/review.ts";
import { makeCategory, makeProduct, makeShop } from "#tests/support/catalog.ts";
import { makeContext } from "#tests/support/context.ts";
import { openTestDatabase } from "#tests/database/open-test-database.ts";
import { refreshListings } from "../../discovery/listing/refresh-listings.ts";
import { findShopReviews } from "./find-shop-reviews.ts";
import { shopReviewsTag } from "./review.ts";

const { db } = await openTestDatabase();
const ctx = makeContext(db);

const category = await makeCategory(db);
const shopId = await makeShop(db);
const own = [await makeProduct(db, shopId, category, { name: "Pot" }), await makeProduct(db, shopId, category)];
const other = await makeProduct(db, await makeShop(db), category);
const samples = [
  [own[0]!, 5, "published"],
  [own[1]!, 4, "published"],
  [own[0]!, 1, "hidden"],
  [own[0]!, 5, "published"],
  [other, 2, "published"],
] as const;
await db.insert(reviews).values(
  samples.map(([{ productId }, stars, status], index) => ({
    productId,
    stars,
    status,
    authorName: `Writer ${index}`,
    createdAt: new Date(Date.UTC(2026, 10, 1 + index)),
  })),
);
await refreshListings(ctx, "all");

test("the reviews of a shop are those of everything that it shows, the newest first", async () => {
  const { reviews: page, summary } = await findShopReviews(ctx, shopId, { stars: null, page: 1 });
  expect(page.items.map(({ author }) => author)).toEqual(["Writer 3", "Writer 1", "Writer 0"]);
  expect(page.items[0]!.product.name).toBe("Pot");
  expect(page.total).toBe(3);
  expect(summary).toEqual({ average: 4.7, count: 3, stars: [0, 0, 0, 1, 2] });
});

test("the reviews of a shop can be filtered by stars", async () => {
  const { reviews: page, summary } = await findShopReviews(ctx, shopId, { stars: 4, page: 1 });
  expect(page.items.map(({ author }) => author)).toEqual(["Writer 1"]);
  expect(page.total).toBe(1);
  expect(summary.count).toBe(3);
});

test("a cached page with reviews depends on the shop's reviews", async () => {
  const tags: string[] = [];
  const recording = {
    ...ctx,
    cache: { ...ctx.cache, dependsOnTags: (added: readonly string[]) => void tags.push(...added) },
  };
  await findShopReviews(recording, shopId, { stars: null, page: 1 });
  expect(tags).toContain(shopReviewsTag(shopId));
});
