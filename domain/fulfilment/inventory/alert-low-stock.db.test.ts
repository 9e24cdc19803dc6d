import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { mails } from "#db/schema/mail.ts";
import { notifications } from "#db/schema/notification.ts";
import { products } from "#db/schema/product.ts";
import { shops } from "#db/schema/shop.ts";
import { stockLevels } from "#db/schema/stock.ts";
import { openTestDatabase } from "#tests/database/open-test-database.ts";
import { makeContext } from "#tests/support/context.ts";
import { makeCustomer } from "#tests/support/customers.ts";
import { makeGoods } from "#tests/support/shopping.ts";
import { alertLowStock } from "./alert-low-stock.ts";
import { switchLowStockMail } from "./switch-low-stock-mail.ts";

const { db } = await openTestDatabase();
const { shirt } = await makeGoods(db);
const ownerId = await makeCustomer(db, {
  email: "owner@souk.example",
  emailVerifiedAt: new Date("2026-10-01T00:00:00Z"),
});
await db.update(shops).set({ ownerId }).where(eq(shops.id, shirt.shopId));
await db.update(products).set({ lowStockThreshold: 4 });

const set = (variantId: number, onHand: number) =>
  db.update(stockLevels).set({ onHand }).where(eq(stockLevels.variantId, variantId));
const run = (day: string) => alertLowStock(makeContext(db, { now: new Date(`2026-11-${day}T05:00:00Z`) }));

async function mailed(): Promise<{ sku: string; left: number }[][]> {
  const rows = await db.select().from(mails).where(eq(mails.template, "low-stock")).orderBy(mails.id);
  return rows.map(({ data }) => (data as { variants: { sku: string; left: number }[] }).variants);
}

test("notifies a shop once of variants at their threshold, and again after they were refilled", async () => {
  const [first, second] = shirt.variantIds as [number, number];
  expect(await run("01")).toBe(0);
  await set(first, 4);
  expect(await run("02")).toBe(1);
  expect(await mailed()).toMatchObject([[{ left: 4 }]]);
  expect(await db.$count(notifications, eq(notifications.customerId, ownerId))).toBe(1);
  expect(await run("03")).toBe(0);
  await set(second, 0);
  await run("04");
  expect((await mailed())[1]).toMatchObject([{ left: 0 }]);
  await set(first, 30);
  await run("05");
  await set(first, 1);
  await run("06");
  expect((await mailed())[2]).toMatchObject([{ left: 1 }]);
  expect(await mailed()).toHaveLength(3);
});

test("is not sent for drafts, nor to a shop that has switched it off", async () => {
  await set(shirt.variantIds[0]!, 0);
  const seller = makeContext(db, { visitor: { customerId: ownerId } });
  expect(await switchLowStockMail(seller, false)).toSucceed();
  expect(await run("02")).toBe(0);
  await switchLowStockMail(seller, true);
  await db.update(products).set({ status: "draft" }).where(eq(products.id, shirt.productId));
  expect(await run("03")).toBe(0);
  expect(await mailed()).toEqual([]);
});
