import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { listingVariants } from "#db/schema/listing.ts";
import { products, variants, variantValues } from "#db/schema/product.ts";
import { productChanges } from "#db/schema/product-version.ts";
import { findUnits } from "#domain/catalog/unit/find-units.ts";
import { findMovedAddress } from "#domain/catalog/slug-change/find-moved-address.ts";
import { refreshListings } from "#domain/discovery/listing/refresh-listings.ts";
import { pageOfRows } from "#domain/platform/list/row-list.ts";
import { VALUE_LIST } from "#shared/list/desk-lists.ts";
import { readListUrl } from "#shared/list/list-url.ts";
import type { TermKind } from "#shared/term-kinds.ts";
import { openTestDatabase } from "#tests/database/open-test-database.ts";
import { makeCategory, makeProduct, makeShop } from "#tests/support/catalog.ts";
import { makeContext } from "#tests/support/context.ts";
import { customerContext, staffContext, makeCustomer } from "#tests/support/customers.ts";
import { valueOf } from "#tests/support/value-of.ts";
import { changeTerms } from "./change-terms.ts";
import { findTermRecords, valueRows } from "./find-term-records.ts";
import { deleteUnusedTerm, mergeTerm } from "./remove-term.ts";
import { changeTerm, createTerm } from "./save-term.ts";
import { bulkTermsInput, termInput } from "./term-admin.input.ts";

const { db } = await openTestDatabase();
const staff = await staffContext(db, ["catalog.manage"]);
const shirt = await makeProduct(db, await makeShop(db), await makeCategory(db), { prices: [1000, 1200] });

const create = async (kind: TermKind, name: string, more: object = {}): Promise<number> =>
  valueOf(await createTerm(staff, kind, termInput.parse({ name, ...more })));

test("colors and attributes have names in each language; a name is taken once", async () => {
  const id = await create("colors", "Ochre", { hex: "#CC7722", translations: { es: "Ocre", xx: "?" } });
  expect(await findTermRecords(staff, "colors")).toEqual([
    expect.objectContaining({ id, hex: "#cc7722", usesCount: 0, translations: [{ language: "es", name: "Ocre" }] }),
  ]);
  expect(await createTerm(staff, "colors", termInput.parse({ name: "Ochre" }))).toFail("name_taken");
  const [size, fit] = [await create("attributes", "Size"), await create("attributes", "Fit")];
  await create("attribute-values", "Small", { attribute_id: size });
  await create("attribute-values", "Small", { attribute_id: fit });
  expect((await findTermRecords(staff, "attribute-values")).map(({ attributeId }) => attributeId)).toEqual([size, fit]);
});

test("values are listed by attribute, and those of one attribute are deleted in bulk", async () => {
  const [size, fit] = [await create("attributes", "Size"), await create("attributes", "Fit")];
  for (const [name, attribute_id] of [
    ["Slim", fit],
    ["Large", size],
    ["Small", size],
  ] as const)
    await create("attribute-values", name, { attribute_id });
  const list = valueRows(await findTermRecords(staff, "attributes"));
  const values = () => findTermRecords(staff, "attribute-values");
  const listed = async (search: string) =>
    pageOfRows(readListUrl(VALUE_LIST, new URLSearchParams(search)), await values(), list).rows.map(({ name }) => name);
  expect(await listed("sort=-attribute")).toEqual(["Slim", "Large", "Small"]);
  expect(await listed(`attribute=${size}`)).toEqual(["Large", "Small"]);
  const input = bulkTermsInput.parse({ filter: `attribute=${size}`, action: "delete" });
  expect(await changeTerms(staff, "attribute-values", input)).toSucceed({ changed: 2 });
  expect(await listed("")).toEqual(["Slim"]);
});

test("names in languages that are not translated here stay, also when the default language was changed", async () => {
  const id = await create("colors", "Sand", { translations: { es: "Arena" } });
  const spanish = { ...staff, settings: { ...staff.settings, defaultLanguage: "es" } };
  const input = termInput.parse({ name: "Sand", translations: { ar: "رمل" } });
  expect(await changeTerm(spanish, "colors", id, input)).toSucceed();
  const sand = (await findTermRecords(staff, "colors")).find((each) => each.id === id);
  expect(sand?.translations).toEqual([
    { language: "ar", name: "رمل" },
    { language: "es", name: "Arena" },
  ]);
});

test("brands that can't be written in Latin letters get addresses of their own, and keep them", async () => {
  const [first, second] = [await create("brands", "耐克"), await create("brands", "阿迪达斯")];
  expect(await changeTerm(staff, "brands", second, termInput.parse({ name: "阿迪达斯 中国" }))).toSucceed();
  const slugs = (await findTermRecords(staff, "brands")).map(({ id, slug }) => [id, slug]);
  expect(slugs).toEqual(
    expect.arrayContaining([
      [first, "brand"],
      [second, "brand-2"],
    ]),
  );
  for (const id of [first, second]) await deleteUnusedTerm(staff, "brands", id);
});

