import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { products, variants } from "#db/schema/product.ts";
import { stockLevels } from "#db/schema/stock.ts";
import type { Context } from "#domain/context.ts";
import { openTestDatabase } from "#tests/database/open-test-database.ts";
import { makeContext } from "#tests/support/context.ts";
import { createDice, makeRandomCatalog } from "#tests/support/random-catalog.ts";
import { findBrandIndex } from "./find-brand-index.ts";
import { findCategoryIndex } from "./find-category-index.ts";
import { findFacets } from "./find-facets.ts";
import { findListing } from "./find-listing.ts";
import { findTopProducts } from "./find-top-products.ts";
import { EMPTY_QUERY, type ListingQuery } from "./listing.ts";
import { refreshListings, refreshStockFlag } from "./refresh-listings.ts";
import { suggest } from "./suggest.ts";

const NOW = new Date("2026-11-20T12:00:00Z");
const CHANGES = 20;
const { db } = await openTestDatabase();
const dice = createDice(27);

const catalog = await makeRandomCatalog(db, dice, NOW, 60);
await refreshListings(makeContext(db, { now: NOW }), "all");

const oneOf = <Value>(values: readonly Value[]): Value => values[dice(values.length)]!;

/** What pages show: listings with their facets, rows of a home page, indexes. */
function shownThings(): Map<string, (ctx: Context) => Promise<unknown>> {
  const queries: Partial<ListingQuery>[] = [
    {},
    { q: "lamp" },
    { q: "lamp", priceMax: "40" },
    { q: "lamp", inStock: true, sort: "price_low" },
    { q: "lamq" },
    { sort: "price_low", inStock: true },
    { type: "offer" },
    { type: "daily_deal" },
    { type: "best_selling" },
    { brands: [catalog.brands[0]!.id] },
    ...catalog.campaigns.map(({ slug }) => ({ type: "campaign" as const, slug })),
    ...catalog.brands.map(({ slug }) => ({ type: "brand" as const, slug })),
    ...catalog.shops.map(({ slug }) => ({ type: "shop" as const, slug })),
    ...catalog.categories.flatMap(({ slug }) => [
      { type: "category" as const, slug },
      { type: "category" as const, slug, sort: "price_high" as const, rating: 3 },
      { type: "category" as const, slug, inStock: true, priceMax: "40" },
    ]),
  ];
  const tops = [
    { type: "offer" },
    { type: "best_selling", sort: "top_selling" },
    { sort: "newest" },
    { sort: "top_rated" },
  ] as const;
  return new Map<string, (ctx: Context) => Promise<unknown>>([
    ...queries.map((query) => {
      const whole = { ...EMPTY_QUERY, ...query };
      const read = async (ctx: Context) => [await findListing(ctx, whole), await findFacets(ctx, whole)];
      return [JSON.stringify(query), read] as const;
    }),
    ...tops.map((list) => [`top ${JSON.stringify(list)}`, (ctx: Context) => findTopProducts(ctx, list, 8)] as const),
    ...catalog.categories.map(
      ({ slug }) => [`top of ${slug}`, (ctx: Context) => findTopProducts(ctx, { type: "category", slug }, 8)] as const,
    ),
    ["suggestions", (ctx) => suggest(ctx, "lam")],
    ["categories", findCategoryIndex],
    ["brands", (ctx) => findBrandIndex(ctx, { q: "", letter: null })],
  ]);
}

/** The shown data as text, with the tags that a cache would keep it under. */
async function readAll(): Promise<Map<string, { text: string; tags: Set<string> }>> {
  const found = new Map<string, { text: string; tags: Set<string> }>();
  for (const [name, read] of shownThings()) {
    const tags = new Set<string>();
    const ctx = makeContext(db, { now: NOW });
    const addTags = (added: readonly string[]) => {
      for (const tag of added) tags.add(tag);
    };
    const cache: Context["cache"] = {
      ...ctx.cache,
      get: (_key, added, load) => {
        addTags(added);
        return load();
      },
      dependsOnTags: addTags,
    };
    found.set(name, { text: JSON.stringify(await read({ ...ctx, cache })), tags });
  }
  return found;
}

/** Returns the purged tags. */
async function changeSomething(): Promise<string[]> {
  const ctx = makeContext(db, { now: NOW });
  const product = oneOf(catalog.products);
  const variant = oneOf(product.variants);
  switch (dice(7)) {
    case 0:
    case 1:
      await db
        .update(variants)
        .set({ priceMinor: 100 + dice(9_900) })
        .where(eq(variants.id, variant.id));
      break;
    case 2:
      await db
        .update(stockLevels)
        .set({ allocated: dice(2) === 0 ? 0 : variant.units })
        .where(eq(stockLevels.variantId, variant.id));
      await refreshStockFlag(ctx, [variant.id]);
      return ctx.traces.purged;
    case 3:
      await db
        .update(products)
        .set({ status: dice(2) === 0 ? "draft" : "published" })
        .where(eq(products.id, product.id));
      break;
    case 4:
      await db
        .update(products)
        .set({ categoryId: oneOf(catalog.categories).id, brandId: oneOf(catalog.brands).id })
        .where(eq(products.id, product.id));
      break;
    case 5:
      await db
        .update(products)
        .set({ name: oneOf(["Small lamp", "Oak chair", "Lampshade"]) })
        .where(eq(products.id, product.id));
      break;
    default:
      await db
        .update(products)
        .set({ ratingTenths: dice(51) })
        .where(eq(products.id, product.id));
  }
  await refreshListings(ctx, [product.id]);
  return ctx.traces.purged;
}

test(
  "a change of a product purges whatever shows it, and leaves the rest in the cache",
  { timeout: 300_000 },
  async () => {
    let before = await readAll();
    let left = 0;
    let all = 0;
    for (let change = 0; change < CHANGES; change += 1) {
      const purged = new Set(await changeSomething());
      const after = await readAll();
      for (const [name, { text, tags }] of before) {
        const isPurged = [...tags].some((tag) => purged.has(tag));
        all += 1;
        if (!isPurged) left += 1;
        if (!isPurged) expect(after.get(name)!.text, `${name} after ${[...purged].join()}`).toBe(text);
      }
      before = after;
    }
    expect(left / all).toBeGreaterThan(0.3);
  },
);
