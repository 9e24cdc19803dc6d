import { expect, test } from "vitest";
import { refreshListings } from "#domain/discovery/listing/refresh-listings.ts";
import { makeContext } from "#tests/support/context.ts";
import { openTestDatabase } from "#tests/database/open-test-database.ts";
import { createDice, makeRandomCatalog } from "#tests/support/random-catalog.ts";
import { createColumnsEngine } from "./columns/columns-engine.ts";
import { postgresEngine } from "./postgres/postgres-engine.ts";

const NOW = new Date("2026-11-20T12:00:00Z");
const { db } = await openTestDatabase();
const ctx = makeContext(db, { now: NOW });
const columns = createColumnsEngine();

const catalog = await makeRandomCatalog(db, createDice(9), NOW, 60);
await refreshListings(ctx, "all");

test("similar is what is in stock, near in price and well sold, of the categories that are asked for, in both engines", async () => {
  const categories = catalog.categories.map(({ id }) => id);
  const categoryOf = new Map(catalog.products.map((product) => [product.id, product.categoryId]));
  for (const [index, { id, categoryId }] of catalog.products.slice(0, 10).entries()) {
    const chosen = categories.slice(0, 1 + (index % categories.length));
    const near = { nearest: chosen.slice(0, 1), all: chosen };
    const found = await postgresEngine.findSimilar(ctx, id, near, 8);
    expect(found, String(id)).not.toContain(id);
    const others = catalog.products.filter((other) => other.id !== id && chosen.includes(other.categoryId));
    expect(found.length, `${id} of ${categoryId}`).toBe(Math.min(8, others.length));
    const isNear = found.map((other) => near.nearest.includes(categoryOf.get(other)!));
    expect(isNear, "the nearest first").toEqual(isNear.toSorted((one, other) => Number(other) - Number(one)));
    expect(await columns.findSimilar(ctx, id, near, 8), String(id)).toEqual(found);
  }
});

test("nothing is similar to a product that is not listed", async () => {
  const categories = catalog.categories.map(({ id }) => id);
  for (const engine of [postgresEngine, columns])
    expect(await engine.findSimilar(ctx, 1_000_000, { nearest: categories, all: categories }, 8)).toEqual([]);
});