test("a brand that is merged gives its products and its address to the other one", async () => {
  const [double, brand] = [await create("brands", "Acme Limited"), await create("brands", "Acme")];
  await changeTerm(staff, "brands", double, termInput.parse({ name: "Acme Inc.", slug: "acme-inc" }));
  await db.update(products).set({ brandId: double }).where(eq(products.id, shirt.productId));
  expect(await deleteUnusedTerm(staff, "brands", double)).toFail("term_used");
  expect(await mergeTerm(staff, "brands", double, brand)).toSucceed();
  expect(await findTermRecords(staff, "brands")).toMatchObject([{ id: brand, usesCount: 1 }]);
  for (const former of ["acme-inc", "acme-limited"])
    expect(await findMovedAddress(staff, "brand", former)).toEqual({ kind: "moved", slug: "acme" });
});

test("merged colors and values are those of the variants from then on, also in facets", async () => {
  const [first] = shirt.variantIds;
  const [double, red] = [await create("colors", "Redd"), await create("colors", "Red")];
  const size = await create("attributes", "Size");
  const valueOf = (name: string) => create("attribute-values", name, { attribute_id: size });
  const [little, small] = [await valueOf("Little"), await valueOf("Small")];
  await db
    .update(variants)
    .set({ colorId: double, combination: String(little) })
    .where(eq(variants.id, first!));
  await db.insert(variantValues).values({ variantId: first!, attributeId: size, attributeValueId: little });
  await refreshListings(staff, [shirt.productId]);
  expect(await mergeTerm(staff, "colors", double, red)).toSucceed();
  expect(await mergeTerm(staff, "attribute-values", little, small)).toSucceed();
  const [variant] = await db.select().from(variants).where(eq(variants.id, first!));
  expect(variant).toMatchObject({ colorId: red, combination: String(small) });
  const [listed] = await db.select().from(listingVariants).where(eq(listingVariants.variantId, first!));
  expect(listed).toMatchObject({ colorId: red, valueIds: [small] });
});

test("an attribute that is merged gives its values to the other one, unless a variant has both", async () => {
  const [first] = shirt.variantIds;
  const [length, size] = [await create("attributes", "Length"), await create("attributes", "Measure")];
  const valueOf = (name: string, attribute_id: number) =>
    create("attribute-values", name, { attribute_id, translations: { es: `${name} (es)` } });
  const [short, double, long] = [
    await valueOf("Short", length),
    await valueOf("Short", size),
    await valueOf("Long", length),
  ];
  await db.delete(variantValues).where(eq(variantValues.variantId, first!));
  await db.insert(variantValues).values([
    { variantId: first!, attributeId: length, attributeValueId: long },
    { variantId: first!, attributeId: size, attributeValueId: double },
  ]);
  expect(await mergeTerm(staff, "attributes", length, size)).toMatchObject({ failure: { code: "terms_collide" } });
  await db.delete(variantValues).where(eq(variantValues.attributeId, size));
  expect(await mergeTerm(staff, "attributes", length, size)).toMatchObject({ ok: true });
  const values = (await findTermRecords(staff, "attribute-values")).filter(({ attributeId }) => attributeId === size);
  expect(values.map(({ name }) => name).toSorted()).toEqual(["Long", "Short"]);
  expect(values.map(({ id }) => id)).not.toContain(short);
  const kept = values.find(({ name }) => name === "Long")!;
  expect(kept).toMatchObject({ usesCount: 1, translations: [{ language: "es", name: "Long (es)" }] });
  const [variant] = await db.select().from(variants).where(eq(variants.id, first!));
  expect(variant).toMatchObject({ combination: String(kept.id) });
  expect((await findTermRecords(staff, "attributes")).map(({ id }) => id)).not.toContain(length);
});

test("two colors of one product, and values of two attributes, are not merged", async () => {
  const [one, other] = [await create("colors", "Navy"), await create("colors", "Blue")];
  const [first, second] = shirt.variantIds;
  await db.update(variants).set({ colorId: one, combination: "" }).where(eq(variants.id, first!));
  await db.update(variants).set({ colorId: other, combination: "" }).where(eq(variants.id, second!));
  expect(await mergeTerm(staff, "colors", one, other)).toFail("terms_collide");
  const [size, fit] = [await create("attributes", "Size"), await create("attributes", "Fit")];
  const small = await create("attribute-values", "Small", { attribute_id: size });
  const slim = await create("attribute-values", "Slim", { attribute_id: fit });
  expect(await mergeTerm(staff, "attribute-values", small, slim)).toFail("terms_differ");
  expect(await mergeTerm(staff, "attributes", size, size)).toFail("terms_differ");
});

