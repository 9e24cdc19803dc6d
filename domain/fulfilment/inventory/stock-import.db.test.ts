import { desc, eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { auditEntries } from "#db/schema/audit.ts";
import { variants } from "#db/schema/product.ts";
import { stockLevels, stockMovements } from "#db/schema/stock.ts";
import type { ProductOwner } from "#domain/catalog/product-admin/product-admin.ts";
import { openTestDatabase } from "#tests/database/open-test-database.ts";
import { ownerContext } from "#tests/support/customers.ts";
import { buy, guestContext, fillCart, makeGoods } from "#tests/support/shopping.ts";
import { valueOf } from "#tests/support/value-of.ts";
import { findStockImports } from "./find-stock-imports.ts";
import { importStock } from "./import-stock.ts";
import { undoStockImport } from "./undo-stock-import.ts";

const { db } = await openTestDatabase();
const OPERATOR: ProductOwner = { kind: "operator", shopId: null };

const { lamp, shirt } = await makeGoods(db);
const seller = await ownerContext(db, shirt.shopId);
const own: ProductOwner = { kind: "shop", shopId: shirt.shopId };
const skus = await Promise.all(shirt.variantIds.map(skuOf));
const foreignSku = await skuOf(lamp.variantIds[0]!);

async function skuOf(id: number): Promise<string> {
  const [row] = await db.select({ sku: variants.sku }).from(variants).where(eq(variants.id, id));
  return row!.sku;
}

async function onHand(variantId: number): Promise<number> {
  const [row] = await db.select().from(stockLevels).where(eq(stockLevels.variantId, variantId));
  return row!.onHand;
}

async function send(owner: ProductOwner, text: string, options: { dry_run?: "1"; on_error?: "abort" } = {}) {
  const file = { name: "stock.csv", bytes: new TextEncoder().encode(text) };
  return valueOf(await importStock(seller, owner, file, { dry_run: "0", on_error: "skip", ...options }));
}

test("sets the stock that can be sold, with a movement each, and leaves reserved units alone", async () => {
  const guest = await guestContext(db);
  await buy(guest, await fillCart(guest, [shirt, 4]));
  const [first, second] = shirt.variantIds as [number, number];
  const done = await send(own, `sku;stock\n${skus[0]!.toLowerCase()};20\n${skus[1]};10`);
  expect(done).toEqual({ isDryRun: false, rows: 2, changed: 1, unchanged: 1, errors: [] });
  expect(await onHand(first)).toBe(24);
  expect(await onHand(second)).toBe(10);
  const [movement] = await db.select().from(stockMovements).where(eq(stockMovements.note, "Import: stock.csv"));
  expect(movement).toMatchObject({ variantId: first, quantity: 14, kind: "adjusted" });
});

test("changes nothing in a dry run, and nothing at all if one row is wrong and that was asked for", async () => {
  const text = `sku,stock\n${skus[0]},3\nNO-SUCH,4`;
  const errors = [{ line: 3, column: "sku", message: "There is no variant with this SKU." }];
  expect(await send(own, text, { dry_run: "1" })).toMatchObject({ changed: 1, errors });
  expect(await send(own, text, { on_error: "abort" })).toMatchObject({ changed: 0, errors });
  expect(await onHand(shirt.variantIds[0]!)).toBe(10);
  expect(await send(own, text)).toMatchObject({ changed: 1, errors });
  expect(await onHand(shirt.variantIds[0]!)).toBe(3);
});

test("finds by barcode, and refuses one that several variants have, and a variant that comes twice", async () => {
  await db.update(variants).set({ barcode: "4006381" }).where(eq(variants.productId, shirt.productId));
  const twice = await send(own, `barcode,stock\n4006381,3`);
  expect(twice.errors).toMatchObject([{ line: 2, column: "barcode", message: "Several variants have this barcode." }]);
  await db.update(variants).set({ barcode: "4006382" }).where(eq(variants.id, shirt.variantIds[1]!));
  const done = await send(own, `sku,barcode,stock\n,4006381,3\n${skus[0]},,4`);
  expect(done).toMatchObject({ changed: 1, errors: [{ line: 3, message: "This variant is in the file twice." }] });
  expect(await onHand(shirt.variantIds[0]!)).toBe(3);
});

test("takes no units of open orders, and does not see variants of other shops", async () => {
  const guest = await guestContext(db);
  await buy(guest, await fillCart(guest, [shirt, 4]));
  const done = await send(own, `sku,on_hand\n${skus[0]},3\n${foreignSku},99`);
  expect(done.errors).toMatchObject([
    { line: 2, column: "on_hand", message: "Open orders need more units than this." },
    { line: 3, message: "There is no variant with this SKU." },
  ]);
  expect(await onHand(lamp.variantIds[0]!)).not.toBe(99);
});

test("lets the operator set the stock of all shops, with an audit entry", async () => {
  expect(await send(OPERATOR, `sku,stock\n${skus[0]},7\n${foreignSku},8`)).toMatchObject({ changed: 2, errors: [] });
  const entries = await db.select().from(auditEntries).where(eq(auditEntries.action, "stock.import"));
  expect(entries).toMatchObject([{ subjectId: "stock", details: { rows: 2 } }]);
});

test("says what a file lacks", async () => {
  const file = { name: "a.csv", bytes: new TextEncoder().encode("name,stock\nLamp,3") };
  const done = await importStock(seller, own, file, { dry_run: "0", on_error: "skip" });
  expect(done).toFail("stock_file_unknown");
});

describe("an import in the history", () => {
  const [first, second] = shirt.variantIds as [number, number];
  const foreign: ProductOwner = { kind: "shop", shopId: lamp.shopId };
  const latest = async (owner: ProductOwner) => (await findStockImports(seller, owner))[0]!;

  test("is undone once, by the differences that it made", async () => {
    await send(own, `sku,stock\n${skus[0]},20\n${skus[1]},30\nNO-SUCH,1`);
    const run = await latest(own);
    expect(run).toMatchObject({ fileName: "stock.csv", rows: 3, changed: 2, unchanged: 0, errorsCount: 1 });
    expect(run).toMatchObject({ canUndo: true, undoneAt: null });
    await send(own, `sku,stock\n${skus[0]},25`);
    const [before, beforeSecond] = [await onHand(first), await onHand(second)];
    const movements = await db.select().from(stockMovements).where(eq(stockMovements.importId, run.id));
    const [one, two] = [first, second].map((id) => movements.find(({ variantId }) => variantId === id)!.quantity);
    expect(await undoStockImport(seller, own, run.id)).toEqual({ ok: true, value: { restored: 2, left: 0 } });
    expect(await onHand(first)).toBe(before - one!);
    expect(await onHand(second)).toBe(beforeSecond - two!);
    const [booked] = await db
      .select()
      .from(stockMovements)
      .where(eq(stockMovements.variantId, first))
      .orderBy(desc(stockMovements.id));
    expect(booked).toMatchObject({
      kind: "adjusted",
      quantity: -one!,
      note: "Import undone: stock.csv",
      importId: null,
    });
    expect(await undoStockImport(seller, own, run.id)).toFail("import_not_to_undo");
    expect((await findStockImports(seller, own)).find(({ id }) => id === run.id)).toMatchObject({ canUndo: false });
    expect(await onHand(first)).toBe(before - one!);
  });

  test("is undone once if two people do it at the same time", async () => {
    await send(own, `sku,stock\n${skus[1]},40`);
    const before = await onHand(second);
    const { id } = await latest(own);
    const [movement] = await db.select().from(stockMovements).where(eq(stockMovements.importId, id));
    const undone = await Promise.all([undoStockImport(seller, own, id), undoStockImport(seller, own, id)]);
    expect(undone.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await onHand(second)).toBe(before - movement!.quantity);
  });

  test("takes no units of open orders, and counts what it leaves", async () => {
    await send(own, `sku,stock\n${skus[0]},1\n${skus[1]},1`);
    await send(own, `sku,stock\n${skus[0]},6\n${skus[1]},6`);
    const { id } = await latest(own);
    const guest = await guestContext(db);
    await buy(guest, await fillCart(guest, [shirt, 4]));
    const before = await onHand(first);
    expect(await undoStockImport(seller, own, id)).toEqual({ ok: true, value: { restored: 1, left: 1 } });
    expect(await onHand(first)).toBe(before);
  });

  test("stays if nothing of it can be taken back", async () => {
    await send(own, `sku,stock\n${skus[0]},1`);
    await send(own, `sku,stock\n${skus[0]},5`);
    const { id } = await latest(own);
    const guest = await guestContext(db);
    await buy(guest, await fillCart(guest, [shirt, 4]));
    expect(await undoStockImport(seller, own, id)).toFail("import_stock_gone");
    expect(await latest(own)).toMatchObject({ id, canUndo: true });
  });

  test("is the shop's own, and can be undone for a day", async () => {
    await send(own, `sku,stock\n${skus[1]},11`);
    const { id } = await latest(own);
    await send(own, `sku,stock\n${skus[1]},12`, { dry_run: "1" });
    expect((await latest(own)).id).toBe(id);
    expect(await findStockImports(seller, foreign)).toEqual([]);
    expect(await undoStockImport(seller, foreign, id)).toFail("not_found");
    await send(OPERATOR, `sku,stock\n${foreignSku},9`);
    const byOperator = await latest(OPERATOR);
    expect((await latest(own)).id).toBe(id);
    expect(await undoStockImport(seller, own, byOperator.id)).toFail("not_found");
    const later = { ...seller, now: () => new Date(seller.now().getTime() + 86_400_001) };
    expect(await undoStockImport(later, own, id)).toFail("import_not_to_undo");
    expect(await undoStockImport(seller, OPERATOR, byOperator.id)).toMatchObject({ ok: true });
    expect(await db.$count(auditEntries, eq(auditEntries.action, "stock.import_undo"))).toBe(1);
  });
});
