import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { auditEntries } from "#db/schema/audit.ts";
import { products } from "#db/schema/product.ts";
import { SEARCH_RULE_LIST } from "#shared/list/content-lists.ts";
import { readListUrl } from "#shared/list/list-url.ts";
import { makeCategory, makeProduct, makeShop } from "#tests/support/catalog.ts";
import { makeContext } from "#tests/support/context.ts";
import { makeStaffMember } from "#tests/support/customers.ts";
import { valueOf } from "#tests/support/value-of.ts";
import { openTestDatabase } from "#tests/database/open-test-database.ts";
import { findListing } from "../listing/find-listing.ts";
import { findSearchRedirect } from "../listing/find-search-rules.ts";
import { EMPTY_QUERY } from "../listing/listing.ts";
import { refreshListings } from "../listing/refresh-listings.ts";
import { deleteRules } from "./delete-rules.ts";
import { findRulePage } from "./find-rule-page.ts";
import { saveSearchRule } from "./save-search-rule.ts";
import type { SearchRuleInput } from "./search-admin.input.ts";

const { db } = await openTestDatabase();
const [shop, category] = [await makeShop(db), await makeCategory(db)];
const made = [];
for (const name of ["Walnut chair", "Oak chair", "Pine chair", "Brass lamp"]) {
  const { productId } = await makeProduct(db, shop, category, { stock: 5 });
  const [row] = await db.update(products).set({ name }).where(eq(products.id, productId)).returning();
  made.push(row!);
}
const ids = made.map(({ id }) => id);
const slugs = made.map(({ slug }) => slug);
await refreshListings(makeContext(db), "all");

async function editor(...permissions: string[]) {
  const customerId = await makeStaffMember(db, ["content.manage"]);
  return makeContext(db, { visitor: { customerId, permissions } });
}

const rule = (kind: SearchRuleInput["kind"], term: string, target = "", more: Partial<SearchRuleInput> = {}) => ({
  kind,
  language_code: "en",
  term,
  target,
  ...more,
});
const all = readListUrl(SEARCH_RULE_LIST, new URLSearchParams());

async function search(q: string, more: Partial<typeof EMPTY_QUERY> = {}) {
  const { products: found } = (await findListing(makeContext(db), { ...EMPTY_QUERY, q, ...more }))!;
  return { ids: found.items.map(({ id }) => id), total: found.total };
}

test("a search leads to a page, however it is written; never to a search or elsewhere", async () => {
  const ctx = await editor("content.manage");
  for (const target of ["https://evil.example/", "//evil.example", "page", "/products?q=returns", ""])
    expect(await saveSearchRule(ctx, rule("redirect", "returns", target))).toFailAt("target");
  expect(await saveSearchRule(ctx, rule("redirect", " Returns  policy", "/page/returns"))).toEqual({
    ok: true,
    value: null,
  });
  expect(ctx.traces.purged).toContain("search-rules");
  expect(await findSearchRedirect(makeContext(db), "RETURNS policy!")).toBe("/page/returns");
  expect(await findSearchRedirect(makeContext(db), "returns policy today")).toBeNull();
  expect(await saveSearchRule(ctx, rule("redirect", "returns policy", "/"))).toFailAt("term");
});

test("boosted products come first in their order, once, on any page, unless something is filtered or sorted", async () => {
  const ctx = await editor("content.manage");
  const before = (await search("chair")).ids;
  expect(before).toHaveLength(3);
  await saveSearchRule(ctx, rule("boost", "chair", `https://souk.example/product/${slugs[3]}?x=1`));
  await saveSearchRule(ctx, rule("boost", "chair", slugs[1]!));
  const others = before.filter((id) => id !== ids[1]);
  expect(await search("chair")).toEqual({ ids: [ids[3], ids[1], ...others], total: 4 });
  const pages = [await search("Chair", { perPage: 2 }), await search("chair", { perPage: 2, page: 2 })];
  expect(pages.flatMap((page) => page.ids)).toEqual([ids[3], ids[1], ...others]);
  expect((await search("chair", { sort: "newest" })).ids).not.toContain(ids[3]);
  expect((await search("chair", { inStock: true })).ids).not.toContain(ids[3]);
  expect(await saveSearchRule(ctx, rule("boost", "chair", "no-such-product"))).toFailAt("target");
});

test("an ignored word is left out, unless it is the only word", async () => {
  const ctx = await editor("content.manage");
  const corrected = async () => (await findListing(makeContext(db), { ...EMPTY_QUERY, q: "lamp cheapest" }))!;
  expect(await corrected()).toMatchObject({ correctedQuery: "lamp" });
  expect(await saveSearchRule(ctx, rule("stop_word", "two words"))).toFailAt("term");
  await saveSearchRule(ctx, rule("stop_word", "Cheapest"));
  expect(await corrected()).toMatchObject({ correctedQuery: null, products: { total: 1 } });
  expect((await search("cheapest")).total).toBe(0);
});

test("rules are listed, changed, deleted and logged, only by those who edit the content", async () => {
  const ctx = await editor("content.manage");
  await saveSearchRule(ctx, rule("redirect", "help", "/page/help"));
  const found = valueOf(await findRulePage(ctx, { ...all, search: "help" }));
  const id = found.rows[0]!.id;
  expect(await saveSearchRule(ctx, rule("boost", "help", slugs[0]!, { id }))).toSucceed();
  expect(await findRulePage(ctx, { ...all, search: slugs[0]! })).toMatchObject({
    value: { rows: [{ id, kind: "boost", term: "help", target: `/product/${slugs[0]}` }] },
  });
  const other = await editor("orders.read");
  const refusal = { ok: false, failure: { code: "not_yours" } };
  expect(await findRulePage(other, all)).toEqual(refusal);
  expect(await saveSearchRule(other, rule("stop_word", "x"))).toEqual(refusal);
  const chosen = { ids: [id], action: "delete" as const, dry_run: false, after: 0 };
  expect(await deleteRules(other, chosen)).toEqual(refusal);
  expect(await deleteRules(ctx, chosen)).toMatchObject({ value: { changed: 1 } });
  expect(await saveSearchRule(ctx, rule("stop_word", "x", "", { id }))).toEqual({
    ok: false,
    failure: { code: "not_found" },
  });
  const logged = await db.select().from(auditEntries).orderBy(auditEntries.id);
  expect(logged.at(-1)).toMatchObject({
    action: "search.rule",
    details: { kind: "boost", before: ["help", `/product/${slugs[0]}`], after: [] },
  });
});