test("unused terms are deleted, an attribute with its values; a customer finds nothing", async () => {
  const size = await create("attributes", "Size");
  await create("attribute-values", "Small", { attribute_id: size });
  const customer = await customerContext(db);
  const notFound = { ok: false, failure: { code: "not_found" } };
  expect(await createTerm(customer, "brands", termInput.parse({ name: "Mine" }))).toEqual(notFound);
  expect(await changeTerm(customer, "attributes", size, termInput.parse({ name: "Mine" }))).toEqual(notFound);
  expect(await deleteUnusedTerm(customer, "attributes", size)).toEqual(notFound);
  expect(await changeTerm(staff, "attributes", size, termInput.parse({ name: "Length" }))).toSucceed();
  expect(await deleteUnusedTerm(staff, "attributes", size)).toSucceed();
  expect([
    ...(await findTermRecords(staff, "attributes")),
    ...(await findTermRecords(staff, "attribute-values")),
  ]).toEqual([]);
});

test("tags and units follow products, are renamed and merged in them, and in changes that wait", async () => {
  const before = { tags: ["Sale", "wool", "sale"], unit: "metre" };
  await db.update(products).set(before).where(eq(products.id, shirt.productId));
  const change = { tags: ["Sale", "new"], unit: "metre" };
  await db
    .insert(productChanges)
    .values({ productId: shirt.productId, base: before, content: change, fields: ["tags"], proposedAt: new Date() });
  const idOf = async (kind: TermKind, name: string) =>
    (await findTermRecords(staff, kind)).find((term) => term.name === name)!.id;
  const names = (await findTermRecords(staff, "tags")).map(({ name, usesCount }) => `${name} ${usesCount}`);
  expect(names.toSorted()).toEqual(["Sale 1", "sale 1", "wool 1"]);
  expect(await mergeTerm(staff, "tags", await idOf("tags", "Sale"), await idOf("tags", "sale"))).toSucceed();
  const unit = termInput.parse({ name: "meter", translations: { es: "metro" } });
  expect(await changeTerm(staff, "units", await idOf("units", "metre"), unit)).toSucceed();
  const [product] = await db.select().from(products).where(eq(products.id, shirt.productId));
  expect(product).toMatchObject({ tags: ["sale", "wool"], unit: "meter", revision: 3 });
  const [waiting] = await db.select().from(productChanges).where(eq(productChanges.productId, shirt.productId));
  expect(waiting).toMatchObject({
    base: { tags: ["sale", "wool"], unit: "meter" },
    content: { tags: ["sale", "new"], unit: "meter" },
  });
  const language = { code: "es", name: "Español", direction: "ltr", flag: "es" } as const;
  expect(await findUnits(makeContext(db, { visitor: { language } }))).toContainEqual({
    name: "meter",
    shownName: "metro",
  });
  expect(await deleteUnusedTerm(staff, "tags", await idOf("tags", "wool"))).toFail("term_used");
  const free = await create("tags", "linen");
  expect(await createTerm(staff, "tags", termInput.parse({ name: "a, b" }))).toFail("term_name_wrong", {
    values: { count: 40 },
  });
  expect(await deleteUnusedTerm(staff, "tags", free)).toSucceed();
});

test("several are deleted or merged at once, each checked on its own", async () => {
  const [one, two, three] = [
    await create("tags", "Bulk one"),
    await create("tags", "Bulk two"),
    await create("tags", "Bulk three"),
  ];
  await db
    .update(products)
    .set({ tags: ["Bulk two"] })
    .where(eq(products.id, shirt.productId));
  const input = (more: object) => bulkTermsInput.parse({ ids: [one, two, three], ...more });
  expect(bulkTermsInput.safeParse({ ids: [one], action: "merge" }).success).toBe(false);
  const tried = await changeTerms(staff, "tags", input({ action: "delete", dry_run: true }));
  expect(tried).toMatchObject({
    value: { matched: 3, changed: 2, failed: [{ id: two, failure: { code: "term_used" } }] },
  });
  expect(await changeTerms(staff, "tags", input({ action: "merge", into_id: three }))).toMatchObject({
    value: { changed: 3, failed: [] },
  });
  expect((await findTermRecords(staff, "tags")).filter(({ name }) => name.startsWith("Bulk"))).toMatchObject([
    { id: three, usesCount: 1 },
  ]);
  const stranger = makeContext(db, { visitor: { customerId: await makeCustomer(db), permissions: [] } });
  expect(await changeTerms(stranger, "tags", input({ action: "delete" }))).toFail();
});
