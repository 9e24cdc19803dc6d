import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { auditEntries } from "#db/schema/audit.ts";
import { products } from "#db/schema/product.ts";
import { reviews } from "#db/schema/review.ts";
import type { Context } from "#domain/context.ts";
import { openTestDatabase } from "#tests/database/open-test-database.ts";
import { makeCategory, makeProduct, makeShop } from "#tests/support/catalog.ts";
import { customerContext, staffContext, makeCustomer } from "#tests/support/customers.ts";
import { valueOf } from "#tests/support/value-of.ts";
import { changeInputOf } from "./change-input-of.ts";
import { changeProduct } from "./change-product.ts";
import { changeProducts } from "./change-products.ts";
import { countProductsByState } from "./count-products.ts";
import { getProductForm } from "./get-product-form.ts";
import type { ProductOwner } from "./product-admin.ts";
import type { ProductBulkAction } from "#shared/product-choices.ts";

const { db } = await openTestDatabase();
const OPERATOR: ProductOwner = { kind: "operator", shopId: null };

const [shopId, categoryId] = [await makeShop(db), await makeCategory(db)];
const own: ProductOwner = { kind: "shop", shopId };
const seller = await customerContext(db);
const staff = await staffContext(db, ["catalog.manage"]);

const make = async () => (await makeProduct(db, shopId, categoryId, { prices: [1000] })).productId;
const bulk = (ctx: Context, owner: ProductOwner, ids: number[], action: ProductBulkAction, value = "") =>
  changeProducts(ctx, owner, { ids, action, value, dry_run: false, after: 0 });

const formOf = async (id: number) => valueOf(await getProductForm(seller, own, id));

test("units are added to and taken from each variant, and never more than there are", async () => {
  const id = await make();
  const before = (await formOf(id)).variants.map(({ stock }) => stock);
  expect(await bulk(seller, own, [id], "stock", "+4")).toMatchObject({ changed: 1 });
  expect((await formOf(id)).variants.map(({ stock }) => stock)).toEqual(before.map((stock) => stock + 4));
  expect(await bulk(seller, own, [id], "stock", "-100000")).toMatchObject({ changed: 0, failed: [{ id }] });
  for (const wrong of ["", "many", "1.5"])
    expect(await bulk(seller, own, [id], "stock", wrong)).toMatchObject({
      failed: [{ failure: { code: "bulk_value_wrong" } }],
    });
});

test("products without purchases or reviews are deleted; a review keeps a product, and other shops' are not found", async () => {
  const [unused, used] = [await make(), await make()];
  await db.insert(reviews).values({
    productId: used,
    customerId: await makeCustomer(db),
    stars: 5,
    authorName: "Ada",
    title: "Good",
    body: "Good",
    languageCode: "en",
    status: "published",
  });
  const others: ProductOwner = { kind: "shop", shopId: await makeShop(db) };
  expect(await bulk(seller, others, [unused], "delete")).toMatchObject({ matched: 0, changed: 0 });
  expect(await bulk(staff, OPERATOR, [unused, used], "delete")).toMatchObject({
    changed: 1,
    failed: [{ id: used, failure: { code: "product_used" } }],
  });
  expect(await db.select({ id: products.id }).from(products).where(eq(products.id, unused))).toEqual([]);
  expect(await db.select().from(auditEntries).where(eq(auditEntries.action, "product.delete"))).toHaveLength(1);
});

test("products are counted by state, rejected ones among them", async () => {
  const [, rejected] = [await make(), await make()];
  await bulk(staff, OPERATOR, [rejected], "reject", "Blurred pictures");
  const counts = await countProductsByState(seller, shopId);
  expect(counts).toMatchObject({ all: 2, published: 1, draft: 1, rejected: 1, waiting: 0, archived: 0 });
});

test("the cost of a variant is kept, and a save that does not name it leaves it", async () => {
  const id = await make();
  const input = changeInputOf(await formOf(id));
  const costly = input.variants.map((variant) => ({ ...variant, cost: "4.50" }));
  expect(await changeProduct(seller, own, id, { ...input, variants: costly })).toSucceed();
  const silent = input.variants.map(({ cost: _cost, ...variant }) => variant);
  await changeProduct(seller, own, id, { ...input, variants: silent, revision: input.revision + 1 });
  expect((await formOf(id)).variants.map(({ cost }) => cost)).toEqual(["4.50"]);
  const wrong = input.variants.map((variant) => ({ ...variant, cost: "4.505" }));
  expect(await changeProduct(seller, own, id, { ...input, variants: wrong, revision: input.revision + 2 })).toFail(
    "invalid_fields",
    { errors: { "variants.0.cost": expect.any(String) } },
  );
});
