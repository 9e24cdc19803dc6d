import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { liveEvents } from "#db/schema/live-event.ts";
import { orders } from "#db/schema/order.ts";
import { purchases } from "#db/schema/purchase.ts";
import { shopMembers } from "#db/schema/shop-team.ts";
import { shops } from "#db/schema/shop.ts";
import { mailedKey, mailedPurchaseKey } from "#domain/orders/order/purchase-access.ts";
import { findShopCounters, findStaffCounters } from "#domain/platform/desk/find-desk-counters.ts";
import { openTestDatabase } from "#tests/database/open-test-database.ts";
import { makeCustomer } from "#tests/support/customers.ts";
import { buy, guestContext, fillCart, makeGoods } from "#tests/support/shopping.ts";
import type { Context } from "../../context.ts";
import { authorizeChannel } from "./authorize-channel.ts";
import { authorizeUser } from "./authorize-user.ts";

const { db } = await openTestDatabase();
const SOCKET = "12.34";

async function signIn(permissions: string[] = []): Promise<Context> {
  const ctx = await guestContext(db);
  return { ...ctx, visitor: { ...ctx.visitor, customerId: await makeCustomer(db), permissions } };
}

const { lamp, shirt } = await makeGoods(db);
const guest = await guestContext(db);
const [owner, packer, clerk, staff] = [await signIn(), await signIn(), await signIn(), await signIn(["orders.read"])];
await buy(guest, await fillCart(guest, [lamp, 1], [shirt, 1]));
const placed = await db.select().from(orders).orderBy(orders.id);
const [order, other] = [placed[0]!, placed[1]!];
const purchase = (await db.select().from(purchases))[0]!;
await db.update(shops).set({ ownerId: owner.visitor.customerId }).where(eq(shops.id, order.shopId));
await db.insert(shopMembers).values([
  { customerId: packer.visitor.customerId!, shopId: order.shopId, role: "orders" },
  { customerId: clerk.visitor.customerId!, shopId: order.shopId, role: "products" },
]);

const authorize = (ctx: Context, channel: string, key?: string) =>
  authorizeChannel(ctx, { socketId: SOCKET, channel, key });

test("a guest gets events of their own order by session or by the key of its link, and of no other order", async () => {
  const channel = `private-order.${order.code}`;
  const elsewhere = await guestContext(db);
  expect(await authorize(guest, channel)).toSucceed();
  expect(await authorize(elsewhere, channel)).toFail("not_yours");
  expect(await authorize(elsewhere, channel, "a guess")).toFail("not_yours");
  expect(await authorize(elsewhere, channel, mailedKey(guest, order))).toSucceed();
  expect(await authorize(elsewhere, `private-order.${other.code}`, mailedKey(guest, order))).toFail("not_yours");
  // The key of the whole purchase opens each of its orders.
  for (const { code } of [order, other])
    expect(await authorize(elsewhere, `private-order.${code}`, mailedPurchaseKey(guest, purchase))).toSucceed();
  expect(await authorize(elsewhere, `private-shop.${order.shopId}`, mailedKey(guest, order))).toFail("not_yours");
});

test("new orders reach the members of the shop's team and the staff who may see orders", async () => {
  const channel = `private-shop.${order.shopId}`;
  for (const ctx of [owner, packer]) expect(await authorize(ctx, channel)).toSucceed();
  for (const ctx of [guest, clerk, staff]) expect(await authorize(ctx, channel)).toFail("not_yours");
  expect(await authorize(owner, `private-shop.${other.shopId}`)).toFail("not_yours");
  expect(await authorize(staff, "private-staff.orders")).toSucceed();
  for (const ctx of [guest, owner, await signIn(["catalog.manage"])])
    expect(await authorize(ctx, "private-staff.orders")).toFail("not_yours");
  const events = await db.select().from(liveEvents).where(eq(liveEvents.name, "order")).orderBy(liveEvents.id);
  expect(events.map(({ channels, data }) => ({ channels, data }))).toEqual(
    expect.arrayContaining(
      [order, other].map(({ code, shopId }) => ({
        channels: [`private-shop.${shopId}`, "private-staff.orders"],
        data: JSON.stringify({ code }),
      })),
    ),
  );
  expect(events).toHaveLength(2);
});

test("the counters of a desk are those that the member or the staff may see", async () => {
  for (const ctx of [owner, packer])
    expect(await findShopCounters(ctx)).toEqual({ ok: true, value: [{ kind: "orders", count: 1 }] });
  expect(await findShopCounters(clerk)).toEqual({ ok: true, value: [] });
  expect(await findShopCounters(staff)).toFail("not_found");
  expect(await findStaffCounters(staff)).toEqual({ ok: true, value: [] });
  expect(await findStaffCounters(await signIn(["messages.manage"]))).toEqual({
    ok: true,
    value: [{ kind: "inbox", count: 0 }],
  });
  expect(await findStaffCounters(owner)).toFail("not_found");
  expect(await findStaffCounters(guest)).toFail("sign_in");
});

test("signatures are limited, for a customer by the account and for guests by the address", async () => {
  const greedy = await signIn();
  const own = `private-user.${greedy.visitor.customerId}`;
  for (let time = 0; time < 300; time += 1) await authorize(greedy, own);
  expect(await authorize(greedy, own)).toFail("too_many_tries");
  expect(await authorizeUser(greedy, SOCKET)).toFail("too_many_tries");
  expect(await authorizeUser(owner, SOCKET)).toSucceed();
  const house = await guestContext(db, { visitor: { address: "192.0.2.7" } });
  for (let time = 0; time < 1_200; time += 1) await authorizeUser(house, SOCKET);
  expect(await authorizeUser(house, SOCKET)).toFail("too_many_tries");
  expect(await authorizeUser(guest, SOCKET)).toFail("not_yours");
});
