import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { brands } from "#db/schema/brand.ts";
import { categories } from "#db/schema/category.ts";
import { makeCategory, makeProduct, makeShop } from "#tests/support/catalog.ts";
import { makeContext } from "#tests/support/context.ts";
import { openTestDatabase } from "#tests/database/open-test-database.ts";
import { findBrandIndex } from "./find-brand-index.ts";
import { findCategoryIndex } from "./find-category-index.ts";
import { refreshListings } from "./refresh-listings.ts";

const { db } = await openTestDatabase();
const ctx = makeContext(db);

const shopId = await makeShop(db);
const top = await makeCategory(db);
const leaf = await makeCategory(db);
await db.update(categories).set({ parentId: top }).where(eq(categories.id, leaf));
await makeCategory(db);
const names = ["Zephyr", "Élan", "Echo", "3 Oaks", "Nobody's"];
const rows = await db
  .insert(brands)
  .values(names.map((name, index) => ({ name, slug: `brand-${index}` })))
  .returning({ id: brands.id });
for (const { id } of rows.slice(0, 4)) await makeProduct(db, shopId, leaf, { brandId: id });
await makeProduct(db, shopId, top, { brandId: rows[0]!.id });
await refreshListings(ctx, "all");

const namesIn = async (query: { q?: string; letter?: string }) => {
  const { groups } = await findBrandIndex(ctx, { q: query.q ?? "", letter: query.letter ?? null });
  return groups.map(({ letter, brands: found }) => [letter, ...found.map(({ name }) => name)].join(" "));
};

describe("all brands", () => {
  test("stand under their first letters whatever the accents, without those that show nothing", async () => {
    expect(await namesIn({})).toEqual(["E Echo Élan", "Z Zephyr", "# 3 Oaks"]);
    expect(await findBrandIndex(ctx, { q: "", letter: null })).toMatchObject({
      total: 4,
      shownLetter: null,
      letters: [
        { letter: "E", count: 2 },
        { letter: "Z", count: 1 },
        { letter: "#", count: 1 },
      ],
    });
  });

  test("can be searched, and seen a letter at a time", async () => {
    expect(await namesIn({ q: "elan" })).toEqual(["E Élan"]);
    expect(await namesIn({ q: "oaks 3" })).toEqual(["# 3 Oaks"]);
    expect(await namesIn({ letter: "Z" })).toEqual(["Z Zephyr"]);
    expect(await namesIn({ letter: "Q" })).toHaveLength(3);
    expect(await namesIn({ q: "nobody" })).toEqual([]);
  });
});

test("the tree of categories tells how much stands in each, without the empty ones", async () => {
  expect(await findCategoryIndex(ctx)).toMatchObject([
    { id: top, productsCount: 5, children: [{ id: leaf, productsCount: 4, children: [] }] },
  ]);
});
