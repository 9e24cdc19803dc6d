import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { auditEntries } from "#db/schema/audit.ts";
import { products, variants } from "#db/schema/product.ts";
import { stockLevels, stockMovements } from "#db/schema/stock.ts";
import type { ProductOwner } from "#domain/catalog/product-admin/product-admin.ts";
import type { Context } from "#domain/context.ts";
import { openTestDatabase } from "#tests/database/open-test-database.ts";
import { ownerContext, staffContext } from "#tests/support/customers.ts";
import { buy, guestContext, fillCart, makeGoods } from "#tests/support/shopping.ts";
import { valueOf } from "#tests/support/value-of.ts";
import { readListUrl } from "#shared/list/list-url.ts";
import { STOCK_LIST } from "#shared/list/stock-lists.ts";
import { changeInventory } from "./change-inventory.ts";
import { changeThreshold } from "./change-threshold.ts";
import { findInventory } from "./find-inventory.ts";
import { findStockMovements } from "./find-stock-movements.ts";
import { changeInventoryInput } from "./inventory.input.ts";

const { db } = await openTestDatabase();
const OPERATOR: ProductOwner = { kind: "operator", shopId: null };

const { lamp, shirt } = await makeGoods(db);
const seller = await ownerContext(db, shirt.shopId);
const staff = await staffContext(db, ["catalog.manage"]);
const own: ProductOwner = { kind: "shop", shopId: shirt.shopId };
const others: ProductOwner = { kind: "shop", shopId: lamp.shopId };

const book = (ctx: Context, owner: ProductOwner, changes: [number, number][], reason = "Counted") =>
  changeInventory(
    ctx,
    owner,
    changeInventoryInput.parse({ changes: changes.map(([variant_id, change]) => ({ variant_id, change })), reason }),
  );

async function stockOf(variantId: number) {
  const [row] = await db.select().from(stockLevels).where(eq(stockLevels.variantId, variantId));
  return { onHand: row!.onHand, allocated: row!.allocated };
}

const stockQuery = (query: Record<string, string> = {}) => readListUrl(STOCK_LIST, new URLSearchParams(query));

const listed = async (owner: ProductOwner, query: Record<string, string> = {}): Promise<number[]> =>
  (await findInventory(seller, owner, stockQuery(query))).rows.map(({ variantId }) => variantId);

const movementsOf = async (ctx: Context, owner: ProductOwner, variantId: number, before?: number) =>
  valueOf(await findStockMovements(ctx, owner, variantId, before));

test("lists the stock of the seller's own shop by variant, and of all shops for the operator", async () => {
  const { rows } = await findInventory(seller, own, stockQuery());
  expect(rows.filter(({ productId }) => productId === shirt.productId)).toMatchObject([
    { variantId: shirt.variantIds[0], onHand: 10, allocated: 0, available: 10, threshold: 5 },
    { variantId: shirt.variantIds[1], onHand: 10, allocated: 0, available: 10, threshold: 5 },
  ]);
  expect(await listed(own)).not.toContain(lamp.variantIds[0]);
  const [row] = await db.select().from(variants).where(eq(variants.id, lamp.variantIds[0]!));
  expect(await listed(OPERATOR, { q: row!.sku })).toEqual(lamp.variantIds);
});

test("finds by part of an SKU, and a scanned code only if it is exactly an SKU or barcode", async () => {
  const [first, second] = shirt.variantIds as [number, number];
  const code = `4006381${first}`;
  await db.update(variants).set({ barcode: code }).where(eq(variants.id, first));
  await db
    .update(variants)
    .set({ sku: `Tee-${second}-XL` })
    .where(eq(variants.id, second));
  expect(await listed(own, { q: `${second}-xl` })).toEqual([second]);
  expect(await listed(own, { code })).toEqual([first]);
  expect(await listed(own, { code: `tee-${second}-xl` })).toEqual([second]);
  expect(await listed(own, { code: `tee-${second}` })).toEqual([]);
  expect(await listed(others, { code })).toEqual([]);
});

test("filters what is low in stock by the product's threshold, and what is sold out", async () => {
  const [first, second] = shirt.variantIds as [number, number];
  await book(seller, own, [
    [first, -10],
    [second, -5],
  ]);
  expect(await listed(own, { state: "low" })).toEqual([first, second]);
  expect(await listed(own, { state: "sold_out" })).toEqual([first]);
  expect(await changeThreshold(seller, own, shirt.productId, 4)).toSucceed();
  expect(await listed(own, { state: "low" })).toEqual([first]);
  const [product] = await db.select().from(products).where(eq(products.id, shirt.productId));
  expect(product).toMatchObject({ lowStockThreshold: 4, revision: 2 });
});

