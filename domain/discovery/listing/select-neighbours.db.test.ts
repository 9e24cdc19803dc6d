import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { makeContext, withReference } from "#tests/support/context.ts";
import { openTestDatabase } from "#tests/database/open-test-database.ts";
import { createDice, makeRandomCatalogue, type RandomCatalogue } from "#tests/support/random-catalogue.ts";
import { getListingColumns } from "./get-listing-columns.ts";
import { refreshListings } from "./refresh-listings.ts";
import { selectNeighbours } from "./select-neighbours.ts";

const NOW = new Date("2026-11-20T12:00:00Z");
const { db } = await openTestDatabase();
const ctx = makeContext(db, { now: NOW });
let catalogue: RandomCatalogue;

beforeAll(async () => {
  await withReference(db, NOW);
  catalogue = await makeRandomCatalogue(db, createDice(9), NOW, 60);
  await refreshListings(ctx, "all");
});

test("beside a product stands what is in stock, near in price and well sold, of the categories that are asked for", async () => {
  const columns = await getListingColumns(ctx);
  const categories = catalogue.categories.map(({ id }) => id);
  for (const [index, { id }] of catalogue.products.slice(0, 10).entries()) {
    const asked = categories.slice(0, 1 + (index % categories.length));
    expect(selectNeighbours(columns, id, asked, 8), String(id)).toEqual(await sortAll(id, asked, 8));
  }
});

test("a product that is not listed has nothing beside it", async () => {
  const categories = catalogue.categories.map(({ id }) => id);
  expect(selectNeighbours(await getListingColumns(ctx), 1_000_000, categories, 8)).toEqual([]);
});

async function sortAll(productId: number, categories: readonly number[], limit: number): Promise<number[]> {
  const { rows } = (await db.execute(sql`
    select n.product_id from listing_products n, (select price_minor from listing_products where product_id = ${productId}) p
    where n.category_id = any(${`{${categories.join(",")}}`}::int[]) and n.product_id <> ${productId}
    order by n.is_in_stock desc, abs(ln((n.price_minor + 100.0::float8) / (p.price_minor + 100.0::float8))) - ln((1 + n.sales_count)::float8) / 20, n.product_id
    limit ${limit}
  `)) as unknown as { rows: { product_id: number }[] };
  return rows.map((row) => row.product_id);
}
