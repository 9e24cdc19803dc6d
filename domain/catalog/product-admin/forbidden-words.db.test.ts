import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { products } from "#db/schema/product.ts";
import { openTestDatabase } from "#tests/database/open-test-database.ts";
import { makeCategory, makeShop } from "#tests/support/catalog.ts";
import { ownerContext, staffContext } from "#tests/support/customers.ts";
import { valueOf } from "#tests/support/value-of.ts";
import { approveProducts } from "./approve-products.ts";
import { changeInputOf } from "./change-input-of.ts";
import { changeProduct } from "./change-product.ts";
import { changeProductStatus } from "./change-product-status.ts";
import { createProduct } from "./create-product.ts";
import { findForbiddenWords, findForbiddenWordsOf } from "./find-forbidden-words.ts";
import { getProductForm } from "./get-product-form.ts";
import { previewChange } from "./preview-change.ts";
import type { ProductOwner } from "./product-admin.ts";
import { type ChangeProductInput, newProductInput } from "./product-admin.input.ts";

const { db } = await openTestDatabase();
const SETTINGS = { forbiddenWords: "replica, fake goods" };
const OPERATOR: ProductOwner = { kind: "operator", shopId: null };

const shopId = await makeShop(db);
const categoryId = await makeCategory(db);
const seller = await ownerContext(db, shopId, { settings: SETTINGS });
const own: ProductOwner = { kind: "shop", shopId };
const staff = await staffContext(db, ["catalog.manage"], { settings: SETTINGS });

async function create(sku: string, more: object, owner = own): Promise<number> {
  const input = newProductInput.parse({
    name: `Product ${sku}`,
    category_id: categoryId,
    is_published: true,
    variants: [{ sku, price: "10" }],
    ...more,
  });
  return valueOf(await createProduct(owner === own ? seller : staff, owner, shopId, input));
}

async function change(id: number, more: Partial<ChangeProductInput>) {
  const form = valueOf(await getProductForm(seller, own, id));
  return changeProduct(seller, own, id, { ...changeInputOf(form), ...more });
}

const isApproved = async (id: number) =>
  (await db.select({ isApproved: products.isApproved }).from(products).where(eq(products.id, id)))[0]!.isApproved;

test("a new product with a forbidden word waits, even in a shop that needs no approval", async () => {
  const clean = await create("CLEAN", {});
  const id = await create("COPY", { translations: { es: { name: "Bolso", description: "Es una RÉPLICA fiel" } } });
  expect([await isApproved(clean), await isApproved(id)]).toEqual([true, false]);
  const words = await findForbiddenWordsOf(staff, [
    { id: clean, shop: { id: shopId } },
    { id, shop: { id: shopId } },
  ]);
  expect(words).toEqual({ [id]: ["replica"] });
  expect(await findForbiddenWords(staff, { id, shop: { id: shopId } })).toEqual([
    { word: "replica", field: "description", of: "es", before: "Es una ", match: "RÉPLICA", after: " fiel" },
  ]);
  expect(await isApproved(await create("OURS", { name: "A replica" }, OPERATOR))).toBe(true);
});

test("a draft with one is published once it is gone from its texts, and waits otherwise", async () => {
  const id = await create("DRAFT", { is_published: false, tags: ["fake goods"] });
  const publish = () => changeProductStatus(seller, own, { ids: [id], action: "publish" });
  expect(await publish()).toMatchObject({ value: { changed: 1, waiting: 1 } });
  await changeProductStatus(seller, own, { ids: [id], action: "unpublish" });
  await change(id, { tags: [] });
  expect(await publish()).toMatchObject({ value: { changed: 1, waiting: 0 } });
});

test("a change that brings one in waits; what the operator has approved with it stays approved", async () => {
  const id = await create("CHANGED", {});
  expect(await change(id, { description: "A replica" })).toMatchObject({ value: { isWaiting: true } });
  expect(await change(id, { description: "A vase" })).toMatchObject({ value: { isWaiting: false } });
  await change(id, { description: "A replica" });
  expect(await approveProducts(staff, [id])).toMatchObject({ value: 1 });
  expect(await change(id, { short_description: "Old" })).toMatchObject({ value: { isWaiting: false } });
});

test("a change that waits can be looked at as a page, with its new variants", async () => {
  const id = await create("SHOWN", { description: "Plain" });
  const form = valueOf(await getProductForm(seller, own, id));
  const [variant] = changeInputOf(form).variants;
  await change(id, {
    name: "A replica vase",
    specification: [{ name: "Height", value: "20 cm" }],
    pictures: [{ file: "vase.webp", alt: "Blue vase", color_id: null, focus: "center" as const }],
  });
  const page = await previewChange(staff, OPERATOR, id);
  expect(page).toMatchObject({
    value: {
      name: "A replica vase",
      description: "<p>Plain</p>",
      gallery: ["vase.webp"],
      galleryAlts: ["Blue vase"],
      specification: [{ name: "Height", value: "20 cm" }],
      variants: [{ sku: variant!.sku }],
    },
  });
  const other: ProductOwner = { kind: "shop", shopId: await makeShop(db) };
  expect(await previewChange(seller, other, id)).toFail("not_found");
});
