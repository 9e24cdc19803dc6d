import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { auditEntries } from "#db/schema/audit.ts";
import { mails } from "#db/schema/mail.ts";
import { notifications } from "#db/schema/notification.ts";
import { orders } from "#db/schema/order.ts";
import { purchases } from "#db/schema/purchase.ts";
import { shops } from "#db/schema/shop.ts";
import { mailedKey } from "#domain/orders/order/purchase-access.ts";
import { openTestDatabase } from "#tests/database/open-test-database.ts";
import { buy, guestContext, fillCart, makeGoods } from "#tests/support/shopping.ts";
import { makeCustomer } from "#tests/support/customers.ts";
import type { Context } from "../../context.ts";
import { countUnreadOfShop } from "./find-inbox.ts";
import { findOrderMessages, findUnreadCounts } from "./find-order-messages.ts";
import { markMessagesRead } from "./mark-messages-read.ts";
import { writeOrderMessage } from "./write-order-message.ts";

const { db } = await openTestDatabase();

async function signIn(name: string, permissions: string[] = []): Promise<Context> {
  const customerId = await makeCustomer(db, { firstName: name, email: `${name}@souk.example` });
  const ctx = await guestContext(db);
  return { ...ctx, visitor: { ...ctx.visitor, customerId, permissions } };
}

const { lamp } = await makeGoods(db);
const shopper = await guestContext(db);
const seller = await signIn("tamsin");
const stranger = await signIn("eve");
await buy(shopper, await fillCart(shopper, [lamp, 1]));
const order = (await db.select().from(orders))[0]!;
await db.update(shops).set({ ownerId: seller.visitor.customerId }).where(eq(shops.id, order.shopId));

const asShopper = () => ({ code: order.code, side: "shopper" as const });
const asShop = () => ({ code: order.code, side: "shop" as const });
const toldOf = async () => ({
  mails: (await db.select().from(mails).where(eq(mails.template, "order-message")).orderBy(mails.id)).map(
    ({ recipient }) => recipient,
  ),
  notifications: await db.select().from(notifications).where(eq(notifications.topic, "messages")),
});
const NOT_FOUND = { ok: false, failure: { code: "not_found" } };

describe("messages about an order", () => {
  test("go back and forth as they were typed, and each side is notified once until it has read them", async () => {
    const text = "Could you wrap it?\n<b>It is a present</b> 🎁";
    expect(await writeOrderMessage(shopper, asShopper(), text)).toMatchObject({ value: [{ text, isOwn: true }] });
    expect(await writeOrderMessage(shopper, asShopper(), "And add a card")).toSucceed();
    expect(await toldOf()).toMatchObject({
      mails: ["tamsin@souk.example"],
      notifications: [{ customerId: seller.visitor.customerId, link: `/seller/orders/${order.code}` }],
    });
    expect(await countUnreadOfShop(seller, order.shopId)).toBe(1);
    expect(await findOrderMessages(seller, asShop())).toMatchObject({
      value: [
        { authorName: "Ada Lovelace", isNew: true, isOwn: false },
        { text: "And add a card", isNew: true },
      ],
    });
    expect(await markMessagesRead(seller, asShop())).toSucceed();
    expect(await countUnreadOfShop(seller, order.shopId)).toBe(0);
    expect(await writeOrderMessage(seller, asShop(), "Gladly")).toSucceed();
    expect(await findUnreadCounts(shopper, [order.id])).toEqual({ [order.id]: 1 });
    expect((await toldOf()).mails).toEqual(["tamsin@souk.example", "ada@example.com"]);
    expect(await writeOrderMessage(shopper, asShopper(), "Thank you")).toSucceed();
    expect(await findUnreadCounts(shopper, [order.id])).toEqual({});
    expect((await toldOf()).mails).toHaveLength(3);
  });

  test("are read and written by no one else", async () => {
    for (const side of ["shopper", "shop", "operator"] as const) {
      const request = { code: order.code, side };
      expect(await findOrderMessages(stranger, request)).toEqual(NOT_FOUND);
      expect(await writeOrderMessage(stranger, request, "hello")).toEqual(NOT_FOUND);
    }
    expect(await markMessagesRead(stranger, asShop())).toEqual(NOT_FOUND);
    expect(await findOrderMessages(seller, asShopper())).toEqual(NOT_FOUND);
    expect(await findOrderMessages(await guestContext(db), asShopper())).toEqual(NOT_FOUND);
  });

  test("open for a guest by the key of a mail, until the order belongs to an account", async () => {
    const key = mailedKey(shopper, order);
    const elsewhere = await guestContext(db);
    expect(await writeOrderMessage(elsewhere, { ...asShopper(), key }, "From my phone")).toSucceed();
    expect(await findOrderMessages(elsewhere, { ...asShopper(), key: `${key}x` })).toEqual(NOT_FOUND);
    const owner = stranger.visitor.customerId;
    await db.update(purchases).set({ customerId: owner });
    expect(await findOrderMessages(elsewhere, { ...asShopper(), key })).toEqual(NOT_FOUND);
    expect(await findOrderMessages(shopper, asShopper())).toEqual(NOT_FOUND);
    expect(await findOrderMessages(stranger, asShopper())).toSucceed();
    await db.update(purchases).set({ customerId: null });
  });

  test("are joined by staff that may, which is written down", async () => {
    const reader = await signIn("reader", ["orders.read"]);
    const writer = await signIn("writer", ["orders.read", "orders.write"]);
    const request = { code: order.code, side: "operator" as const };
    expect(await findOrderMessages(reader, request)).toSucceed();
    expect(await writeOrderMessage(reader, request, "hello")).toEqual(NOT_FOUND);
    const before = (await toldOf()).mails.length;
    await markMessagesRead(seller, asShop());
    await markMessagesRead(shopper, asShopper());
    expect(await writeOrderMessage(writer, request, "We look after it")).toSucceed();
    expect((await toldOf()).mails.slice(before).toSorted()).toEqual(["ada@example.com", "tamsin@souk.example"]);
    const { action, subjectId, details } = auditEntries;
    expect(await db.select({ action, subjectId, details }).from(auditEntries)).toEqual([
      { action: "order.write", subjectId: order.code, details: {} },
    ]);
  });

  test("are limited by the hour", async () => {
    const busy = { ...seller, settings: { ...seller.settings, messagesPerHour: 2 } };
    const answers = [];
    for (let tries = 0; tries < 3; tries += 1) answers.push(await writeOrderMessage(busy, asShop(), `${tries}`));
    expect(answers.at(-1)).toFail("too_many_tries");
  });
});
