import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { makeProducts } from "#demo/shop/make-products.ts";
import { planFiles } from "#demo/shop/plan-digital.ts";
import { planShopImages } from "#demo/shop/shop-pictures.ts";
import { insertDemo } from "#demo/seed-demo.ts";
import type { Context } from "#domain/context.ts";
import { findListing } from "#domain/discovery/listing/find-listing.ts";
import { EMPTY_QUERY } from "#domain/discovery/listing/listing.ts";
import { refreshListings } from "#domain/discovery/listing/refresh-listings.ts";
import { makeContext } from "../support/context.ts";
import { openTestDatabase } from "./open-test-database.ts";
import { makeQueries, type CatalogProduct } from "../support/make-queries.ts";
import { TYPED_QUERIES } from "../support/search-queries.ts";

const { db } = await openTestDatabase();
const SHOWN_FIRST = 5;
const RIGHT = 0.95;
const products = makeProducts();
let catalog = new Map<number, CatalogProduct>();

const now = new Date();
await insertDemo(db, products, planShopImages(), planFiles(products), {
  now,
  hashPassword: async (plain) => plain,
  sealKey: (key) => ({ sealed: key, fingerprint: key }),
  staffPassword: "staff",
  onProgress: () => undefined,
});
await refreshListings(makeContext(db), "all");
catalog = await readCatalog();

test("what people type finds what they mean among the first five, in four languages, in its color", async () => {
  expect(TYPED_QUERIES.length).toBeGreaterThanOrEqual(200);
  const wrong: string[] = [];
  const contexts = new Map(["en", "es", "ar", "hi"].map((code) => [code, contextOf(code)]));
  for (const { language, q, name, color } of TYPED_QUERIES) {
    const shown = await findFirst(contexts.get(language)!, q);
    const isRight = shown.some((each) => name.test(each.name) && (color === null || each.color === color));
    if (!isRight) wrong.push(`${language} ${q}: ${shown.map((each) => `${each.name} ${each.color ?? ""}`).join(", ")}`);
  }
  expect(wrong).toEqual([]);
});

test.each([1, 2])("queries made afresh from the catalog are right in 95 of 100 (seed %i)", async (seed) => {
  const ctx = contextOf("en");
  const made = makeQueries(seed, [...catalog.values()]);
  const wrong: string[] = [];
  for (const { q, isRight } of made) {
    const shown = await findFirst(ctx, q);
    if (!shown.some(({ id, color }) => isRight(catalog.get(id)!, color)))
      wrong.push(`${q}: ${shown.map((each) => `${each.name} ${each.color ?? ""}`).join(", ")}`);
  }
  expect(made.length).toBeGreaterThanOrEqual(100);
  expect(wrong.length, wrong.join("\n")).toBeLessThanOrEqual(made.length * (1 - RIGHT));
});

/** A shop that keeps what it has read, as the real one does. */
function contextOf(code: string): Context {
  const kept = new Map<string, Promise<unknown>>();
  const ctx = makeContext(db, { visitor: { language: { code, name: code, direction: "ltr", flag: "us" } } });
  const get: Context["cache"]["get"] = <Value>(key: string, _tags: readonly string[], load: () => Promise<Value>) => {
    if (!kept.has(key)) kept.set(key, load());
    return kept.get(key) as Promise<Value>;
  };
  return { ...ctx, cache: { ...ctx.cache, get } };
}

async function findFirst(ctx: Context, q: string): Promise<{ id: number; name: string; color: string | null }[]> {
  const listing = await findListing(ctx, { ...EMPTY_QUERY, q, perPage: SHOWN_FIRST });
  return listing!.products.items.map(({ id, variantId }) => {
    const { name, colors } = catalog.get(id)!;
    const only = colors.size === 1 ? [...colors.values()][0]! : null;
    return { id, name, color: variantId === null ? only : (colors.get(variantId) ?? null) };
  });
}

async function readCatalog(): Promise<Map<number, CatalogProduct>> {
  const { rows } = (await db.execute(sql`
    select p.id, p.name, c.name as category, coalesce(json_object_agg(v.id, o.name) filter (where o.id is not null), '{}')::text as colors
    from products p join categories c on c.id = p.category_id join variants v on v.product_id = p.id left join colors o on o.id = v.color_id
    where exists (select from listing_products l where l.product_id = p.id)
    group by p.id, c.name order by p.id
  `)) as { rows: { id: number; name: string; category: string; colors: string }[] };
  return new Map(
    rows.map(({ id, name, category, colors }) => {
      const named = Object.entries(JSON.parse(colors) as Record<string, string>);
      return [id, { id, name, category, colors: new Map(named.map(([variant, color]) => [Number(variant), color])) }];
    }),
  );
}
