import { beforeEach, expect, test } from "vitest";
import { auditEntries } from "#db/schema/audit.ts";
import { notes } from "#db/schema/record.ts";
import { orders } from "#db/schema/order.ts";
import { shops } from "#db/schema/shop.ts";
import type { Context } from "#domain/context.ts";
import { openTestDatabase } from "#tests/database/open-test-database.ts";
import { makeContext } from "#tests/support/context.ts";
import { makeCustomer } from "#tests/support/customers.ts";
import { buy, comeAsGuest, fillCart, makeGoods } from "#tests/support/shopping.ts";
import { eq } from "drizzle-orm";
import { findNotes } from "./find-notes.ts";
import type { RecordSubject } from "#domain/platform/record/record.ts";
import { writeNote } from "./write-note.ts";

const { db } = await openTestDatabase();
let order: RecordSubject;
let productId: number;
let owner: Context;
let stranger: Context;

const staff =
  (...permissions: string[]) =>
  async () =>
    makeContext(db, { visitor: { customerId: await makeCustomer(db), permissions } });

beforeEach(async () => {
  const goods = await makeGoods(db);
  const guest = await comeAsGuest(db);
  expect(await buy(guest, await fillCart(guest, [goods.lamp, 1]), "cash_on_delivery")).toMatchObject({ ok: true });
  const [row] = await db.select().from(orders);
  order = { kind: "order", code: row!.code };
  ({ productId } = goods.lamp);
  const [ownerId, strangerId] = [await makeCustomer(db), await makeCustomer(db)];
  await db.update(shops).set({ ownerId }).where(eq(shops.id, row!.shopId));
  await db.insert(shops).values({ slug: "elsewhere", name: "Elsewhere", status: "approved", ownerId: strangerId });
  owner = makeContext(db, { visitor: { customerId: ownerId } });
  stranger = makeContext(db, { visitor: { customerId: strangerId } });
});

test("staff and a shop's team note for themselves, and only staff are in the audit log", async () => {
  const boss = await staff("orders.write", "orders.read")();
  expect(await writeNote(boss, "operator", order, "Watch this address")).toMatchObject({ ok: true });
  expect(await writeNote(owner, "shop", order, "Gift wrap")).toMatchObject({ ok: true });
  expect(await writeNote(owner, "shop", order, "Fragile")).toMatchObject({ ok: true });
  expect((await findNotes(boss, "operator", order)).map(({ text }) => text)).toEqual(["Watch this address"]);
  expect((await findNotes(owner, "shop", order)).map(({ text }) => text)).toEqual(["Fragile", "Gift wrap"]);
  const { action, details } = auditEntries;
  // The text is erased with the customer, and the log is not.
  expect(await db.select({ action, details }).from(auditEntries)).toEqual([{ action: "note.add", details: {} }]);
});

test("nobody else reads or writes them", async () => {
  const product: RecordSubject = { kind: "product", id: productId };
  for (const subject of [order, product]) {
    expect(await writeNote(stranger, "shop", subject, "Mine")).toMatchObject({ failure: { code: "not_found" } });
    expect(await writeNote(stranger, "operator", subject, "Mine")).toMatchObject({ ok: false });
    expect(await writeNote(makeContext(db), "shop", subject, "Mine")).toMatchObject({ failure: { code: "sign_in" } });
    await writeNote(owner, "shop", subject, "Ours");
    expect(await findNotes(stranger, "shop", subject)).toEqual([]);
  }
  const reader = await staff("orders.read")();
  expect(await writeNote(reader, "operator", order, "No")).toMatchObject({ failure: { code: "not_yours" } });
  const customer: RecordSubject = { kind: "customer", id: owner.visitor.customerId! };
  expect(await writeNote(owner, "shop", customer, "No")).toMatchObject({ failure: { code: "not_found" } });
  expect(await db.select().from(notes)).toHaveLength(2);
});
