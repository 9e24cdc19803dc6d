import { eq, inArray, sql } from "drizzle-orm";
import { beforeAll, expect, test, vi } from "vitest";
import { products, variants } from "#db/schema/product.ts";
import { stockLevels } from "#db/schema/stock.ts";
import { makeContext, withReference } from "#tests/support/context.ts";
import { openTestDatabase } from "#tests/database/open-test-database.ts";
import { createDice, makeRandomCatalogue, type RandomCatalogue } from "#tests/support/random-catalogue.ts";
import { withTransaction, type Context } from "../../context.ts";
import { findFacets } from "./find-facets.ts";
import { findListing } from "./find-listing.ts";
import { getListingColumns } from "./get-listing-columns.ts";
import { deleteOldMarks } from "./listing-columns.repository.ts";
import { EMPTY_QUERY, LISTING_SORTS, type ListingQuery } from "./listing.ts";
import { refreshListings, refreshStaleListings, refreshStockNote } from "./refresh-listings.ts";

const NOW = new Date("2026-11-20T12:00:00Z");
const ROUNDS = 12;
const { db } = await openTestDatabase();
const fresh = makeContext(db, { now: NOW });
const [first, second] = [keepColumns(fresh), keepColumns(fresh)];
let catalogue: RandomCatalogue;

beforeAll(async () => {
  await withReference(db, NOW);
  catalogue = await makeRandomCatalogue(db, createDice(5), NOW, 60);
  // Far apart, so that the columns have several parts.
  await db.execute(sql`select setval(pg_get_serial_sequence('products', 'id'), (select max(id) from products) + 3000)`);
  const more = await makeRandomCatalogue(db, createDice(6), NOW, 20);
  catalogue.products.push(...more.products);
  await refreshListings(fresh, "all");
});

test("columns that are kept answer as columns that were just read, whatever was written, in every process", async () => {
  const dice = createDice(77);
  for (let round = 0; round < ROUNDS; round++) {
    await writeSomething(dice);
    for (const query of [EMPTY_QUERY, rollQuery(dice)]) {
      const expected = await answer(fresh, query);
      expect(await answer(first, query), `${round} ${JSON.stringify(query)}`).toEqual(expected);
      if (dice(3) === 0) expect(await answer(second, query), `${round}`).toEqual(expected);
    }
  }
});

test("what a transaction wrote is not seen before its end, and then is, however long it took", async () => {
  const { id } = (await first.db.select({ id: products.id }).from(products).limit(1))[0]!;
  const before = await answer(first, EMPTY_QUERY);
  await expect(
    withTransaction(fresh, async (ctx) => {
      await ctx.db.update(products).set({ status: "draft" }).where(eq(products.id, id));
      await refreshListings(ctx, [id]);
      throw new Error("never mind");
    }),
  ).rejects.toThrow("never mind");
  expect(await answer(first, EMPTY_QUERY)).toEqual(before);
  await withTransaction(fresh, async (ctx) => {
    await ctx.db.update(products).set({ status: "draft" }).where(eq(products.id, id));
    await refreshListings(ctx, [id]);
  });
  expect(await answer(first, EMPTY_QUERY)).toEqual(await answer(fresh, EMPTY_QUERY));
});

test("many who ask at once are told by one or two looks for changes", async () => {
  await getListingColumns(first);
  const { client } = db._.session as unknown as { client: { query: (...given: unknown[]) => unknown } };
  const asked = vi.spyOn(client, "query");
  await Promise.all(Array.from({ length: 20 }, () => getListingColumns(first)));
  const looks = asked.mock.calls.filter(([statement]) => JSON.stringify(statement).includes("listing_changes"));
  asked.mockRestore();
  expect([1, 2]).toContain(looks.length);
});

test("a deep page goes on where the one before it ended", async () => {
  for (const sort of LISTING_SORTS) {
    const whole = await findListing(first, { ...EMPTY_QUERY, sort, perPage: 60 });
    const ids = whole!.products.items.map((product) => product.id);
    const paged: number[] = [];
    for (let page = 1; page <= 12; page++)
      paged.push(
        ...(await findListing(first, { ...EMPTY_QUERY, sort, page, perPage: 5 }))!.products.items.map(({ id }) => id),
      );
    expect(paged, sort).toEqual(ids);
  }
});

/** Keeps the columns and nothing else, as a process does between two questions. */
function keepColumns(ctx: Context): Context {
  const kept = new Map<string, Promise<unknown>>();
  const get: Context["cache"]["get"] = (key, _tags, load) => {
    if (!key.startsWith("columns-")) return load();
    if (!kept.has(key)) kept.set(key, load());
    return kept.get(key) as ReturnType<typeof load>;
  };
  return { ...ctx, cache: { ...ctx.cache, get } };
}

async function answer(ctx: Context, query: ListingQuery): Promise<unknown> {
  const [listing, facets] = await Promise.all([findListing(ctx, query), findFacets(ctx, query)]);
  return { ids: listing!.products.items.map(({ id }) => id), total: listing!.products.total, facets };
}

async function writeSomething(dice: (below: number) => number): Promise<void> {
  const product = catalogue.products[dice(catalogue.products.length)]!;
  const ids = product.variants.map(({ id }) => id);
  const { id } = product;
  switch (dice(7)) {
    case 0:
      await db
        .update(stockLevels)
        .set({ onHand: dice(2) * 5, allocated: 0 })
        .where(inArray(stockLevels.variantId, ids));
      return refreshStockNote(fresh, ids);
    case 1:
      await db
        .update(variants)
        .set({ priceMinor: 1 + dice(60) })
        .where(inArray(variants.id, ids));
      return refreshListings(fresh, [id]);
    case 2:
      await db
        .update(products)
        .set({ status: dice(2) === 0 ? "draft" : "published", salesCount: dice(9) })
        .where(eq(products.id, id));
      return refreshListings(fresh, [id]);
    case 3:
      await db
        .update(variants)
        .set({ isActive: dice(2) === 0 })
        .where(eq(variants.id, ids[0]!));
      return refreshListings(fresh, [id]);
    case 4:
      await db
        .update(products)
        .set({ categoryId: catalogue.categories[dice(6)]!.id })
        .where(eq(products.id, id));
      return refreshListings(fresh, [id]);
    case 5:
      await refreshStaleListings(makeContext(db, { now: new Date(NOW.getTime() + dice(20) * 86_400_000) }));
      return deleteOldMarks(fresh);
    default:
      return refreshListings(fresh, "all");
  }
}

function rollQuery(dice: (below: number) => number): ListingQuery {
  const some = (ids: readonly number[]) => (dice(3) === 0 ? ids.filter(() => dice(2) === 0) : []);
  return {
    ...EMPTY_QUERY,
    categories: some(catalogue.categories.map(({ id }) => id)),
    brands: some(catalogue.brands.map(({ id }) => id)),
    colors: some(catalogue.colors),
    attributeValues: some(catalogue.attributes.flatMap(({ values }) => values)),
    priceMax: dice(3) === 0 ? `0.${20 + dice(60)}` : null,
    inStock: dice(4) === 0,
    sort: LISTING_SORTS[dice(LISTING_SORTS.length)]!,
  };
}
