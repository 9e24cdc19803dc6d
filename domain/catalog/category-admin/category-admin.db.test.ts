import { asc, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { auditEntries } from "#db/schema/audit.ts";
import { listingProducts } from "#db/schema/listing.ts";
import { products } from "#db/schema/product.ts";
import { taxExceptions } from "#db/schema/tax.ts";
import { findMovedAddress } from "#domain/catalog/slug-change/find-moved-address.ts";
import { findCategories, findMenuCategories } from "#domain/catalog/category/find-categories.ts";
import { getListingSubject } from "#domain/discovery/listing/get-listing-subject.ts";
import { suggest } from "#domain/discovery/listing/suggest.ts";
import { findAlternatives } from "#domain/discovery/search/find-alternatives.ts";
import { refreshListings } from "#domain/discovery/listing/refresh-listings.ts";
import { openTestDatabase } from "#tests/database/open-test-database.ts";
import { makeProduct, makeShop } from "#tests/support/catalog.ts";
import { customerContext, staffContext } from "#tests/support/customers.ts";
import { valueOf } from "#tests/support/value-of.ts";
import { categoryInput, newCategoryInput } from "./category-admin.input.ts";
import { findCategoryRecords } from "./find-category-records.ts";
import { moveCategory } from "./move-category.ts";
import { deleteCategory, mergeCategory } from "./remove-category.ts";
import { changeCategory, createCategory } from "./save-category.ts";

const { db } = await openTestDatabase();
const staff = await staffContext(db, ["catalog.manage"]);

const create = async (name: string, parent_id: number | null = null, more: object = {}): Promise<number> =>
  valueOf(await createCategory(staff, newCategoryInput.parse({ name, parent_id, ...more })));

/** The tree as names, with two spaces for each level. */
const treeOf = async () => (await findCategoryRecords(staff)).map(({ name, depth }) => "  ".repeat(depth) + name);

async function makeListed(categoryId: number): Promise<number> {
  const { productId } = await makeProduct(db, await makeShop(db), categoryId);
  await refreshListings(staff, [productId]);
  return productId;
}

test("categories are created after their siblings, with translations and an address of their own", async () => {
  const home = await create("Home & garden", null, {
    translations: { ar: { name: "البيت" }, xx: { name: "Unknown" } },
  });
  await create("Lamps", home);
  await create("Rugs", home);
  expect(await treeOf()).toEqual(["Home & garden", "  Lamps", "  Rugs"]);
  const [record] = await findCategoryRecords(staff);
  expect(record).toMatchObject({ slug: "home-garden", productsCount: 0 });
  expect(record!.translations.map(({ language, name }) => [language, name])).toEqual([["ar", "البيت"]]);
  const again = await createCategory(staff, newCategoryInput.parse({ name: "Home garden" }));
  expect(again).toEqual({ ok: false, failure: { code: "category_address_taken" } });
  expect(staff).toMatchObject({ traces: { purged: expect.arrayContaining(["categories", "listing"]) } });
});

test("a new address is found by the old one, and texts are shown on the category's page", async () => {
  const id = await create("Lamps");
  const input = categoryInput.parse({ name: "Lighting", slug: "lighting", description: "Light for every room." });
  expect(await changeCategory(staff, id, input)).toSucceed();
  expect(await findMovedAddress(staff, "category", "lamps")).toEqual({ kind: "moved", slug: "lighting" });
  expect(await getListingSubject(staff, { type: "category", slug: "lighting" })).toMatchObject({
    name: "Lighting",
    description: "Light for every room.",
  });
});

test("a hidden category is in no menu, but its page still opens", async () => {
  const id = await create("Attic");
  await changeCategory(staff, id, categoryInput.parse({ name: "Attic", is_hidden: true }));
  expect(await findCategories(staff)).toEqual([]);
  expect(await getListingSubject(staff, { type: "category", slug: "attic" })).toMatchObject({ name: "Attic" });
  await makeListed(id);
  expect((await suggest(staff, "attic")).categories).toEqual([]);
  expect((await findAlternatives(staff, "attic")).categories).toEqual([]);
});

test("a category has an icon for menus, a banner, and days to return its products; a call without them leaves them", async () => {
  const id = await create("Lamps", null, {
    image: "lamp.webp",
    icon: "icon.webp",
    banner: "wide.webp",
    return_days: 30,
  });
  expect(await findMenuCategories(staff)).toMatchObject([{ name: "Lamps", image: "icon.webp" }]);
  expect(await findCategories(staff)).toMatchObject([{ name: "Lamps", image: "lamp.webp" }]);
  expect(await getListingSubject(staff, { type: "category", slug: "lamps" })).toMatchObject({ banner: "wide.webp" });
  await changeCategory(staff, id, categoryInput.parse({ name: "Lamps", slug: "lamps" }));
  expect(await findCategoryRecords(staff)).toMatchObject([{ icon: "icon.webp", banner: "wide.webp", returnDays: 30 }]);
  await changeCategory(staff, id, categoryInput.parse({ name: "Lamps", slug: "lamps", icon: null, return_days: null }));
  expect(await findCategoryRecords(staff)).toMatchObject([{ icon: null, banner: "wide.webp", returnDays: null }]);
  expect(categoryInput.safeParse({ name: "Lamps", return_days: -1 }).success).toBe(false);
});

test("a category moves with all below it, but not into itself and not too deep", async () => {
  const home = await create("Home");
  const lamps = await create("Lamps", home);
  await create("Desk lamps", lamps);
  const garden = await create("Garden");
  expect(await moveCategory(staff, lamps, { parentId: garden, position: 0 })).toSucceed();
  expect(await moveCategory(staff, garden, { parentId: null, position: 0 })).toSucceed();
  expect(await treeOf()).toEqual(["Garden", "  Lamps", "    Desk lamps", "Home"]);
  const inside = await moveCategory(staff, garden, { parentId: lamps, position: 0 });
  expect(inside).toEqual({ ok: false, failure: { code: "category_inside_itself" } });
  let deep = await create("Level 1");
  for (const level of [2, 3, 4]) deep = await create(`Level ${level}`, deep);
  expect(await moveCategory(staff, lamps, { parentId: deep, position: 0 })).toFail("category_too_deep");
});

test("only an empty category is deleted; merging moves its products, listings and address", async () => {
  const lamps = await create("Lamps");
  const lights = await create("Lights");
  const below = await create("Desk lamps", lamps);
  const productId = await makeListed(lamps);
  await makeListed(lights);
  await makeListed(lights);
  expect((await findCategoryRecords(staff)).map(({ name, productsCount }) => [name, productsCount])).toEqual([
    ["Lamps", 1],
    ["Desk lamps", 0],
    ["Lights", 2],
  ]);
  expect(await deleteCategory(staff, lamps)).toEqual({ ok: false, failure: { code: "category_used" } });
  expect(await deleteCategory(staff, below)).toSucceed();
  expect(await mergeCategory(staff, lamps, lights)).toSucceed();
  expect(await treeOf()).toEqual(["Lights"]);
  const [product] = await db.select().from(products).where(eq(products.id, productId));
  const [listed] = await db.select().from(listingProducts).where(eq(listingProducts.productId, productId));
  expect([product!.categoryId, listed!.categoryId]).toEqual([lights, lights]);
  expect(await findMovedAddress(staff, "category", "lamps")).toEqual({ kind: "moved", slug: "lights" });
  const entries = await db.select({ action: auditEntries.action }).from(auditEntries).orderBy(asc(auditEntries.id));
  expect(entries.slice(-2)).toEqual([{ action: "category.delete" }, { action: "category.merge" }]);
});

test("a category says how many tax exceptions go with it, and removing it refreshes the taxes", async () => {
  const [toys, games] = [await create("Toys"), await create("Games")];
  const exception = { countryCode: "US", name: "Toys", rateBasisPoints: 200 };
  await db.insert(taxExceptions).values([
    { ...exception, categoryId: toys },
    { ...exception, categoryId: toys, state: "Texas" },
    { ...exception, state: "Texas" },
  ]);
  expect((await findCategoryRecords(staff)).map(({ taxExceptionsCount }) => taxExceptionsCount)).toEqual([2, 0]);
  expect(await mergeCategory(staff, toys, games)).toSucceed();
  expect(await db.select({ state: taxExceptions.state }).from(taxExceptions)).toEqual([{ state: "Texas" }]);
  expect(staff).toMatchObject({ traces: { purged: expect.arrayContaining(["taxes"]) } });
});

test("a customer finds nothing", async () => {
  const id = await create("Lamps");
  const customer = await customerContext(db);
  const notFound = { ok: false, failure: { code: "not_found" } };
  expect(await createCategory(customer, newCategoryInput.parse({ name: "Mine" }))).toEqual(notFound);
  expect(await changeCategory(customer, id, categoryInput.parse({ name: "Mine" }))).toEqual(notFound);
  expect(await moveCategory(customer, id, { parentId: null, position: 0 })).toEqual(notFound);
  expect(await deleteCategory(customer, id)).toEqual(notFound);
  expect(await mergeCategory(customer, id, id)).toEqual(notFound);
});
