import { expect, test, vi } from "vitest";
import { withTransaction } from "#domain/context.ts";
import { refreshListings } from "#domain/discovery/listing/refresh-listings.ts";
import { makeCategory, makeProduct, makeShop } from "#tests/support/catalog.ts";
import { makeContext } from "#tests/support/context.ts";
import { openTestDatabase } from "#tests/database/open-test-database.ts";
import { createSearch } from "./create-search.ts";
import type { SearchContext, SearchEngine } from "./search-engine.ts";

const NOW = new Date("2026-11-20T12:00:00Z");
const [ELEVEN_MINUTES, MANY] = [660_000, 3];
const { db } = await openTestDatabase();
const ctx = makeContext(db, { now: NOW });
const later = makeContext(db, { now: new Date(NOW.getTime() + ELEVEN_MINUTES) });

const [shop, category] = [await makeShop(db), await makeCategory(db)];
const made: number[] = [];
for (let number = 0; number < MANY; number++) made.push((await makeProduct(db, shop, category)).productId);

test("a small shop is searched in SQL, and in columns once it is found to have grown", async () => {
  const search = createSearch(null, MANY);
  await refreshListings(ctx, made.slice(1));
  expect(await usesColumns(search, ctx)).toBe(false);
  await refreshListings(ctx, made);
  expect(await usesColumns(search, ctx)).toBe(false);
  expect(await usesColumns(search, later)).toBe(true);
});

test("the engine can be forced", async () => {
  expect(await usesColumns(createSearch("columns"), ctx)).toBe(true);
  expect(await usesColumns(createSearch("postgres", 1), ctx)).toBe(false);
});

test("a transaction finds what it has written", async () => {
  const search = createSearch("columns");
  await withTransaction(ctx, async (inside) => {
    await refreshListings(inside, made);
    expect(await usesColumns(search, inside)).toBe(false);
  });
});

/** Once they are loaded, similar products are found in the columns without a statement. */
async function usesColumns(search: SearchEngine, asking: SearchContext): Promise<boolean> {
  await search.prepare(asking);
  const statements = vi.spyOn(asking.db, "execute");
  await search.findSimilar(asking, made[0]!, { nearest: [], all: [] }, 1);
  const { length } = statements.mock.calls;
  statements.mockRestore();
  return length === 0;
}
