import { describe, expect, test } from "vitest";
import { auditEntries } from "#db/schema/audit.ts";
import { products } from "#db/schema/product.ts";
import { searchMisses } from "#db/schema/search.ts";
import { eq } from "drizzle-orm";
import { SEARCH_MISS_LIST } from "#shared/list/content-lists.ts";
import { readListUrl } from "#shared/list/list-url.ts";
import { makeCategory, makeProduct, makeShop } from "#tests/support/catalog.ts";
import { makeContext } from "#tests/support/context.ts";
import { staffContext } from "#tests/support/customers.ts";
import { valueOf } from "#tests/support/value-of.ts";
import { openTestDatabase } from "#tests/database/open-test-database.ts";
import { findListing } from "../listing/find-listing.ts";
import { EMPTY_QUERY } from "../listing/listing.ts";
import { refreshListings } from "../listing/refresh-listings.ts";
import { findSearchMisses } from "./find-search-misses.ts";
import { findSynonymGroups } from "./find-synonym-groups.ts";
import { forgetMisses } from "./forget-misses.ts";
import { bulkSynonymsInput } from "./search-admin.input.ts";
import { removeSynonymGroups, removeSynonyms } from "./remove-synonyms.ts";
import { saveSynonyms } from "./save-synonyms.ts";

const { db } = await openTestDatabase();

const editor = (permissions = ["content.manage"]) => staffContext(db, permissions);

const shop = await makeShop(db);
const { productId: id } = await makeProduct(db, shop, await makeCategory(db), { stock: 5 });
await db.update(products).set({ name: "Walnut settee" }).where(eq(products.id, id));
await refreshListings(makeContext(db), "all");

const miss = (term: string, languageCode = "en") =>
  db.insert(searchMisses).values({ languageCode, term, lastUsedAt: new Date() });
const group = (...words: string[]) => ({ language_code: "en", words });

describe("synonyms", () => {
  test("find each other's products as soon as they are saved, until they are deleted", async () => {
    const ctx = await editor();
    const find = async (q: string) => (await findListing(ctx, { ...EMPTY_QUERY, q }))!.products.total;
    await miss("love seat");
    expect([await find("love seat"), await find("sofabed")]).toEqual([0, 0]);
    expect(await saveSynonyms(ctx, group("Settee", " Love  Seat "))).toEqual({
      ok: true,
      value: { languageCode: "en", words: ["settee", "love seat"] },
    });
    expect(await db.select().from(searchMisses)).toEqual([]);
    expect(await find("love seat")).toBe(1);
    expect(await saveSynonyms(ctx, group("love seat", "sofabed"))).toMatchObject({
      value: { words: ["settee", "love seat", "sofabed"] },
    });
    expect(await find("sofabed")).toBe(1);
    expect(await saveSynonyms(ctx, { ...group("settee", "sofabed"), replaces: "settee" })).toSucceed();
    expect([await find("love seat"), await find("sofabed")]).toEqual([0, 1]);
    expect(await findSynonymGroups(ctx)).toMatchObject({ value: [{ words: ["settee", "sofabed"] }] });
    expect(await removeSynonyms(ctx, { language_code: "en", word: "settee" })).toSucceed();
    expect(await find("sofabed")).toBe(0);
    const logged = await db.select().from(auditEntries);
    expect(logged.map(({ action }) => action)).toEqual(Array(4).fill("search.synonyms"));
  });

  test("are not saved without two different words, of three words or of an unknown language", async () => {
    const ctx = await editor();
    for (const words of [["lamp"], ["Lamp", "LAMP"], ["lamp", "a very long lamp"], ["lamp", "?!"]])
      expect(await saveSynonyms(ctx, group(...words))).toFail("invalid", { errors: { words: [/./u] } });
    expect(await saveSynonyms(ctx, { language_code: "xx", words: ["a", "b"] })).toFail("invalid", {
      errors: { language_code: [/./u] },
    });
    expect(await saveSynonyms(ctx, { ...group("a", "b"), replaces: "gone" })).toFail("not_found");
    expect(await findSynonymGroups(ctx)).toMatchObject({ value: [] });
  });
});

test("searches without results are listed by their count, and deleted", async () => {
  const ctx = await editor();
  await miss("hammock");
  await db.insert(searchMisses).values({ languageCode: "ar", term: "سجادة", uses: 7, lastUsedAt: new Date() });
  const listed = (search = "") => readListUrl(SEARCH_MISS_LIST, new URLSearchParams(search));
  expect(await findSearchMisses(ctx, listed())).toMatchObject({ value: { rows: [{ uses: 7 }, { uses: 1 }] } });
  expect(await findSearchMisses(ctx, listed("language=en&q=HAMM"))).toMatchObject({
    value: { rows: [{ term: "hammock" }], total: 1 },
  });
  expect(await forgetMisses(ctx, { filter: "language=en", action: "delete", dry_run: false, after: 0 })).toMatchObject({
    value: { changed: 1, failed: [] },
  });
  expect(await findSearchMisses(ctx, listed())).toMatchObject({ value: { total: 1 } });
});

test("only those who may edit the content can do any of this", async () => {
  const ctx = await editor(["orders.read"]);
  const refusal = { ok: false, failure: { code: "not_yours" } };
  expect(await findSynonymGroups(ctx)).toEqual(refusal);
  expect(await saveSynonyms(ctx, group("a", "b"))).toEqual(refusal);
  expect(await removeSynonyms(ctx, { language_code: "en", word: "a" })).toEqual(refusal);
  expect(await findSearchMisses(ctx, readListUrl(SEARCH_MISS_LIST, new URLSearchParams()))).toEqual(refusal);
  expect(await forgetMisses(ctx, { filter: "", action: "delete", dry_run: false, after: 0 })).toEqual(refusal);
});

describe("groups of synonyms", () => {
  test("that someone else changed meanwhile are not overwritten", async () => {
    const ctx = await editor();
    await saveSynonyms(ctx, group("cup", "mug"));
    const [opened] = (await groupsOf(ctx)).filter(({ words }) => words[0] === "cup");
    const change = (words: string[]) =>
      saveSynonyms(ctx, { ...group(...words), replaces: "cup", version: opened!.version });
    expect(await change(["cup", "beaker"])).toSucceed();
    expect(await change(["cup", "bowl"])).toEqual({ ok: false, failure: { code: "changed_meanwhile" } });
    await saveSynonyms(ctx, { ...group("goblet", "beaker"), replaces: "cup" });
    expect(await change(["cup", "bowl"])).toEqual({ ok: false, failure: { code: "changed_meanwhile" } });
  });

  test("are deleted at once, those that were selected and no others", async () => {
    const ctx = await editor();
    await saveSynonyms(ctx, group("rug", "carpet"));
    await saveSynonyms(ctx, group("vase", "urn"));
    const ids = (await groupsOf(ctx)).filter(({ words }) => words[0] === "rug").map(({ id }) => id);
    const input = bulkSynonymsInput.parse({ ids, action: "delete" });
    expect(await removeSynonymGroups(await editor([]), input)).toFail();
    expect(await removeSynonymGroups(ctx, input)).toMatchObject({ value: { matched: 1, changed: 1 } });
    const left = (await groupsOf(ctx)).map(({ words }) => words[0]);
    expect(left).toContain("vase");
    expect(left).not.toContain("rug");
  });
});

const groupsOf = async (ctx: Awaited<ReturnType<typeof editor>>) => valueOf(await findSynonymGroups(ctx));
