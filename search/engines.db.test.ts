import { eq, inArray, sql } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { readMoney } from "#db/columns.ts";
import { colors } from "#db/schema/color.ts";
import { products, variants } from "#db/schema/product.ts";
import { stockLevels } from "#db/schema/stock.ts";
import { withTransaction } from "#domain/context.ts";
import { refreshListings, refreshStaleListings, refreshStockFlag } from "#domain/discovery/listing/refresh-listings.ts";
import { makeContext } from "#tests/support/context.ts";
import { openTestDatabase } from "#tests/database/open-test-database.ts";
import { createDice, makeRandomCatalog, type Dice } from "#tests/support/random-catalog.ts";
import { ANY_LISTING } from "#tests/support/any-listing.ts";
import { createColumnsEngine } from "./columns/columns-engine.ts";
import { postgresEngine } from "./postgres/postgres-engine.ts";
import type { SearchEngine, SearchFilter, SearchOrder } from "./search-engine.ts";

const NOW = new Date("2026-11-20T12:00:00Z");
const ROUNDS = 20;
const FILTERS_PER_ROUND = 6;
const ORDERS: readonly SearchOrder[] = [
  "newest",
  "oldest",
  "price_low",
  "price_high",
  "top_rated",
  "top_selling",
  "ending_soon",
  "popular_match",
];
const WORDS = ["oak", "kettle", "linen", "lamp", "mug", "brulee", "pour", "over", "set", "good", "colour", "o", "la"];

const { db, handle } = await openTestDatabase();
const ctx = makeContext(db, { now: NOW });
/** Two processes with columns of their own. */
const [first, second] = [createColumnsEngine(), createColumnsEngine()];

const catalog = await makeRandomCatalog(db, createDice(5), NOW, 90);
// Far apart, so that the columns have several parts.
await db.execute(sql`select setval(pg_get_serial_sequence('products', 'id'), (select max(id) from products) + 3000)`);
const more = await makeRandomCatalog(db, createDice(6), NOW, 30);
catalog.products.push(...more.products);
for (const key of ["categories", "brands", "attributes", "shops", "campaigns"] as const)
  catalog[key].push(...(more[key] as never[]));
catalog.colors.push(...more.colors);
await refreshListings(ctx, "all");

test("columns answer as SQL does: ids, totals and counts of random filters, after random writes, in every process", async () => {
  const dice = createDice(77);
  let found = 0;
  for (let round = 0; round < ROUNDS; round++) {
    await writeSomething(dice);
    for (let time = 0; time < FILTERS_PER_ROUND; time++) {
      const filter = rollFilter(dice);
      const order = rollOrder(dice, filter);
      const page = { limit: 1 + dice(20), offset: dice(3) * dice(20) };
      const ask = (engine: SearchEngine) =>
        Promise.all([engine.findPage(ctx, filter, order, page), engine.countFacets(ctx, filter)]);
      const expected = await ask(postgresEngine);
      const message = JSON.stringify({ round, order, page, filter });
      expect(await ask(first), message).toEqual(expected);
      if (dice(3) === 0) expect(await ask(second), message).toEqual(expected);
      found += expected[0].total;
    }
  }
  expect(found).toBeGreaterThan(ROUNDS * FILTERS_PER_ROUND);
});

test("what a transaction wrote is not seen before its end, and then is", async () => {
  const { id } = catalog.products[0]!;
  await first.prepare(ctx);
  const list = async () => (await first.findPage(ctx, ANY_LISTING, "newest", { limit: 200, offset: 0 })).ids;
  await db.update(products).set({ status: "published" }).where(eq(products.id, id));
  await refreshListings(ctx, [id]);
  expect(await list()).toContain(id);
  const hide = (fails: boolean) =>
    withTransaction(ctx, async (inside) => {
      await inside.db.update(products).set({ status: "draft" }).where(eq(products.id, id));
      await refreshListings(inside, [id]);
      if (fails) throw new Error("never mind");
    });
  await expect(hide(true)).rejects.toThrow("never mind");
  expect(await list()).toContain(id);
  await hide(false);
  expect(await list()).not.toContain(id);
});

test("concurrent requests share one or two checks for changes", async () => {
  await first.prepare(ctx);
  const statements = handle.embedded ? vi.spyOn(handle.embedded, "query") : vi.spyOn(handle.pool!, "query");
  await Promise.all(Array.from({ length: 20 }, () => first.prepare(ctx)));
  const looks = statements.mock.calls.filter((call) => JSON.stringify(call).includes("listing_changes"));
  statements.mockRestore();
  expect([1, 2]).toContain(looks.length);
});

test.each([
  ["SQL", postgresEngine],
  ["columns", first],
])("a deep page goes on where the one before it ended, by %s", async (_name, engine) => {
  for (const order of ORDERS) {
    const { ids, total } = await engine.findPage(ctx, ANY_LISTING, order, { limit: 200, offset: 0 });
    const paged: number[] = [];
    for (let offset = 0; offset <= total; offset += 17)
      paged.push(...(await engine.findPage(ctx, ANY_LISTING, order, { limit: 17, offset })).ids);
    expect(paged, order).toEqual(ids);
  }
});

