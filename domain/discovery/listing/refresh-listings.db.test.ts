import { eq, sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { readMoney } from "#db/columns.ts";
import { listingProducts, listingVariants, listingWords } from "#db/schema/listing.ts";
import { priceChanges, priceRules } from "#db/schema/price-rule.ts";
import { products, variants } from "#db/schema/product.ts";
import { shops } from "#db/schema/shop.ts";
import { stockLevels } from "#db/schema/stock.ts";
import { compareMoney } from "#shared/money.ts";
import { makeContext } from "#tests/support/context.ts";
import { openTestDatabase } from "#tests/database/open-test-database.ts";
import { createDice, makeRandomCatalog } from "#tests/support/random-catalog.ts";
import { findPricesNow } from "../../catalog/product/find-prices-now.ts";
import { findProductCards } from "../../catalog/product/find-product-cards.ts";
import { refreshListings, refreshStaleListings, refreshStockFlag } from "./refresh-listings.ts";

const NOW = new Date("2026-11-20T12:00:00Z");
const DAY = 86_400_000;
const { db } = await openTestDatabase();
const minor = (value: number | null) => (value === null ? null : readMoney(value, "USD"));

async function expectPricesAsComputed(now: Date): Promise<void> {
  const prices = await findPricesNow(
    makeContext(db, { now }),
    catalog.products.map(({ id }) => id),
  );
  const rows = await db.select().from(listingVariants);
  expect(rows).toHaveLength(prices.size);
  for (const row of rows)
    expect({
      id: row.variantId,
      price: minor(row.priceMinor),
      oldPrice: minor(row.oldPriceMinor),
      lowestPrice30Days: minor(row.lowestPrice30DaysMinor),
      validUntil: row.priceValidUntilAt,
      endsAt: row.offerEndsAt,
    }).toEqual({ id: row.variantId, ...prices.get(row.variantId) });
}

const catalog = await makeRandomCatalog(db, createDice(7), NOW, 60);
await refreshListings(makeContext(db, { now: NOW }), "all");

describe("the listing's rows", () => {
  test("hold the prices that the rules make, as computed one by one", () => expectPricesAsComputed(NOW));

  test("show each product by its cheapest variant", async () => {
    const rows = await db.select().from(listingProducts);
    const listed = await db.select().from(listingVariants);
    expect(rows).toHaveLength(catalog.products.length);
    for (const row of rows) {
      const own = listed.filter(({ productId }) => productId === row.productId);
      const inStock = own.filter(({ isInStock }) => isInStock).map(({ priceMinor }) => priceMinor);
      expect(row.priceMinor).toBe(Math.min(...own.map(({ priceMinor }) => priceMinor)));
      expect(own.find(({ variantId }) => variantId === row.leadVariantId)?.priceMinor).toBe(row.priceMinor);
      expect(row.inStockPriceMinor).toBe(inStock.length > 0 ? Math.min(...inStock) : null);
      expect(row.isInStock).toBe(inStock.length > 0);
    }
  });

  test("become stale at an edge, are read right before they are written anew, and then are right for good", async () => {
    const later = new Date(NOW.getTime() + 3 * DAY);
    const ctx = makeContext(db, { now: later });
    const ids = catalog.products.map(({ id }) => id);
    const prices = await findPricesNow(ctx, ids);
    for (const card of await findProductCards(ctx, ids)) {
      const own = catalog.products.find(({ id }) => id === card.id)!.variants.map(({ id }) => prices.get(id)!.price);
      const lowest = own.toSorted(compareMoney)[0]!;
      expect(readMoney(card.price.amount, "USD")).toEqual(lowest);
    }
    expect(await refreshStaleListings(ctx)).toBeGreaterThan(0);
    expect(ctx.traces.purged).toContain("wide-listing");
    await expectPricesOfVariants(later);
    expect(await refreshStaleListings(ctx)).toBe(0);
  });

  test("remember a changed price", async () => {
    const { id } = catalog.products[0]!.variants[0]!;
    await db.delete(priceRules);
    await refreshListings(makeContext(db, { now: NOW }), "all");
    await db.update(variants).set({ priceMinor: 12_345 }).where(eq(variants.id, id));
    const later = new Date(NOW.getTime() + DAY);
    await refreshListings(makeContext(db, { now: later }), [catalog.products[0]!.id]);
    const rows = await db.select().from(priceChanges).where(eq(priceChanges.variantId, id));
    expect(rows.filter(({ changedAt }) => changedAt.getTime() === later.getTime())).toMatchObject([
      { priceMinor: 12_345 },
    ]);
  });

  test("leave out what is not shown: drafts, what is not approved, shops that are suspended, variants switched off", async () => {
    const ctx = makeContext(db, { now: NOW });
    const [draft, waiting] = catalog.products;
    await db.update(products).set({ status: "draft" }).where(eq(products.id, draft!.id));
    await db.update(products).set({ isApproved: false }).where(eq(products.id, waiting!.id));
    await refreshListings(ctx, [draft!.id, waiting!.id]);
    expect(await findProductCards(ctx, [draft!.id, waiting!.id])).toEqual([]);
    const closed = catalog.shops[0]!.id;
    await db.update(shops).set({ status: "suspended" }).where(eq(shops.id, closed));
    await refreshListings(ctx, "all");
    const rows = await db.select().from(listingProducts);
    expect(rows.some((row) => row.shopId === closed)).toBe(false);
    const product = catalog.products.find(
      ({ id, variants: own }) => own.length > 1 && rows.some((row) => row.productId === id),
    )!;
    await db.update(variants).set({ isActive: false }).where(eq(variants.productId, product.id));
    await refreshListings(ctx, [product.id]);
    expect(await findProductCards(ctx, [product.id])).toEqual([]);
  });

  test("note what sold out and what came back, and purge only then", async () => {
    const product = catalog.products.find(({ variants: own }) => own.length === 1 && own[0]!.units > 1)!;
    const variant = product.variants[0]!;
    const ctx = makeContext(db, { now: NOW });
    await db
      .update(stockLevels)
      .set({ allocated: variant.units - 1 })
      .where(eq(stockLevels.variantId, variant.id));
    await refreshStockFlag(ctx, [variant.id]);
    expect(ctx.traces.purged).toEqual([]);
    await db.update(stockLevels).set({ allocated: variant.units }).where(eq(stockLevels.variantId, variant.id));
    await refreshStockFlag(ctx, [variant.id]);
    expect(ctx.traces.purged).toEqual(
      expect.arrayContaining(["wide-listing", "shown-products", `product:${product.id}`]),
    );
    const [row] = await db.select().from(listingProducts).where(eq(listingProducts.productId, product.id));
    expect(row).toMatchObject({ isInStock: false, inStockPriceMinor: null });
  });

  test("know the words that products are found by", async () => {
    const words = await db
      .select({ word: listingWords.word })
      .from(listingWords)
      .where(sql`word in ('creme', 'brulee', 'pour', 'over', 'brand1', 'top')`);
    expect(words.map(({ word }) => word).toSorted()).toEqual(["brand1", "brulee", "creme", "over", "pour", "top"]);
  });
});

/** Rows without an edge in between keep their history as it was; all prices are those of the rules now. */
async function expectPricesOfVariants(now: Date): Promise<void> {
  const prices = await findPricesNow(
    makeContext(db, { now }),
    catalog.products.map(({ id }) => id),
  );
  for (const row of await db.select().from(listingVariants)) {
    expect(minor(row.priceMinor)).toEqual(prices.get(row.variantId)!.price);
    expect(row.priceValidUntilAt).toEqual(prices.get(row.variantId)!.validUntil);
  }
}
