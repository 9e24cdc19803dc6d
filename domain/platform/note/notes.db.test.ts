import { expect, test } from "vitest";
import { auditEntries } from "#db/schema/audit.ts";
import { notes } from "#db/schema/record.ts";
import { orders } from "#db/schema/order.ts";
import { shops } from "#db/schema/shop.ts";
import { openTestDatabase } from "#tests/database/open-test-database.ts";
import { makeContext } from "#tests/support/context.ts";
import { makeCustomer } from "#tests/support/customers.ts";
import { buy, guestContext, fillCart, makeGoods } from "#tests/support/shopping.ts";
import { eq } from "drizzle-orm";
import { findNotes } from "./find-notes.ts";
import type { RecordSubject } from "#domain/platform/record/record.ts";
import { writeNote } from "./write-note.ts";

const { db } = await openTestDatabase();

const staff =
  (...permissions: string[]) =>
  async () =>
    makeContext(db, { visitor: { customerId: await makeCustomer(db), permissions } });

const goods = await makeGoods(db);
const guest = await guestContext(db);
expect(await buy(guest, await fillCart(guest, [goods.lamp, 1]), "cash_on_delivery")).toSucceed();
const [row] = await db.select().from(orders);
const order: RecordSubject = { kind: "order", code: row!.code };
const { productId } = goods.lamp;
const [ownerId, strangerId] = [await makeCustomer(db), await makeCustomer(db)];
await db.update(shops).set({ ownerId }).where(eq(shops.id, row!.shopId));
await db.insert(shops).values({ slug: "elsewhere", name: "Elsewhere", status: "approved", ownerId: strangerId });
const owner = makeContext(db, { visitor: { customerId: ownerId } });
const stranger = makeContext(db, { visitor: { customerId: strangerId } });

test("staff and a shop's team note for themselves, and only staff are in the audit log", async () => {
  const admin = await staff("orders.write", "orders.read")();
  expect(await writeNote(admin, "operator", order, "Watch this address")).toSucceed();
  expect(await writeNote(owner, "shop", order, "Gift wrap")).toSucceed();
  expect(await writeNote(owner, "shop", order, "Fragile")).toSucceed();
  expect((await findNotes(admin, "operator", order)).map(({ text }) => text)).toEqual(["Watch this address"]);
  expect((await findNotes(owner, "shop", order)).map(({ text }) => text)).toEqual(["Fragile", "Gift wrap"]);
  const { action, details } = auditEntries;
  // The text is erased with the customer, and the log is not.
  expect(await db.select({ action, details }).from(auditEntries)).toEqual([{ action: "note.add", details: {} }]);
});

test("no one else reads or writes them", async () => {
  const product: RecordSubject = { kind: "product", id: productId };
  for (const subject of [order, product]) {
    expect(await writeNote(stranger, "shop", subject, "Mine")).toFail("not_found");
    expect(await writeNote(stranger, "operator", subject, "Mine")).toFail();
    expect(await writeNote(makeContext(db), "shop", subject, "Mine")).toFail("sign_in");
    await writeNote(owner, "shop", subject, "Ours");
    expect(await findNotes(stranger, "shop", subject)).toEqual([]);
  }
  const reader = await staff("orders.read")();
  expect(await writeNote(reader, "operator", order, "No")).toFail("not_yours");
  const customer: RecordSubject = { kind: "customer", id: owner.visitor.customerId! };
  expect(await writeNote(owner, "shop", customer, "No")).toFail("not_found");
  expect(await db.select().from(notes)).toHaveLength(2);
});