test("terms are counted by which of them occur together", async () => {
  const names = catalog.products.map(({ name }) => name.toLowerCase());
  const has = (word: string) => (name: string) => name.split(/\W+/).some((part) => part.startsWith(word));
  const sets = await postgresEngine.countTermSets(ctx, [term("linen"), term("nothing"), term("lam")]);
  const countOf = (terms: number[]) => sets.find((set) => set.terms.join() === terms.join())?.products ?? 0;
  expect(countOf([0, 2])).toBeGreaterThan(0);
  expect(countOf([2])).toBeGreaterThan(0);
  expect(countOf([0, 2]) + countOf([2])).toBeLessThanOrEqual(names.filter(has("lam")).length);
  expect(sets.every((set) => !set.terms.includes(1))).toBe(true);
  expect(await postgresEngine.countTermSets(ctx, [])).toEqual([]);
});

function rollFilter(dice: Dice): SearchFilter {
  const one = <Item>(items: readonly Item[]): Item => items[dice(items.length)]!;
  const maybe = <Value>(chance: number, value: () => Value): Value | null => (dice(chance) === 0 ? value() : null);
  const some = (ids: readonly number[]) => (dice(3) === 0 ? ids.filter(() => dice(2) === 0) : []);
  const categoryIds = catalog.categories.map(({ id }) => id);
  return {
    categories: maybe(4, () => categoryIds.filter(() => dice(2) === 0)),
    chosenCategories: maybe(4, () => categoryIds.filter(() => dice(2) === 0)),
    brandId: maybe(8, () => one(catalog.brands).id),
    brands: some(catalog.brands.map(({ id }) => id)),
    shopId: maybe(8, () => one(catalog.shops).id),
    colors: some(catalog.colors),
    valueGroups: catalog.attributes
      .map(({ values }) => ({ offered: values, chosen: some(values) }))
      .filter(({ chosen }) => chosen.length > 0),
    pricedIn: null,
    priceFrom: maybe(4, () => readMoney(dice(30), "USD")),
    priceBelow: maybe(4, () => readMoney(10 + dice(50), "USD")),
    ratingTenths: maybe(5, () => 10 * dice(5)),
    isInStock: dice(4) === 0,
    isOnOffer: dice(8) === 0,
    isSold: dice(8) === 0,
    campaign: maybe(10, () => ({
      id: one(catalog.campaigns).id,
      state: one(["upcoming", "running", "running", "over"] as const),
    })),
    isDailyDeal: dice(12) === 0,
    words: maybe(3, () => ({
      terms: Array.from({ length: 1 + dice(2) }, () => term(one(WORDS), ...(dice(2) === 0 ? [one(WORDS)] : []))),
      sku: maybe(4, () => `${one(catalog.products).slug}-0`),
      brandIds: some(catalog.brands.map(({ id }) => id)),
    })),
  };
}

function rollOrder(dice: Dice, { words, isDailyDeal }: SearchFilter): SearchOrder {
  if (words && dice(2) === 0) return "best_match";
  if (isDailyDeal && dice(2) === 0) return "deal_ending_soon";
  return ORDERS[dice(ORDERS.length)]!;
}

const term = (typed: string, ...others: string[]) => ({ typed: [typed], others: others.map((other) => [other]) });

async function writeSomething(dice: Dice): Promise<void> {
  const product = catalog.products[dice(catalog.products.length)]!;
  const ids = product.variants.map(({ id }) => id);
  const { id } = product;
  switch (dice(7)) {
    case 0:
      await db
        .update(stockLevels)
        .set({ onHand: dice(2) * 5, allocated: 0 })
        .where(inArray(stockLevels.variantId, ids));
      return refreshStockFlag(ctx, ids);
    case 1:
      await db
        .update(variants)
        .set({ priceMinor: 1 + dice(60) })
        .where(inArray(variants.id, ids));
      return refreshListings(ctx, [id]);
    case 2:
      await db
        .update(products)
        .set({ status: dice(4) === 0 ? "draft" : "published", salesCount: dice(9) })
        .where(eq(products.id, id));
      return refreshListings(ctx, [id]);
    case 3:
      await db
        .update(variants)
        .set({ isActive: dice(2) === 0 })
        .where(eq(variants.id, ids[0]!));
      return refreshListings(ctx, [id]);
    case 4:
      await db
        .update(products)
        .set({ categoryId: catalog.categories[dice(6)]!.id, name: `${WORDS[dice(5)]} ${WORDS[dice(5)]}` })
        .where(eq(products.id, id));
      return refreshListings(ctx, [id]);
    case 5:
      await refreshStaleListings(makeContext(db, { now: new Date(NOW.getTime() + dice(20) * 86_400_000) }));
      return;
    default:
      await db
        .update(colors)
        .set({ name: `Colour ${dice(9)}` })
        .where(eq(colors.id, catalog.colors[0]!));
      return refreshListings(ctx, "all");
  }
}
