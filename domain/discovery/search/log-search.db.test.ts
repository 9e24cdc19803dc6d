import { expect, test } from "vitest";
import { searchMisses, searchTerms } from "#db/schema/search.ts";
import { makeContext, type ContextOptions } from "#tests/support/context.ts";
import { openTestDatabase } from "#tests/database/open-test-database.ts";
import { EMPTY_QUERY, type Listing } from "../listing/listing.ts";
import { findPopularSearches } from "./find-popular-searches.ts";
import { deleteOldMisses } from "./delete-old-misses.ts";
import { logSearch } from "./log-search.ts";

const { db } = await openTestDatabase();

async function search(q: string, address: string, listing: Partial<Listing> = {}, options: ContextOptions = {}) {
  await logSearch(makeContext(db, { ...options, visitor: { address, ...options.visitor } }), {
    subject: { type: "products", slug: null, name: "", image: null, crumbs: [], children: [] },
    query: { ...EMPTY_QUERY, q },
    products: { items: [], page: 1, perPage: 24, total: 3 },
    correctedQuery: null,
    suggestedQuery: null,
    ...listing,
  });
}

const usesOf = async () => new Map((await db.select().from(searchTerms)).map(({ term, uses }) => [term, uses]));

test("a search that finds something is counted once a day for each address", async () => {
  for (let time = 0; time < 5; time++) await search("Oak  Lamp!", "192.0.2.1");
  expect((await usesOf()).get("oak lamp")).toBe(1);
  await search("oak lamp", "192.0.2.2");
  expect((await usesOf()).get("oak lamp")).toBe(2);
  await search("oak lamp", "192.0.2.1", {}, { now: new Date(Date.now() + 25 * 3_600_000) });
  expect((await usesOf()).get("oak lamp")).toBe(3);
});

test("no one can fill the list with made-up searches", async () => {
  for (let number = 0; number < 50; number++) await search(`lamp ${String.fromCodePoint(97 + number)}x`, "192.0.2.9");
  expect([...(await usesOf()).keys()].filter((term) => term.startsWith("lamp ")).length).toBeLessThanOrEqual(30);
});

const NOTHING = { items: [], page: 1, perPage: 24, total: 0 };
const missesOf = async () => new Map((await db.select().from(searchMisses)).map(({ term, uses }) => [term, uses]));

test("searches without results are counted apart, together, and without what may say who someone is", async () => {
  const vain = (q: string, address: string) => search(q, address, { products: NOTHING });
  await Promise.all(["192.0.2.20", "192.0.2.21", "192.0.2.21", "192.0.2.22"].map((each) => vain("Hammock", each)));
  for (const q of ["nadia@souk.example", "order 48213", "+1 555 010 2233", "ab", "x".repeat(41)])
    await vain(q, "192.0.2.23");
  expect(await missesOf()).toEqual(new Map([["hammock", 3]]));
  expect((await usesOf()).has("hammock")).toBe(false);
});

test("they are forgotten once no one has repeated them for 90 days", async () => {
  const inDays = (days: number) => makeContext(db, { now: new Date(Date.now() + days * 86_400_000) });
  await search("hammock", "192.0.2.30", { products: NOTHING });
  await deleteOldMisses(inDays(89));
  expect((await missesOf()).size).toBe(1);
  await deleteOldMisses(inDays(91));
  expect((await missesOf()).size).toBe(0);
});

test("searches without results, corrected or filtered ones, and numbers are not counted", async () => {
  const before = await usesOf();
  await search("nowhere", "192.0.2.3", { products: { items: [], page: 1, perPage: 24, total: 0 } });
  await search("kettel", "192.0.2.3", { correctedQuery: "kettle" });
  await search("kettle", "192.0.2.3", { query: { ...EMPTY_QUERY, q: "kettle", inStock: true } });
  await search("4111111111111111", "192.0.2.3");
  await search("a", "192.0.2.3");
  expect(await usesOf()).toEqual(before);
});

test("popular is what several have searched for, in the page's language", async () => {
  for (const address of ["192.0.2.4", "192.0.2.5"]) await search("rare thing", address);
  for (const address of ["192.0.2.4", "192.0.2.5", "192.0.2.6"]) await search("oak lamp", address);
  expect(await findPopularSearches(makeContext(db))).toEqual(["oak lamp"]);
  const arabic = { code: "ar", name: "العربية", direction: "rtl" as const, flag: "sa" };
  expect(await findPopularSearches(makeContext(db, { visitor: { language: arabic } }))).toEqual([]);
});