test("books a count as one movement per variant with its reason and who did it", async () => {
  const [first, second] = shirt.variantIds as [number, number];
  expect(
    await book(
      seller,
      own,
      [
        [second, 3],
        [first, -2],
      ],
      "Yearly count",
    ),
  ).toSucceed();
  expect(await stockOf(first)).toEqual({ onHand: 8, allocated: 0 });
  expect(await stockOf(second)).toEqual({ onHand: 13, allocated: 0 });
  const added = (await movementsOf(seller, own, first)).filter(({ kind }) => kind === "adjusted");
  expect(added).toMatchObject([{ quantity: -2, note: "Yearly count", orderCode: null, actor: { side: "shop" } }]);
});

test("keeps units that are sold between a count and its booking sold", async () => {
  const first = shirt.variantIds[0]!;
  const seen = (await stockOf(first)).onHand;
  const guest = await guestContext(db);
  await buy(guest, await fillCart(guest, [shirt, 2]));
  const counted = 9;
  expect(await book(seller, own, [[first, counted - seen]])).toSucceed();
  expect(await stockOf(first)).toEqual({ onHand: 9, allocated: 2 });
  const [latest, sale] = await movementsOf(seller, own, first);
  expect(latest).toMatchObject({ kind: "adjusted", quantity: -1 });
  expect(sale).toMatchObject({ kind: "allocated", quantity: 2, actor: null });
  expect(sale!.orderCode).toBeTruthy();
  expect(await movementsOf(seller, own, first, latest!.id)).toHaveLength(
    (await movementsOf(seller, own, first)).length - 1,
  );
});

test("takes no units that open orders need, and then books nothing of the count", async () => {
  const [first, second] = shirt.variantIds as [number, number];
  const guest = await guestContext(db);
  await buy(guest, await fillCart(guest, [shirt, 4]));
  const before = await db.$count(stockMovements);
  const refused = await book(seller, own, [
    [second, 5],
    [first, -7],
  ]);
  expect(refused).toFail("stock_too_low", { index: 1, left: 6 });
  expect(await stockOf(second)).toEqual({ onHand: 10, allocated: 0 });
  expect(await db.$count(stockMovements)).toBe(before);
});

test("changes nothing of other shops, even together with the shop's own variants", async () => {
  const refused = await book(seller, own, [
    [shirt.variantIds[0]!, 1],
    [lamp.variantIds[0]!, 1],
  ]);
  expect(refused).toFail("not_found");
  expect(await stockOf(shirt.variantIds[0]!)).toEqual({ onHand: 10, allocated: 0 });
  expect(await changeThreshold(seller, own, lamp.productId, 1)).toFail("not_found");
  expect(await findStockMovements(seller, own, lamp.variantIds[0]!)).toFail("not_found");
});

test("audits the operator's changes, and tells the seller that it was the marketplace but not who", async () => {
  const first = shirt.variantIds[0]!;
  expect(await book(staff, OPERATOR, [[first, 1]], "Found one")).toSucceed();
  expect(await changeThreshold(staff, OPERATOR, shirt.productId, 2)).toSucceed();
  const entries = await db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.subjectId, String(shirt.productId)));
  expect(entries.map(({ action }) => action).toSorted()).toEqual(["stock.adjust", "stock.threshold"]);
  expect((await movementsOf(seller, own, first))[0]!.actor).toEqual({ side: "operator", name: "" });
  expect((await movementsOf(staff, OPERATOR, first))[0]!.actor!.name).not.toBe("");
});

test("refuses a variant that is counted twice, a difference of zero and a missing reason", () => {
  const change = { variant_id: 1, change: 1 };
  const isTaken = (input: object) => changeInventoryInput.safeParse(input).success;
  expect(isTaken({ changes: [change], reason: "Count" })).toBe(true);
  expect(isTaken({ changes: [change, change], reason: "Count" })).toBe(false);
  expect(isTaken({ changes: [{ ...change, change: 0 }], reason: "Count" })).toBe(false);
  expect(isTaken({ changes: [change], reason: " " })).toBe(false);
});
